import McOrderText

/// The help of a command.
struct CommandHelp {
    /// A summary in one line.
    let abstract: HelpText
    /// More text, if one line is not enough.
    let details: HelpDetailText?
    /// Command lines that work with the sample catalogue.
    let examples: [Sentence]

    init(_ abstract: HelpText, details: HelpDetailText? = nil, examples: [Sentence]) {
        self.abstract = abstract
        self.details = details
        self.examples = examples
    }

    /// Help with examples that are the same in every language.
    init(_ abstract: HelpText, details: HelpDetailText? = nil, examples: [String]) {
        self.init(abstract, details: details, examples: examples.map { Verbatim($0) })
    }

    /// Details and examples.
    func discussion(_ language: Language) -> String {
        let lines = [HelpExampleText.heading[language]] + examples.map { "  " + $0[language] }
        return (details.map { $0[language] + "\n\n" } ?? "") + lines.joined(separator: "\n")
    }
}

internal import McOrderText

/// What a command's help says.
struct CommandHelp {
    /// One line about it.
    let abstract: HelpText
    /// More about it, where one line is not enough.
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

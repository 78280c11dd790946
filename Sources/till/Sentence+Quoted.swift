import McOrderConsole

extension Sentence {
    /// What somebody wrote, harmless and shortened, between the quotation marks of each language.
    static func quoted(_ text: String) -> Sentence {
        let spanish = HarmlessText.quoted(text)
        return Sentence(es: spanish, en: "“\(spanish.dropFirst().dropLast())”")
    }

    /// Several of those, with commas between.
    static func quoted(_ texts: [String]) -> Sentence {
        let all = texts.map { quoted($0) }
        return Sentence(
            es: all.map(\.spanish).joined(separator: ", "),
            en: all.map(\.english).joined(separator: ", ")
        )
    }
}

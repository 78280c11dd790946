/// A language that the programs speak.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// All of them: each has a folder beside this file, with its constant.
    package static let allCases: [Language] = [.spanish, .english, .basque]

    /// Their codes as a help page lists them: `es|en|eu`.
    package static var codes: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// The language's words.
    package let texts: any Texts

    /// A language with those words.
    package init(_ texts: any Texts) {
        self.texts = texts
    }

    /// The language of two letters of ISO 639-1; nil of one that the programs do not speak.
    package init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// The language's two letters of ISO 639-1.
    package var rawValue: String { texts.code }

    package static func == (one: Language, other: Language) -> Bool { one.rawValue == other.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The language of a user: what `--lang` says, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is set. Catalan and Galician are answered in Spanish, every other language in English.
    ///
    /// - Parameters:
    ///   - arguments: the command line, in which `--lang es` and `--lang=es` are looked for.
    ///   - environment: the value of an environment variable.
    package static func preferred(arguments: [String], environment: (String) -> String?) -> Language {
        for (index, argument) in arguments.enumerated() {
            let value: String? =
                if argument == "--lang", index + 1 < arguments.count {
                    arguments[index + 1]
                } else if argument.hasPrefix("--lang=") {
                    String(argument.dropFirst("--lang=".count))
                } else {
                    nil
                }
            if let language = value.flatMap(Language.init(rawValue:)) { return language }
        }
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty }
        let code = locale.map { String($0.prefix(2)) } ?? ""
        return Language(rawValue: code) ?? (["ca", "gl"].contains(code) ? .spanish : .english)
    }
}

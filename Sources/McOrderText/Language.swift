/// A language of the programs.
package struct Language: RawRepresentable, CaseIterable, Hashable, Sendable {
    /// All languages. Each has a folder beside this file, with its constant.
    package static let allCases: [Language] = [.spanish, .english, .basque]

    /// The codes as a help page lists them: `es|en|eu`.
    package static var codes: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// The texts in this language.
    package let texts: any Texts

    /// A language with these texts.
    package init(_ texts: any Texts) {
        self.texts = texts
    }

    /// The language with this two-letter code of ISO 639-1; nil if the programs do not have it.
    package init?(rawValue: String) {
        guard let language = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = language
    }

    /// The two-letter code of ISO 639-1.
    package var rawValue: String { texts.code }

    package static func == (one: Language, other: Language) -> Bool { one.rawValue == other.rawValue }

    package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The language of a user: the value of `--lang`, else the first of `LC_ALL`, `LC_MESSAGES` and `LANG`
    /// that is set. Catalan and Galician get Spanish, every other unknown language gets English.
    ///
    /// - Parameters:
    ///   - arguments: the command line, which is searched for `--lang es` and `--lang=es`.
    ///   - environment: returns the value of an environment variable.
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

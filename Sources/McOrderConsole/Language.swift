/// A language that the programs speak.
package enum Language: String, CaseIterable, Sendable {
    /// Spanish.
    case spanish = "es"
    /// English.
    case english = "en"
    /// Basque.
    case basque = "eu"

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
        switch locale?.prefix(2) {
        case "eu": return .basque
        case "es", "ca", "gl": return .spanish
        default: return .english
        }
    }
}

/// A sentence in every language that the programs speak; none can be missing.
package struct Sentence: Hashable, Sendable {
    /// In Spanish.
    package let spanish: String
    /// In English.
    package let english: String
    /// In Basque.
    package let basque: String

    /// The sentence `es` in Spanish, `en` in English, `eu` in Basque.
    package init(es: String, en: String, eu: String) {
        spanish = es
        english = en
        basque = eu
    }

    /// The same words in every language.
    package init(same: String) {
        self.init(es: same, en: same, eu: same)
    }

    /// The sentence in one language.
    package subscript(language: Language) -> String {
        switch language {
        case .spanish: spanish
        case .english: english
        case .basque: basque
        }
    }
}

internal import McOrderModel

/// What a program says where its arguments cannot be understood, and its help.
package enum ParserMessage {
    /// There is no such command; what is near.
    package static func unknownCommand(
        _ word: String,
        of program: String,
        among names: [String]
    ) -> Sentence {
        let near = NearMiss.best(for: word, among: names)
        let quoted = Sentence(quoting: word)
        let hint = Sentence(
            es: near.map { " ¿\($0)?" } ?? "",
            en: near.map { " Did you mean \($0)?" } ?? ""
        )
        return Sentence(
            es:
                "no hay ningún comando \(quoted.spanish).\(hint.spanish) Los ves todos con «\(program) --help».",
            en: "there is no command \(quoted.english).\(hint.english) See them all with “\(program) --help”."
        )
    }

    /// The word in the command's place, if there is no such command.
    ///
    /// - Parameter arranged: the arguments, with the options in front of the command's name moved behind it.
    package static func unknownCommand(in arranged: [String], among names: [String]) -> String? {
        guard let word = arranged.first, !word.hasPrefix("-"), word != "help" else { return nil }
        return names.contains(word) ? nil : word
    }

    /// The parser's text without the name of the command that runs when none is named, which nobody types.
    ///
    /// It quotes arguments as they came, so each line is made harmless.
    package static func plain(_ message: String, of program: String, without command: String) -> String {
        message.replacing("\(program) \(command)", with: program)
            .split(separator: "\n", omittingEmptySubsequences: false).map { HarmlessText.clean(String($0)) }
            .joined(separator: "\n")
    }

    /// The help of a program, with the options of the command that runs when none is named.
    package static func help(_ help: String, withOptionsOf other: String) -> String {
        let heading = "\nOPTIONS:\n"
        guard let start = help.firstRange(of: heading)?.upperBound,
            let options = other.firstRange(of: heading)?.upperBound
        else { return help }
        // The last options are those that every command has.
        let end = other.firstRange(of: "  --version ")?.lowerBound ?? other.endIndex
        return String(help[..<start] + other[options..<max(options, end)] + help[start...])
    }
}

internal import McOrderModel
package import McOrderText

/// What a program says where its arguments cannot be understood, and its help.
package enum ParserMessage {
    /// There is no such command; what is near.
    package static func unknownCommand(
        _ word: String,
        of program: String,
        among names: [String]
    ) -> Sentence {
        ConsoleFailureText.unknownCommand(word, of: program, nearest: NearMiss.best(for: word, among: names))
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
        plain(message.replacing("\(program) \(command)", with: program))
    }

    private static func plain(_ message: String) -> String {
        message.split(on: "\n").map { HarmlessText.clean($0) }.joined(separator: "\n")
    }

    /// The parser's complaint or help in a language, made harmless: it quotes arguments as they came.
    ///
    /// In English it is the parser's own text; so are the parts of it whose shape is not known.
    /// - Parameters:
    ///   - complaint: what the parser complains of, without the words around it.
    ///   - command: the name of the command that runs when none is named, which nobody types.
    ///   - written: the whole text, for so many columns, or for those of the terminal.
    package static func text(
        of program: String,
        without command: String?,
        complaint: String,
        in language: Language,
        _ written: (_ columns: Int?) -> String
    ) -> String {
        let text =
            language == .english
            ? written(nil) : translated(written(HelpPage.unbroken), complaint: complaint, to: language)
        return command.map { plain(text, of: program, without: $0) } ?? plain(text)
    }

    private static func translated(_ text: String, complaint: String, to language: Language) -> String {
        let error = ParserWords.error[.english] + complaint
        guard !complaint.isEmpty, text.hasPrefix(error) else {
            return HelpPage(text)?.text(in: language, columns: HelpPage.terminalColumns) ?? text
        }
        let sentence = ParserComplaint(complaint)?.sentence[language] ?? complaint
        return ParserWords.error[language] + sentence + usage(text.dropFirst(error.count), in: language)
    }

    /// What stands behind a complaint: what the option is for, the command's usage, and where to read more.
    private static func usage(_ text: Substring, in language: Language) -> String {
        String(text).split(on: "\n").map { line in
            if let slots = Slots("  See '", "' for more information.").read(line) {
                return ParserWords.moreInformation(slots[0])[language]
            }
            for label in [ParserWords.help, ParserWords.usage] where line.hasPrefix(label[.english]) {
                let rest = String(line.dropFirst(label[.english].count))
                return label[language] + HelpPage.usage(rest, in: language)
            }
            return line
        }.joined(separator: "\n")
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

import McOrderModel
package import McOrderText

/// The messages of a program about arguments that it cannot parse, and its help.
package enum ParserMessage {
    /// The message that there is no such command, with a similar one; `nil` unless the first argument is in
    /// the place of a command but is not one.
    ///
    /// - Parameter arranged: the arguments, with options before the command's name moved behind it.
    package static func unknownCommand(
        in arranged: [String],
        of program: String,
        among names: [String]
    ) -> Sentence? {
        guard let word = arranged.first, !word.hasPrefix("-"), word != "help", !names.contains(word) else {
            return nil
        }
        return ConsoleErrorText.unknownCommand(
            word,
            of: program,
            nearest: NearMiss.best(for: word, among: names)
        )
    }

    /// The parser's text without the name of the default command, which users do not type.
    ///
    /// The text quotes arguments unchanged, so each line is made safe to print.
    package static func plain(_ message: String, of program: String, without command: String?) -> String {
        let text = command.map { message.replacing("\(program) \($0)", with: program) } ?? message
        return text.split(on: "\n").map { HarmlessText.clean($0) }.joined(separator: "\n")
    }

    /// The parser's error message or help in a language. It quotes arguments unchanged and is therefore made
    /// safe to print. Like every other error message, an error begins with the program's name.
    ///
    /// English uses the parser's own text, and so do parts whose form is unknown.
    /// - Parameters:
    ///   - complaint: the parser's error message alone, without the text around it; empty for a help page.
    ///   - command: the name of the default command, which users do not type.
    ///   - written: the whole text for a number of columns, or for the terminal's if `nil`.
    package static func text(
        of program: String,
        without command: String?,
        complaint: String = "",
        in language: Language,
        _ written: (_ columns: Int?) -> String
    ) -> String {
        var text =
            language == .english
            ? written(nil) : translated(written(HelpPage.unbroken), complaint: complaint, to: language)
        if !complaint.isEmpty, text.hasPrefix(error) {
            text = "\(program): " + text.dropFirst(error.count)
        }
        return plain(text, of: program, without: command)
    }

    /// The beginning of the parser's error messages.
    private static let error = "Error: "

    private static func translated(_ text: String, complaint: String, to language: Language) -> String {
        guard !complaint.isEmpty, text.hasPrefix(error + complaint) else {
            return HelpPage(text)?.text(in: language, columns: HelpPage.terminalColumns) ?? text
        }
        let sentence = ParserComplaintText(parsing: complaint)?[language] ?? complaint
        let rest = text.dropFirst(error.count + complaint.count)
        return error + sentence + usage(rest, in: language)
    }

    /// Translates the text after an error message: what the option is for, the command's usage, and where to
    /// read more.
    private static func usage(_ text: Substring, in language: Language) -> String {
        String(text).split(on: "\n").map { line in
            if let gaps = TextPattern("  See '", "' for more information.").read(line) {
                return ParserWords.moreInformation(gaps[0])[language]
            }
            for label in [ParserWords.help, ParserWords.usage] where line.hasPrefix(label[.english]) {
                let rest = String(line.dropFirst(label[.english].count))
                return label[language] + HelpPage.usage(rest, in: language)
            }
            return line
        }.joined(separator: "\n")
    }

    /// The help of a program, with the options of its default command.
    package static func help(_ help: String, withOptionsOf other: String) -> String {
        let heading = "\nOPTIONS:\n"
        guard let start = help.firstRange(of: heading)?.upperBound,
            let options = other.firstRange(of: heading)?.upperBound
        else { return help }
        // The last options are the ones that every command has, and the program's own help as well.
        let end =
            ["\n  --version ", "\n  -h, --help "].lazy
            .compactMap { other.firstRange(of: $0)?.lowerBound }.min()
            .map { other.index(after: $0) } ?? other.endIndex
        return String(help[..<start] + other[options..<max(options, end)] + help[start...])
    }
}

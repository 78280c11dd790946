import Glibc
package import McOrderText

/// Translates a help page of the command-line parser, whose headings are English.
///
/// Columns and line breaks follow the parser. Source: `HelpGenerator` of swift-argument-parser 1.8.
package struct HelpPage {
    /// A width at which the parser breaks no line.
    package static let unbroken = 1_000_000

    /// The columns of a page on this process's terminal: `COLUMNS`, else the terminal's width, else 80.
    package static var terminalColumns: Int {
        Terminal.environment("COLUMNS").flatMap { Int($0) } ?? Terminal.columns ?? 80
    }

    /// Sets the width of the parser's pages to 40 columns for this process if `COLUMNS` or the terminal has
    /// fewer than the parser needs.
    ///
    /// Without room behind an option the parser stops the process or omits texts. Call this before reading
    /// arguments.
    package static func ensureWidth() {
        if terminalColumns <= textColumn { setenv("COLUMNS", "40", 1) }
    }

    /// The column at which the text behind an option or a command starts.
    private static let textColumn = 26

    private let overview: [String]
    private let usage: [String]
    /// Everything after the usage: the lists and their headings.
    private let lists: [String]

    /// Parses a page that was written for ``unbroken`` columns.
    ///
    /// `nil` if the text is not a help page but a version or a completion script.
    package init?(_ text: String) {
        let lines = text.split(on: "\n")
        guard let start = lines.firstIndex(where: { $0.hasPrefix(ParserWords.usageHeading[.english]) }),
            start == 0 || text.hasPrefix(ParserWords.overview[.english]),
            let end = lines[start...].firstIndex(of: "")
        else { return nil }
        overview = Array(lines[..<start])
        usage = Array(lines[start..<end])
        lists = Array(lines[end...])
    }

    /// The page in a language, wrapped to this number of columns.
    package func text(in language: Language, columns: Int) -> String {
        var text = ""
        if !overview.isEmpty {
            let heading = ParserWords.overview
            let words = overview.joined(separator: "\n").dropFirst(heading[.english].count)
            text = Self.broken(heading[language] + words, columns: columns, indent: 0) + "\n"
        }
        let heading = ParserWords.usageHeading
        let command = usage.joined(separator: "\n").dropFirst(heading[.english].count)
        text += heading[language] + Self.usage(String(command), in: language)
        for line in lists {
            text += "\n" + Self.line(line, in: language, columns: columns)
        }
        return text
    }

    /// The usage of a command, with the parser's own placeholders translated.
    static func usage(_ usage: String, in language: Language) -> String {
        [ParserWords.optionsPlace, ParserWords.subcommandPlace].reduce(usage) {
            $0.replacing($1[.english], with: $1[language])
        }
    }

    /// Translates and wraps a line of a list.
    private static func line(_ line: String, in language: Language, columns: Int) -> String {
        if let heading = ParserWords.headings.first(where: { $0[.english] == line }) {
            return heading[language]
        }
        if let gaps = TextPattern("  See '", " <subcommand>' for detailed help.").read(line) {
            return ParserWords.detailedHelp(gaps[0])[language]
        }
        guard line.count > textColumn else { return line }
        let start = line.index(line.startIndex, offsetBy: textColumn)
        // A name that is too long to fit before the text has a line of its own.
        guard line[..<start].hasSuffix(" "), line[start] != " " else { return line }
        let abstract = abstract(String(line[start...]), in: language)
        let text = broken(abstract, columns: columns, indent: textColumn).dropFirst(textColumn)
        return String(line[..<start] + text)
    }

    /// The translated text behind an option: one of the parser's own, or one of ours, to which the parser
    /// adds values in brackets.
    private static func abstract(_ text: String, in language: Language) -> String {
        if let own = ParserWords.abstracts.first(where: { $0[.english] == text }) { return own[language] }
        let (values, normal) = (ParserWords.values, ParserWords.defaultValue)
        if let gaps = TextPattern("", "(" + values[.english], "; " + normal[.english], ")").read(text) {
            return gaps[0] + "(\(values[language])\(gaps[1]); \(normal[language])\(gaps[2]))"
        }
        for label in [values, normal] {
            if let gaps = TextPattern("", "(" + label[.english], ")").read(text) {
                return gaps[0] + "(\(label[language])\(gaps[1]))"
            }
        }
        return text
    }

    /// Wraps the text at spaces to lines of at most `columns`, each indented by `indent` spaces. A longer
    /// word makes its line longer.
    private static func broken(_ text: String, columns: Int, indent: Int) -> String {
        let width = max(1, columns - indent)
        let lines = text.split(on: "\n").flatMap { line in
            var (lines, rest) = ([Substring](), Substring(line))
            while rest.count > width {
                let fitting = rest.prefix(width)
                guard let end = fitting.lastIndex(of: " ") ?? rest.firstIndex(of: " ") else { break }
                lines.append(rest[..<end])
                rest = rest[rest.index(after: end)...]
            }
            return lines + [rest]
        }
        return lines.map { $0.isEmpty ? "" : String(repeating: " ", count: indent) + $0 }
            .joined(separator: "\n")
    }
}

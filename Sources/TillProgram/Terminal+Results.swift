import McOrderConsole
import McOrderModel
import McOrderText

extension Terminal {
    /// Writes a value as `--json` prints it.
    static func write(_ value: JSONValue) throws(CommandError) {
        try writeLine(JSONWriter.text(value))
    }

    /// Writes rows: aligned for a person, with tabs between the columns for a script.
    static func write(_ rows: [[String]]) throws(CommandError) {
        try write(Table.text(rows, isInteractive: isInteractive))
    }

    /// Writes a sentence in the user's language.
    static func write(_ sentence: Sentence) throws(CommandError) {
        try writeLine(sentence[language])
    }

    /// Writes a sentence that is not a result to standard error, in the user's language.
    static func report(_ sentence: Sentence) {
        report(sentence[language])
    }
}

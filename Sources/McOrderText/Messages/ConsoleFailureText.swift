/// What goes wrong with what every program of ours does: reading its arguments, and using its terminal.
package enum ConsoleFailureText: Message {
    /// There is no such command; what is near.
    case unknownCommand(_ word: String, of: String, nearest: String?)
    /// The argument at that place, counted from 1, is not UTF-8; what of it can be shown.
    case notUTF8(argument: Int, _ shown: String)
    /// What was typed where a device belongs is none.
    case noDevice(_ text: String)
    /// What was typed where an instant in the past belongs is none.
    case noInstant(_ text: String)

    // The system's own words say why.
    case noTerminal(_ words: String)
    case noPipe(_ words: String)
    case resultNotWritten(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

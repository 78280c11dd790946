package import McOrderModel

/// Failures of what all programs do: parsing arguments and using the terminal.
package enum ConsoleErrorText: Message {
    /// There is no such command; `nearest` is a similar one.
    case unknownCommand(_ word: String, of: String, nearest: String?)
    /// The argument at this position, counted from 1, is not UTF-8. `shown` is as much of it as can be
    /// printed.
    case notUTF8(argument: Int, _ shown: String)
    /// The text is not a device.
    case noDevice(_ text: String)
    /// The text is not an instant in the past.
    case noInstant(_ text: String)
    /// The beginning of a period is not before its end.
    case sinceNotBeforeUntil(_ since: String)
    /// A period begins with a day or time that is still to come.
    case stillToCome(_ since: String, begins: CivilTime)

    // The system's message gives the reason.
    case noTerminal(_ words: String)
    case noPipe(_ words: String)
    case resultNotWritten(_ words: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

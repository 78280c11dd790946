package import McOrderText

/// The exit codes of all programs, with the values of sysexits(3). Source: commands.md.
package enum ExitStatus: Int32, Sendable {
    /// Wrong syntax (EX_USAGE).
    case usage = 64
    /// Unknown, ambiguous or invalid value (EX_DATAERR).
    case invalid = 65
    /// No such order, queue or file (EX_NOINPUT).
    case notFound = 66
    /// The folder or the daemon cannot be reached (EX_UNAVAILABLE).
    case unavailable = 69
    /// Cannot create a file (EX_CANTCREAT).
    case cannotCreate = 73
    /// Disk full or failing (EX_IOERR).
    case storage = 74
    /// Try again (EX_TEMPFAIL).
    case tryAgain = 75
    /// No permission (EX_NOPERM).
    case noPermission = 77
    /// Bad configuration (EX_CONFIG).
    case badConfiguration = 78
}

/// The failure of a command: the message for the user, and the exit code.
package struct CommandError: Error, Equatable, Sendable {
    /// States what failed, with which input, and what to do next.
    package let sentence: Sentence
    package let status: ExitStatus

    package init(_ status: ExitStatus, _ sentence: Sentence) {
        self.status = status
        self.sentence = sentence
    }

    /// Whether the exit codes are the same and the messages are the same in every language.
    package static func == (one: CommandError, other: CommandError) -> Bool {
        one.status == other.status
            && Language.allCases.allSatisfy { one.sentence[$0] == other.sentence[$0] }
    }
}

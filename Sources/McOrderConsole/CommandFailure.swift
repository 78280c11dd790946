package import McOrderText

/// The exit codes of all programs, as sysexits(3) has them. Source: commands.md.
package enum ExitStatus: Int32, Sendable {
    /// Wrong syntax (EX_USAGE).
    case usage = 64
    /// Unknown, ambiguous or invalid value (EX_DATAERR).
    case invalid = 65
    /// No such order, queue or file (EX_NOINPUT).
    case notFound = 66
    /// The folder or the daemon is not there (EX_UNAVAILABLE).
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

/// A command's end without success: what its user is told, and the exit code.
package struct CommandFailure: Error, Equatable, Sendable {
    /// What failed, with which input, and what to do next.
    package let sentence: Sentence
    /// How the program ends.
    package let status: ExitStatus

    /// An end with that sentence.
    package init(_ status: ExitStatus, _ sentence: Sentence) {
        self.status = status
        self.sentence = sentence
    }

    /// Whether both end alike, with the same words in every language.
    package static func == (one: CommandFailure, other: CommandFailure) -> Bool {
        one.status == other.status
            && Language.allCases.allSatisfy { one.sentence[$0] == other.sentence[$0] }
    }
}

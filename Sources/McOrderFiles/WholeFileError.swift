/// Why a file was not written, and what is known of its name afterwards.
package struct WholeFileError: Error, Hashable, Sendable {
    /// What a failure left behind.
    package enum Outcome: Hashable, Sendable {
        /// For certain not written: the name is as it was before.
        case notWritten
        /// The file may be there under its name, now or only until the next power cut.
        case unknown
    }

    /// The call that failed.
    package let fileError: FileError
    /// What is known of the name.
    package let outcome: Outcome

    /// Makes an error of its two parts.
    package init(fileError: FileError, outcome: Outcome) {
        self.fileError = fileError
        self.outcome = outcome
    }
}

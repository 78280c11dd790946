/// Why a file was not written, and what is known about its name afterwards.
package struct WholeFileError: Error, Hashable, Sendable {
    /// The state of the name after a failure.
    package enum Outcome: Hashable, Sendable {
        /// Certainly not written: the name is as it was before.
        case notWritten
        /// The file may exist under its name, either for good or only until the next power cut.
        case unknown
    }

    /// The call that failed.
    package let fileError: FileError
    package let outcome: Outcome

    /// Runs one step of writing; its failure has the given outcome.
    static func convert<Result>(
        as outcome: Outcome,
        _ step: () throws(FileError) -> Result
    ) throws(WholeFileError) -> Result {
        do {
            return try step()
        } catch {
            throw WholeFileError(fileError: error, outcome: outcome)
        }
    }
}

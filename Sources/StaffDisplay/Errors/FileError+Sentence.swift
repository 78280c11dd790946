package import McOrderFiles
package import McOrderText

extension FileError {
    /// What could not be used and why, and what to do.
    package var sentence: Sentence {
        FileErrorText.sentence(
            path: path,
            reason: "\(errno)",
            isReadOnly: isReadOnly,
            isFull: isNoSpace
        )
    }
}

/// The rig itself could not do its work; nothing is said about the house.
package struct RigFailure: Error, CustomStringConvertible {
    /// What failed.
    package let description: String

    /// A failure in those words.
    package init(_ words: String) {
        description = words
    }
}

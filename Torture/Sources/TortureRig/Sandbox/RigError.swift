/// The rig itself failed; this is no result about the restaurant under test.
package struct RigError: Error, CustomStringConvertible {
    /// What failed.
    package let description: String

    package init(_ words: String) {
        description = words
    }
}

/// The rig itself failed; this is no result about the restaurant under test.
package struct RigError: Error, CustomStringConvertible {
    /// A description of the failure.
    package let description: String

    package init(_ words: String) {
        description = words
    }
}

/// An error in the permissions of a folder or of the marker, and the command that fixes it.
///
/// Paths and names must already be cleaned, see ``HarmlessText/clean(_:)``.
package enum RightsErrorText: Message {
    case groupCannotWork
    case groupNotInherited
    case openToAll
    case groupMayRemove
    case groupMayWrite
    /// The path has permissions, in octal digits, with one of the errors above. `cure` is a command.
    case permissions(_ path: String, found: String, Sentence, cure: String)

    case otherOwner(_ path: String, owner: String, wanted: String)
    /// One group has access to both the queue and the shared folder. The paths are quoted for a command.
    case oneGroup(_ name: String, paths: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

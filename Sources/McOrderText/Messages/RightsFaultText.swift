/// What is wrong with the rights of a folder or of the marker, and the command that puts it right.
///
/// Paths and names come clean, as ``HarmlessText/clean(_:)`` makes them.
package enum RightsFaultText: Message {
    case groupCannotWork
    case groupNotInherited
    case openToAll
    case groupMayRemove
    case groupMayWrite
    /// A path has permissions, as octal digits, whose fault is one of the above; the cure is a command.
    case permissions(_ path: String, found: String, Sentence, cure: String)

    case otherOwner(_ path: String, owner: String, wanted: String)
    /// A group has both the queue and the shared folder; the paths are as a command takes them.
    case oneGroup(_ name: String, paths: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

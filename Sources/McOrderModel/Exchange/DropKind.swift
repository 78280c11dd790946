/// The kind of a file in the drop folder, chosen by the ending of its name, or by what a sealed file
/// contains.
///
/// The same bytes under another ending are another file: each kind is decided by its own rules and stored
/// with its kind. Source: format.md, *Deciding about a file*.
package enum DropKind: String, CaseIterable, Sendable {
    /// An order: the name ends in `.json`.
    case order
    /// A notice: the name ends in `.notice`.
    case notice

    /// The kind of a file with that name.
    package init(fileName: String) {
        self = Notice.isFileName(fileName) ? .notice : .order
    }
}

/// What the rig itself knows of a trial, against which the house is checked.
///
/// A value: who has several writers keeps one behind a lock of his own, or merges theirs.
package struct Ledger: Sendable {
    /// The bytes of each file that was, or may have been, in the folder of the orders under a name that is
    /// read, whoever wrote it.
    package private(set) var written: Set<[UInt8]> = []
    /// The bytes of each order whose writer was told “sent”.
    package private(set) var sent: Set<[UInt8]> = []
    /// The files that are certainly in the folder, or were until the daemon took them: each must be found.
    package private(set) var delivered: Set<[UInt8]> = []
    /// The homes of the customers, whose numbers are checked.
    package private(set) var homes: Set<String> = []
    /// The names of files that the daemon rightly leaves in the folder.
    package private(set) var left: Set<String> = []

    /// A ledger in which nothing stands.
    package init() {}

    /// Somebody has put a whole file into the folder.
    package mutating func deliver(_ bytes: [UInt8]) {
        written.insert(bytes)
        delivered.insert(bytes)
    }

    /// A file of these bytes may have been there at some time, such as half of one that was written in place.
    package mutating func mayHaveWritten(_ bytes: [UInt8]) {
        written.insert(bytes)
    }

    /// A writer was told that the order of these bytes is sent.
    package mutating func tell(sent bytes: [UInt8]) {
        deliver(bytes)
        sent.insert(bytes)
    }

    /// A customer's home that was used; its numbers are to be used once.
    package mutating func add(home path: String) {
        homes.insert(path)
    }

    /// A name that stays in the folder: what is no file, another restaurant's, a notice that waits.
    package mutating func leave(_ name: String) {
        left.insert(name)
    }

    /// Takes over what another ledger of the same house knows.
    package mutating func merge(_ other: Ledger) {
        written.formUnion(other.written)
        sent.formUnion(other.sent)
        delivered.formUnion(other.delivered)
        homes.formUnion(other.homes)
        left.formUnion(other.left)
    }

    /// The same for a copy of the house in another folder.
    func moved(from old: String, to new: String) -> Ledger {
        var copy = self
        copy.homes = Set(homes.map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : $0 })
        return copy
    }
}

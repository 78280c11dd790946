/// The rig's own record of a trial, against which the restaurant is checked.
///
/// This is a value type: a caller with several writers protects one with a lock, or merges one per writer.
package struct Ledger: Sendable {
    /// The bytes of each file that was, or may have been, in the drop folder under a name that the daemon
    /// reads, regardless of its writer.
    package private(set) var written: Set<[UInt8]> = []
    /// The bytes of each order that its writer's program reported as “sent”.
    package private(set) var sent: Set<[UInt8]> = []
    /// The files that are certainly in the folder, or were until the daemon took them: each must be found.
    package private(set) var delivered: Set<[UInt8]> = []
    /// The customers' homes, whose numbers are checked.
    package private(set) var homes: Set<String> = []
    /// The names of files that the daemon correctly keeps in the folder.
    package private(set) var left: Set<String> = []

    /// An empty ledger.
    package init() {}

    /// Records that a complete file was put into the folder.
    package mutating func deliver(_ bytes: [UInt8]) {
        written.insert(bytes)
        delivered.insert(bytes)
    }

    /// Records that a file of these bytes may have existed at some time, such as half of one that was written
    /// in place.
    package mutating func mayHaveWritten(_ bytes: [UInt8]) {
        written.insert(bytes)
    }

    /// Records that a writer's program reported the order of these bytes as sent.
    package mutating func record(sent bytes: [UInt8]) {
        deliver(bytes)
        sent.insert(bytes)
    }

    /// Records a customer's home, whose numbers must each be used once.
    package mutating func add(home path: String) {
        homes.insert(path)
    }

    /// Records a name that stays in the folder: not a regular file, another restaurant's file, or a waiting
    /// notice.
    package mutating func leave(_ name: String) {
        left.insert(name)
    }

    /// Adds the content of another ledger of the same restaurant.
    package mutating func merge(_ other: Ledger) {
        written.formUnion(other.written)
        sent.formUnion(other.sent)
        delivered.formUnion(other.delivered)
        homes.formUnion(other.homes)
        left.formUnion(other.left)
    }

    /// The same ledger for a copy of the restaurant in another folder.
    func moved(from old: String, to new: String) -> Ledger {
        var copy = self
        copy.homes = Set(homes.map { $0.hasPrefix(old) ? new + $0.dropFirst(old.count) : $0 })
        return copy
    }
}

/// The history of a queue: one sequence of changes. A standby that becomes the server begins another one,
/// which may lack the last changes of the lost server.
package struct QueueHistory: Hashable, Sendable {
    /// The server's timeline; 0 for a queue on one machine.
    package let timeline: Int64
    /// Whether changes wait for a second server before they count as made.
    package let isKeptTwice: Bool

    /// The history of a queue on one machine, which is as safe as the machine's disk.
    static let ofOneMachine = QueueHistory(timeline: 0, isKeptTwice: false)

    /// Whether the loss of the server may lose a change that was made.
    package var mayLoseChanges: Bool { timeline != 0 && !isKeptTwice }
}

extension OrderQueue {
    /// The history that the last change became part of. Does not block.
    package nonisolated var history: QueueHistory { writer.history }
}

extension QueueView {
    /// The history that is read.
    package func history() throws(QueueError) -> QueueHistory { try reader.history() }
}

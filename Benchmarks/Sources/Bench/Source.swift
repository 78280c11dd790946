import Glibc

/// A source of data on file descriptors.
public protocol Source: AnyObject {
    /// The descriptors that are still open.
    var descriptors: [Int32] { get }

    /// Reads from a descriptor that became readable at `time`.
    func read(_ descriptor: Int32, at time: ContinuousClock.Instant) throws(BenchError)
}

/// Reads sources until the condition is true or the time limit is reached; returns whether it became true.
public func wait(
    for sources: [any Source],
    upTo limit: Duration = .seconds(30),
    until condition: () -> Bool
) throws(BenchError) -> Bool {
    let deadline = ContinuousClock.now + limit
    while !condition() {
        let left = ContinuousClock.now.duration(to: deadline)
        guard left > .zero else { return false }
        let owners = sources.flatMap { source in source.descriptors.map { (source, $0) } }
        var polls = owners.map { pollfd(fd: $0.1, events: Int16(POLLIN), revents: 0) }
        // A condition may depend on the time as well.
        _ = poll(&polls, nfds_t(polls.count), 10)
        let now = ContinuousClock.now
        for (index, owner) in owners.enumerated() where polls[index].revents != 0 {
            try owner.0.read(owner.1, at: now)
        }
    }
    return true
}

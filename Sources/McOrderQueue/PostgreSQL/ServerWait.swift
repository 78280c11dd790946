#if PostgreSQL
import Glibc

/// Waits for a socket.
enum ServerWait {
    /// Waits until one of two descriptors is readable, or until the deadline.
    static func untilReadable(_ one: Int32, _ other: Int32, by deadline: ContinuousClock.Instant) -> Bool {
        var waiting = [one, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        return ready(&waiting, by: deadline)
    }

    /// Waits until a descriptor is readable or, if asked for, writable, or until the deadline.
    ///
    /// - Returns: whether it is ready; `false` at the deadline.
    static func untilReady(
        _ descriptor: Int32,
        orWritable: Bool = false,
        orReadable: Bool = true,
        by deadline: ContinuousClock.Instant
    ) -> Bool {
        let events = (orReadable ? POLLIN : 0) | (orWritable ? POLLOUT : 0)
        var waiting = [pollfd(fd: descriptor, events: Int16(events), revents: 0)]
        return ready(&waiting, by: deadline)
    }

    private static func ready(_ waiting: inout [pollfd], by deadline: ContinuousClock.Instant) -> Bool {
        while true {
            let rest = (deadline - .now).milliseconds
            guard rest > 0 else { return false }
            let found = poll(&waiting, nfds_t(waiting.count), Int32(clamping: rest))
            if found > 0 { return true }
            // A signal ends a wait early. The socket reports any other error itself when it is used.
            if found < 0, errno != EINTR { return true }
        }
    }
}

extension Duration {
    /// Whole milliseconds, rounded up.
    fileprivate var milliseconds: Int64 {
        components.seconds * 1000 + (components.attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
    }
}
#endif

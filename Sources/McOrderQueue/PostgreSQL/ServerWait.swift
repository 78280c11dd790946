#if PostgreSQL
import Glibc

/// Waits for a socket.
enum ServerWait {
    /// Waits until a descriptor is readable or, if asked for, writable, or until the deadline.
    ///
    /// - Returns: whether it is ready; `false` at the deadline.
    static func untilReady(
        _ descriptor: Int32,
        orWritable: Bool = false,
        orReadable: Bool = true,
        by deadline: ContinuousClock.Instant
    ) -> Bool {
        while true {
            let rest = (deadline - .now).milliseconds
            guard rest > 0 else { return false }
            let events = (orReadable ? POLLIN : 0) | (orWritable ? POLLOUT : 0)
            var waiting = pollfd(fd: descriptor, events: Int16(events), revents: 0)
            let found = poll(&waiting, 1, Int32(clamping: rest))
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

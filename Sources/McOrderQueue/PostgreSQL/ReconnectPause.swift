#if PostgreSQL
internal import Foundation

/// The pauses between attempts to connect: 0.1 s, and twice as long each time, up to 2 s.
struct ReconnectPause {
    private var next = Duration.milliseconds(100)

    /// Blocks the thread for the next pause.
    mutating func wait() {
        Thread.sleep(forTimeInterval: next / .seconds(1))
        next = min(next * 2, .seconds(2))
    }
}
#endif

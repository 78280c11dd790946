#if PostgreSQL
import McOrderModel
import Synchronization

/// How far the clocks of servers are ahead of this machine's, as their answers show.
enum ServerClock {
    /// The server's time in milliseconds, as a column of a result.
    static let column = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    /// Both times are rounded to milliseconds.
    private static let rounding: Int64 = 1

    private static let ahead = Mutex<[ServerAddress: Int64]>([:])

    /// The time of this machine in milliseconds.
    static func local() -> Int64 { Timestamp.now().milliseconds }

    /// Notes the time in an answer: the server looked at its clock between the question and the answer.
    ///
    /// The known difference changes only as far as these two times require. So a slow answer changes nothing,
    /// and the times of a machine whose clock is right do not jump.
    static func note(
        _ time: Int64,
        of address: ServerAddress,
        askedAt asked: Int64,
        answeredAt answered: Int64
    ) {
        let least = time - answered - rounding
        let most = max(least, time - asked + rounding)
        ahead.withLock { ahead in
            let known = ahead[address, default: 0]
            let present = min(max(known, least), most)
            if present != known { ahead[address] = present }
        }
    }

    /// The server's time when this machine's clock shows `local`.
    static func time(of address: ServerAddress, at local: Timestamp) -> Timestamp {
        local + .milliseconds(ahead.withLock { $0[address, default: 0] })
    }
}
#endif

private import Glibc

/// The time of this computer's clock. The library reads the clock only here.
package enum SystemTime {
    /// The current time.
    package static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

private import Glibc

/// The time of this computer's clock; the only place where the library asks for it.
package enum SystemTime {
    /// The instant now.
    package static func now() -> Timestamp {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
    }
}

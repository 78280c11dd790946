import Glibc

/// The number of descriptors that the program may have.
package enum DescriptorLimit {
    /// More than the connections need, and few enough that a table of them costs no memory.
    private static let wanted: rlim_t = 4096

    /// Raises the limit as far as the system permits without asking an administrator, and returns it.
    package static func raise() -> Int {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return 1024 }
        if limit.rlim_cur < wanted, limit.rlim_cur < limit.rlim_max {
            var raised = limit
            raised.rlim_cur = min(limit.rlim_max, wanted)
            if setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &raised) == 0 { limit = raised }
        }
        return Int(min(limit.rlim_cur, wanted))
    }
}

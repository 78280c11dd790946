#if PostgreSQL
/// Whether a daemon may publish files.
enum PublishingRight: Equatable {
    /// No lease was ever asked for.
    case always
    /// The lease is held; its last renewal began at this time. The clock goes on while the machine is
    /// suspended (CLOCK_BOOTTIME).
    case since(ContinuousClock.Instant)
    /// Another daemon has the lease.
    case none

    func holds(at now: ContinuousClock.Instant) -> Bool {
        switch self {
        case .always: true
        case .since(let renewed): now - renewed < Lease.publishing
        case .none: false
        }
    }
}
#endif

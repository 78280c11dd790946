/// A place in a program's run where harm is done: the N-th call of a kind.
package struct CallSite: Hashable, Sendable {
    /// The call's name.
    package let call: String
    /// Which one it is, from 1.
    package let count: Int

    /// Whose calls are counted.
    package enum Counting: Sendable {
        /// All threads' together, in the order in which they are made.
        case process
        /// Each thread's by itself; a place is the first call that has the number.
        case thread
    }

    /// The places of an undisturbed run.
    ///
    /// - Parameters:
    ///   - path: what a call must name, or have open, to be *near*: the house's folder; nil for all.
    ///   - counting: whose calls are counted.
    /// - Returns: each place once, though several threads have an N-th call.
    package static func places(in log: CallLog, near path: String?, countingEach counting: Counting)
        -> [CallSite]
    {
        var counts: [String: Int] = [:]
        var sites: [CallSite] = []
        var seen: Set<CallSite> = []
        for call in log.calls {
            let counter = counting == .thread ? "\(call.thread) \(call.name)" : call.name
            let count = counts[counter, default: 0] + 1
            counts[counter] = count
            let site = CallSite(call: call.name, count: count)
            if let path, !call.arguments.contains(path) { continue }
            if seen.insert(site).inserted { sites.append(site) }
        }
        return sites
    }
}

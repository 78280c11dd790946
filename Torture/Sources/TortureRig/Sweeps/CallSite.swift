/// A place in a program's run where harm is done: the N-th call of a kind.
package struct CallSite: Hashable, Sendable {
    /// The call's name.
    package let call: String
    /// The call's number, from 1.
    package let count: Int

    /// The calls that are counted together.
    package enum Counting: Sendable {
        /// The calls of all threads, in the order in which they are made.
        case process
        /// The calls of each thread separately; the place is the first call that has the number.
        case thread
    }

    /// The places of an undisturbed run.
    ///
    /// - Parameters:
    ///   - path: a call is *near* if it names this path or has it open: the restaurant's folder; or if it
    ///     uses a socket. nil for all calls.
    ///   - counting: which calls are counted together.
    /// - Returns: each place once, even if several threads have an N-th call.
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
            if let path, !call.arguments.contains(path), !call.arguments.contains("<socket:[") { continue }
            if seen.insert(site).inserted { sites.append(site) }
        }
        return sites
    }
}

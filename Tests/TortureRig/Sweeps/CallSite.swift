/// A place in a program's run where harm is done: the N-th call of a kind.
package struct CallSite: Hashable, Sendable {
    /// The call's name.
    package let call: String
    /// Which one of its thread, from 1.
    package let count: Int

    /// The places of an undisturbed run.
    ///
    /// - Parameters:
    ///   - path: what a call must name, or have open, to be *near*: the house's folder.
    ///   - near: whether only those are wanted, and not those that load libraries and the like.
    /// - Returns: each place once, though several threads have an N-th call.
    package static func places(in log: CallLog, near path: String?) -> [CallSite] {
        var counts: [String: Int] = [:]
        var sites: [CallSite] = []
        var seen: Set<CallSite> = []
        for call in log.calls {
            let count = counts["\(call.thread) \(call.name)", default: 0] + 1
            counts["\(call.thread) \(call.name)"] = count
            let site = CallSite(call: call.name, count: count)
            if let path, !call.arguments.contains(path) { continue }
            if seen.insert(site).inserted { sites.append(site) }
        }
        return sites
    }
}

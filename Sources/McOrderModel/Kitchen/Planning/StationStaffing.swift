/// How many works a station does at once from a moment on. Hands that come later or go are absent meanwhile,
/// which is nobody's work.
struct StationStaffing: Hashable, Sendable {
    /// The most hands that are there at once.
    let hands: Int
    let absences: [StationWork]

    /// After everything that is planned, in seconds since 1970.
    private static let never: Int64 = 1 << 40

    /// - Parameter changes: from when on there are how many hands, in seconds since 1970; the first from now
    ///   on.
    init(_ changes: [(at: Int64, count: Int)]) {
        let most = changes.map(\.count).max() ?? 1
        var absences: [StationWork] = []
        for (index, change) in changes.enumerated() where change.count < most {
            let end = index + 1 < changes.count ? changes[index + 1].at : Self.never
            guard change.at < end else { continue }
            absences.append(
                StationWork(
                    id: -1,
                    start: change.at,
                    seconds: end - change.at,
                    width: most - change.count,
                    release: change.at,
                    until: end
                )
            )
        }
        (hands, self.absences) = (most, absences)
    }
}

/// A line of the table: one thing that was measured, of all competitors in the same run.
public struct Row: Encodable, Sendable {
    /// Whether a larger figure is a better one.
    public enum Better: String, Encodable, Sendable {
        /// As of rates.
        case higher
        /// As of times and memory.
        case lower
    }

    /// What is measured.
    public let what: String
    /// What the figures are in.
    public let unit: String
    /// Which direction is better.
    public let better: Better
    /// McOrder's figure.
    public let ours: Double
    /// What the C program reaches, or the figure that ours is compared with.
    public var limit: Double?
    /// What others reach, by name.
    public var alternatives: [String: Double] = [:]
    /// How many times as good as the limit ours is; above 1 is better than it.
    public var ratio: Double?
    /// What is to be reached, in words; empty where nothing is.
    public var floor = ""
    /// Whether it was reached.
    public var isHeld: Bool?
    /// What has to be known about the figures.
    public var note: String?

    /// A row without competitors and floor.
    public init(_ what: String, _ unit: String, better: Better = .lower, ours: Double) {
        (self.what, self.unit, self.better, self.ours) = (what, unit, better, ours)
    }

    /// The row with a floor.
    ///
    /// - Parameter isHeld: whether it was reached.
    public func floor(_ words: String, _ isHeld: Bool) -> Row {
        var row = self
        (row.floor, row.isHeld) = (words, isHeld)
        return row
    }

    /// The row with the limit and what others reach.
    public func against(limit: Double? = nil, _ alternatives: [String: Double] = [:]) -> Row {
        var row = self
        row.limit = limit
        row.alternatives = alternatives
        row.ratio = limit.map { times(as: $0) }
        return row
    }

    /// The row with a remark.
    public func note(_ note: String) -> Row {
        var row = self
        row.note = note
        return row
    }

    /// How many times as good as another figure ours is.
    public func times(as other: Double) -> Double {
        better == .higher ? ours / other : other / ours
    }
}

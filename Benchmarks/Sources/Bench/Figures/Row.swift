/// A row of the table: one quantity, measured for all competitors in the same run.
public struct Row: Encodable, Sendable {
    /// Whether a larger figure is a better one.
    public enum Better: String, Encodable, Sendable {
        /// For rates.
        case higher
        /// For times and memory.
        case lower
    }

    /// What is measured.
    public let what: String
    /// The unit of the figures.
    public let unit: String
    /// Which direction is better.
    public let better: Better
    /// McOrder's figure.
    public let ours: Double
    /// The C program's figure, or another figure that McOrder's is compared with.
    public var limit: Double?
    /// Other competitors' figures, by name.
    public var alternatives: [String: Double] = [:]
    /// McOrder's figure relative to the limit; above 1 McOrder is better.
    public var ratio: Double?
    /// The required value in words; empty if there is none.
    public var floor = ""
    /// Whether the required value was reached.
    public var isHeld: Bool?
    /// Remarks about the figures.
    public var note: String?

    /// A row without competitors and floor.
    public init(_ what: String, _ unit: String, better: Better = .lower, ours: Double) {
        (self.what, self.unit, self.better, self.ours) = (what, unit, better, ours)
    }

    /// The row with a floor.
    ///
    /// - Parameter isHeld: whether the floor was reached.
    public func floor(_ words: String, _ isHeld: Bool) -> Row {
        var row = self
        (row.floor, row.isHeld) = (words, isHeld)
        return row
    }

    /// The row with the limit's and other competitors' figures.
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

    /// McOrder's figure relative to another one; above 1 McOrder is better.
    public func times(as other: Double) -> Double {
        better == .higher ? ours / other : other / ours
    }
}

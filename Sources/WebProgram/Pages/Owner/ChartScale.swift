/// The lines of a chart's scale: 0, and multiples of a round number up to the first that is not below the
/// highest value.
struct ChartScale {
    /// The distance of two lines.
    let step: Int
    /// The highest line.
    let top: Int

    /// - Parameters:
    ///   - most: the highest value, 0 or more.
    ///   - steps: the distances to choose from, ascending; the first that makes at most four lines above 0.
    init(to most: Int, in steps: some Sequence<Int>) {
        let most = max(1, most)
        step = steps.first { (most + $0 - 1) / $0 <= 4 } ?? most
        top = (most + step - 1) / step * step
    }

    /// A scale of amounts of money, in cents, with whole units at its lines.
    static func money(to most: Int) -> ChartScale {
        let powers = sequence(first: 100) { $0 < 10_000_000_000 ? $0 * 10 : nil }
        return ChartScale(to: most, in: powers.lazy.flatMap { [$0, 2 * $0, 5 * $0] })
    }

    /// A scale of durations, in seconds, with whole minutes at its lines.
    static func minutes(to most: Int) -> ChartScale {
        ChartScale(to: most, in: [1, 2, 5, 10, 15, 30, 60, 120, 360, 720, 1440, 10_080].lazy.map { $0 * 60 })
    }

    /// The values of the lines, 0 first.
    var lines: [Int] { Array(stride(from: 0, through: top, by: step)) }
}

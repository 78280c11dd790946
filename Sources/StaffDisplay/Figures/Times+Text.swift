package import McOrderModel
package import McOrderText

extension Statistics.Times {
    /// The percentiles and how many orders met the target, such as `p50 45 s, p90 1 min 10 s, …`.
    package func text(_ language: Language) -> String {
        guard let median, let percentile90, let percentile95 else { return "–" }
        let short = { (duration: Duration) in DurationText.short(seconds: Int(duration.components.seconds)) }
        let within = "\(withinTarget * 100 / count) % ≤ \(short(target))"
        let times = "p50 \(short(median)), p90 \(short(percentile90)), p95 \(short(percentile95)), \(within)"
        return estimated == 0
            ? times : "\(times) (\(TillStatsText.estimated(estimated, of: count)[language]))"
    }
}

package import McOrderModel
package import McOrderText

extension Statistics.Promises {
    /// The share that was kept, and the waits that were promised and that came true.
    package func text(_ language: Language) -> String {
        let text = TillStatsText.promises(
            percent: percentKept,
            of: count,
            promised: promised.text,
            real: real.text
        )
        return text[language]
    }
}

extension Statistics.Promises.Waits {
    /// The percentiles, such as `p50 6 min, p90 9 min`.
    fileprivate var text: String {
        let short = { (duration: Duration) in DurationText.short(seconds: Int(duration.components.seconds)) }
        return "p50 \(short(median)), p90 \(short(percentile90))"
    }
}

import McOrderWeb

/// A chart of one bar for each value, and behind it a lighter one for an earlier value.
struct BarChart {
    /// What the chart shows.
    let title: String
    /// What each bar stands for, such as a day, and its values, 0 or more.
    let bars: [(label: String, value: Int, before: Int?)]
    let scale: ChartScale
    /// The name of a line of the scale.
    let mark: (Int) -> String

    @HTMLBuilder var html: HTML {
        for frame in ChartFrame.both(scale) {
            frame.chart(title, labels: bars.map(\.label), mark: mark) {
                for (place, bar) in bars.enumerated() {
                    if let before = bar.before { rect(frame, place, before, share: 0.68, "was") }
                    rect(frame, place, bar.value, share: 0.44, "bar")
                }
            }
        }
    }

    /// A bar of a share of the width that its part has.
    private func rect(_ frame: ChartFrame, _ place: Int, _ value: Int, share: Double, _ kind: String) -> HTML
    {
        guard value > 0 else { return .empty }
        let width = frame.step(bars.count) * share
        let y = frame.y(value)
        let x = frame.middle(place, of: bars.count) - width / 2
        return SVG.bar(x: x, y: y, width: width, height: frame.bottom - y, kind)
    }
}

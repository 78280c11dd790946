import McOrderWeb

/// A chart of one bar for each value, as SVG in columns of 320 units.
struct BarChart {
    /// What the chart shows.
    let title: String
    /// What each bar stands for, such as a day, and its value, 0 or more.
    let bars: [(label: String, value: Int)]
    /// The text of the highest value.
    let highest: String

    var html: HTML {
        let most = max(1, bars.map(\.value).max() ?? 1)
        let step = SVG.width / Double(max(1, bars.count))
        return SVG.chart("\(title). \(highest)") {
            SVG.text(highest, x: 0, y: 12)
            SVG.line(at: SVG.top, "grid")
            for (place, bar) in bars.enumerated() where bar.value > 0 {
                let height = (SVG.bottom - SVG.top) * Double(bar.value) / Double(most)
                tag(
                    "rect",
                    .class("bar"),
                    HTMLAttribute("x", SVG.number(Double(place) * step + step * 0.12)),
                    HTMLAttribute("y", SVG.number(SVG.bottom - height)),
                    HTMLAttribute("width", SVG.number(step * 0.76)),
                    HTMLAttribute("height", SVG.number(height))
                )
            }
            SVG.line(at: SVG.bottom, "axis")
            SVG.axisLabels(bars.map(\.label))
        }
    }
}

/// A chart of one bar for each value, as SVG in columns of 320 units.
struct BarChart {
    /// One bar.
    struct Bar {
        /// What the bar stands for, such as a day.
        let label: String
        /// The value, 0 or more.
        let value: Int
    }

    private static let width = 320.0
    private static let top = 22.0
    private static let bottom = 122.0
    private static let height = 142.0

    /// What the chart shows.
    let title: String
    let bars: [Bar]
    /// The text of the highest value.
    let highest: String

    var html: HTML {
        let most = max(1, bars.map(\.value).max() ?? 1)
        let step = Self.width / Double(max(1, bars.count))
        return tag(
            "svg",
            .class("chart"),
            .role("img"),
            HTMLAttribute("aria-label", "\(title). \(highest)"),
            HTMLAttribute("viewBox", "0 0 \(SVG.number(Self.width)) \(SVG.number(Self.height))")
        ) {
            SVG.text(highest, x: 0, y: 12)
            SVG.line(from: (0, Self.top), to: (Self.width, Self.top), "grid")
            for (place, bar) in bars.enumerated() where bar.value > 0 {
                let height = (Self.bottom - Self.top) * Double(bar.value) / Double(most)
                tag(
                    "rect",
                    .class("bar"),
                    HTMLAttribute("x", SVG.number(Double(place) * step + step * 0.12)),
                    HTMLAttribute("y", SVG.number(Self.bottom - height)),
                    HTMLAttribute("width", SVG.number(step * 0.76)),
                    HTMLAttribute("height", SVG.number(height))
                )
            }
            SVG.line(from: (0, Self.bottom), to: (Self.width, Self.bottom), "axis")
            SVG.axisLabels(bars.map(\.label), width: Self.width, y: Self.height - 6)
        }
    }
}

import McOrderWeb

/// The area of a chart, in units that are pixels where the chart has its own width, so that its letters keep
/// their size.
struct ChartFrame {
    let width: Double
    let height: Double
    /// The place left of the chart for the scale, and right of it for the names of lines.
    let left: Double
    let right: Double
    /// The class by which the style sheet shows the one or the other.
    let kind: String
    let scale: ChartScale

    private static let top = 14.0
    /// The place below the chart for the labels.
    private static let foot = 26.0

    /// The frames of one chart, of which the style sheet shows one: 620 units wide, and 320 for a phone.
    ///
    /// - Parameter names: the place for the names of lines at their right ends, in both of them.
    static func both(_ scale: ChartScale, names: (wide: Double, narrow: Double) = (0, 0)) -> [ChartFrame] {
        [
            ChartFrame(width: 620, height: 240, left: 56, right: names.wide, kind: "wide-only", scale: scale),
            ChartFrame(
                width: 320,
                height: 210,
                left: 52,
                right: names.narrow,
                kind: "narrow-only",
                scale: scale
            ),
        ]
    }

    var isNarrow: Bool { width < 400 }
    var bottom: Double { height - Self.foot }
    private var plotWidth: Double { width - left - right }

    /// The height of a value.
    func y(_ value: Int) -> Double {
        bottom - (bottom - Self.top) * Double(value) / Double(scale.top)
    }

    /// The width of one of so many parts.
    func step(_ count: Int) -> Double { plotWidth / Double(max(1, count)) }

    /// The middle of a part.
    func middle(_ place: Int, of count: Int) -> Double {
        left + (Double(place) + 0.5) * step(count)
    }

    /// The chart with its scale and labels.
    ///
    /// - Parameters:
    ///   - name: what the chart shows, for those who do not see it.
    ///   - labels: the names of its parts. As many of them are written as have room.
    ///   - mark: the name of a line of the scale.
    func chart(
        _ name: String,
        labels: [String],
        mark: (Int) -> String,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        let box = HTMLAttribute("viewBox", "0 0 \(SVG.number(width)) \(SVG.number(height))")
        return tag("svg", .class("chart \(kind)"), .role("img"), .aria("label", name), box) {
            for value in scale.lines {
                SVG.line(from: (left, y(value)), to: (width - right, y(value)), value == 0 ? "base" : "grid")
                SVG.text(mark(value), x: left - 8, y: y(value) + 4, anchor: "end")
            }
            content()
            let every = Self.interval(labels, room: plotWidth)
            for (place, label) in labels.enumerated() where place % every == 0 {
                SVG.text(label, x: middle(place, of: labels.count), y: height - 6, anchor: "middle")
            }
        }
    }

    /// Every how many-th label is written, so that they stay apart.
    private static func interval(_ labels: [String], room: Double) -> Int {
        // Letters of 13 units are at most 9 units wide.
        let widest = Double((labels.map(\.count).max() ?? 0) * 9 + 12)
        let most = max(1, Int(room / widest))
        return max(1, (labels.count + most - 1) / most)
    }

    /// Heights for texts that stay 15 units apart, in the order of the given ones.
    static func apart(_ heights: [Double]) -> [Double] {
        var placed = heights
        var last = -Double.infinity
        for index in heights.indices.sorted(by: { heights[$0] < heights[$1] }) {
            last = max(heights[index], last + 15)
            placed[index] = last
        }
        return placed
    }
}

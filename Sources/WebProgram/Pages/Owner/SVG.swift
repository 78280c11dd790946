import McOrderWeb

/// The parts that the charts share.
enum SVG {
    static let width = 320.0
    static let height = 142.0
    /// The highest and the lowest place of a value.
    static let top = 22.0
    static let bottom = 122.0

    /// A coordinate with at most one decimal.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }

    /// A text of a chart. Without an anchor it begins at its point.
    static func text(_ content: String, x: Double, y: Double, anchor: String? = nil) -> HTML {
        tag(
            "text",
            HTMLAttribute("x", number(x)),
            HTMLAttribute("y", number(y)),
            HTMLAttribute("text-anchor", anchor)
        ) { content }
    }

    /// A line across a chart; the style sheet knows its class.
    static func line(at y: Double, _ kind: String) -> HTML {
        line(from: (0, y), to: (width, y), kind)
    }

    /// A straight line of a chart; the style sheet knows its class.
    static func line(from start: (x: Double, y: Double), to end: (x: Double, y: Double), _ kind: String)
        -> HTML
    {
        tag(
            "line",
            .class(kind),
            HTMLAttribute("x1", number(start.x)),
            HTMLAttribute("y1", number(start.y)),
            HTMLAttribute("x2", number(end.x)),
            HTMLAttribute("y2", number(end.y))
        )
    }

    /// The first, the middle and the last label below a chart; more would not fit at 320 px.
    @HTMLBuilder static func axisLabels(_ labels: [String]) -> HTML {
        let middle = labels.count / 2
        if let first = labels.first, let last = labels.last, labels.count > 2 {
            let step = width / Double(labels.count)
            text(first, x: 0, y: height - 6)
            text(labels[middle], x: (Double(middle) + 0.5) * step, y: height - 6, anchor: "middle")
            text(last, x: width, y: height - 6, anchor: "end")
        }
    }

    /// A chart.
    ///
    /// - Parameter name: what the chart shows, for those who do not see it.
    static func chart(_ name: String, @HTMLBuilder content: () -> HTML) -> HTML {
        let box = HTMLAttribute("viewBox", "0 0 \(number(width)) \(number(height))")
        return tag("svg", .class("chart"), .role("img"), .aria("label", name), box, content: content)
    }
}

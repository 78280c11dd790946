/// The parts that the charts share.
enum SVG {
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
            HTMLAttribute("text-anchor", optional: anchor)
        ) { content }
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
    static func axisLabels(_ labels: [String], width: Double, y: Double) -> HTML {
        guard let first = labels.first, let last = labels.last, labels.count > 2 else { return .empty }
        let middle = labels.count / 2
        let step = width / Double(labels.count)
        return HTML([
            text(first, x: 0, y: y),
            text(labels[middle], x: (Double(middle) + 0.5) * step, y: y, anchor: "middle"),
            text(last, x: width, y: y, anchor: "end"),
        ])
    }
}

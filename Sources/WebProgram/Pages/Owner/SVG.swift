import McOrderWeb

/// The parts that the charts share.
enum SVG {
    /// A coordinate with at most one decimal.
    static func number(_ value: Double) -> String {
        let tenths = Int((value * 10).rounded())
        return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(abs(tenths % 10))"
    }

    /// A text of a chart. Without an anchor it begins at its point.
    static func text(
        _ content: String,
        x: Double,
        y: Double,
        anchor: String? = nil,
        class kind: String? = nil
    ) -> HTML {
        tag(
            "text",
            HTMLAttribute("class", kind),
            HTMLAttribute("x", number(x)),
            HTMLAttribute("y", number(y)),
            HTMLAttribute("text-anchor", anchor)
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

    /// A bar of a chart; the style sheet knows its class.
    static func bar(x: Double, y: Double, width: Double, height: Double, _ kind: String) -> HTML {
        tag(
            "rect",
            .class(kind),
            HTMLAttribute("x", number(x)),
            HTMLAttribute("y", number(y)),
            HTMLAttribute("width", number(width)),
            HTMLAttribute("height", number(height)),
            HTMLAttribute("rx", "2")
        )
    }
}

import Foundation

/// The average wait of all customers by the number of people, on a logarithmic scale.
struct Chart {
    private static let width = 820.0
    private static let height = 460.0
    private static let left = 60.0
    private static let right = 150.0
    private static let top = 20.0
    private static let bottom = 46.0
    /// The ends of the scale, in seconds.
    private static let scale = 15.0...3600.0

    private static let lines: [(mode: Mode, name: String, color: String)] = [
        (.counter, "Counter", "#8a1c1c"), (.handhelds, "Handhelds", "#7a5b00"),
        (.ahead, "Ahead", "#1f5f8b"), (.promised, "Promised", "#0b6638"),
    ]

    private let rows: [Report.Row]

    init(_ rows: [Report.Row]) {
        self.rows = rows
    }

    var svg: String {
        var parts = [
            """
            <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Int(Self.width)) \(Int(Self.height))" \
            font-family="sans-serif" font-size="14" role="img">
            <title>Average wait of all customers, by the number of people at work</title>
            <rect width="100%" height="100%" fill="#fff"/>
            """
        ]
        for seconds in [30.0, 60, 120, 210, 600, 1800] {
            let isMark = seconds == 60 || seconds == 210
            let color = isMark ? "#555" : "#ddd"
            let dash = isMark ? " stroke-dasharray=\"6 4\"" : ""
            parts.append(line(from: (Self.left, y(seconds)), to: (end, y(seconds)), color, 1, dash))
            parts.append(text("\(Int(seconds)) s", at: (Self.left - 8, y(seconds) + 5), anchor: "end"))
        }
        for row in rows where row.staff == 1 || row.staff % 5 == 0 {
            parts.append(text(String(row.staff), at: (x(row.staff), Self.height - 24), anchor: "middle"))
        }
        parts.append(text("people at work", at: ((Self.left + end) / 2, Self.height - 5), anchor: "middle"))
        var names: [(y: Double, name: String, color: String)] = []
        for (mode, name, color) in Self.lines {
            let points = rows.map { "\(round(x($0.staff))),\(round(y($0.wait(mode))))" }
            parts.append(
                "<polyline points=\"\(points.joined(separator: " "))\" fill=\"none\" "
                    + "stroke=\"\(color)\" stroke-width=\"3\"/>"
            )
            if let last = rows.last { names.append((y(last.wait(mode)), name, color)) }
        }
        var lowest = 0.0
        for entry in names.sorted(by: { $0.y < $1.y }) {
            lowest = max(entry.y, lowest + 18)
            parts.append(text(entry.name, at: (end + 8, lowest + 5), anchor: "start", color: entry.color))
        }
        return parts.joined(separator: "\n") + "\n</svg>\n"
    }

    private var end: Double { Self.width - Self.right }

    private func x(_ staff: Int) -> Double {
        Self.left + Double(staff - 1) / Double(max(1, rows.count - 1)) * (end - Self.left)
    }

    private func y(_ seconds: Double) -> Double {
        let (low, high) = (log(Self.scale.lowerBound), log(Self.scale.upperBound))
        let share =
            (log(min(max(seconds, Self.scale.lowerBound), Self.scale.upperBound)) - low) / (high - low)
        return Self.height - Self.bottom - share * (Self.height - Self.bottom - Self.top)
    }

    private func line(
        from start: (Double, Double),
        to end: (Double, Double),
        _ color: String,
        _ width: Int,
        _ more: String
    ) -> String {
        "<line x1=\"\(round(start.0))\" y1=\"\(round(start.1))\" "
            + "x2=\"\(round(end.0))\" y2=\"\(round(end.1))\" "
            + "stroke=\"\(color)\" stroke-width=\"\(width)\"\(more)/>"
    }

    private func text(
        _ text: String,
        at place: (Double, Double),
        anchor: String,
        color: String = "#333"
    ) -> String {
        "<text x=\"\(round(place.0))\" y=\"\(round(place.1))\" text-anchor=\"\(anchor)\" "
            + "fill=\"\(color)\">\(text)</text>"
    }
}

import McOrderModel
import McOrderText
import McOrderWeb

/// A chart of how long half of the customers waited, and how long nine of ten did, with the target as a line.
///
/// The lines differ by their form too: half is drawn through, nine of ten is dashed. Each has its name at its
/// end.
struct TimesChart {
    /// What the chart shows.
    let title: String
    /// The label of each part, and its times; parts without a measured order have none.
    let parts: [(label: String, times: Statistics.Times)]
    let target: Duration
    let words: PageText

    @HTMLBuilder var html: HTML {
        let all = parts.flatMap { [$0.times.median, $0.times.percentile90] }.compactMap { $0 }
        // The target is always inside the chart.
        let scale = ChartScale.minutes(to: (all + [target]).map(seconds).max() ?? 0)
        for frame in ChartFrame.both(scale, names: (118, 92)) {
            let half = points(frame, \.median)
            let nine = points(frame, \.percentile90)
            let goal = frame.y(seconds(target))
            let end = frame.width - frame.right
            let ends = ChartFrame.apart([half.last?.y ?? goal, nine.last?.y ?? goal, goal])
            let name = { (text: OwnerText, place: Int, kind: String) in
                SVG.text(words.say(text), x: end + 6, y: ends[place] + 4, class: kind)
            }
            frame.chart(title, labels: parts.map(\.label), mark: mark) {
                SVG.line(from: (frame.left, goal), to: (end, goal), "target")
                curve(nine, "nine")
                curve(half, "half")
                name(.half, 0, "half-label")
                name(.nineOfTen, 1, "nine-label")
                name(.target(clock(target)), 2, "target-label")
            }
        }
    }

    private func points(_ frame: ChartFrame, _ value: (Statistics.Times) -> Duration?) -> [(
        x: Double, y: Double
    )] {
        parts.enumerated().compactMap { place, part in
            value(part.times).map { (frame.middle(place, of: parts.count), frame.y(seconds($0))) }
        }
    }

    /// A line through the points, each with a dot, so that a single one can be seen.
    private func curve(_ points: [(x: Double, y: Double)], _ kind: String) -> HTML {
        let list = points.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
        return tag("g", .class(kind)) {
            tag("polyline", HTMLAttribute("points", list))
            for point in points {
                tag(
                    "circle",
                    HTMLAttribute("cx", SVG.number(point.x)),
                    HTMLAttribute("cy", SVG.number(point.y)),
                    HTMLAttribute("r", "2")
                )
            }
        }
    }

    private func mark(_ seconds: Int) -> String { words.say(OwnerText.minutes(seconds / 60)) }

    /// Minutes and seconds, such as `3:30`.
    private func clock(_ duration: Duration) -> String {
        let (minutes, rest) = seconds(duration).quotientAndRemainder(dividingBy: 60)
        return "\(minutes):\(rest < 10 ? "0" : "")\(rest)"
    }

    private func seconds(_ duration: Duration) -> Int { Int(duration.components.seconds) }
}

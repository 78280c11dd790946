import McOrderModel
import McOrderText
import McOrderWeb

/// A chart of the median and the 90th percentile of a duration by day, with the target as a line.
///
/// The two lines differ by their form too: the median is drawn through, the percentile is dashed.
struct TimesChart {
    /// The line of a sample in the legend.
    private static let sample = [(x: 2.0, y: 4.0), (x: 22.0, y: 4.0)]

    /// What the chart shows.
    let title: String
    /// The label of each day, and its times; days without a measured order have none.
    let days: [(label: String, times: Statistics.Times)]
    let target: Duration
    let words: PageText

    @HTMLBuilder var html: HTML {
        let all = days.flatMap { [$0.times.median, $0.times.percentile90] }.compactMap { $0 }
        // The target is always inside the chart.
        let most = max(seconds(target) * 1.3, all.map(seconds).max() ?? 0)
        let step = SVG.width / Double(max(1, days.count))
        let y = { SVG.bottom - (SVG.bottom - SVG.top) * seconds($0) / most }
        let points = { (value: (Statistics.Times) -> Duration?) in
            days.enumerated().compactMap { place, day in
                value(day.times).map { ((Double(place) + 0.5) * step, y($0)) }
            }
        }
        let goal = words.say(OwnerText.target(DurationText.short(seconds: Int(target.components.seconds))))
        SVG.chart("\(title). \(goal)") {
            SVG.line(at: SVG.bottom, "axis")
            SVG.line(at: y(target), "target")
            curve(points(\.percentile90), "p90")
            curve(points(\.median), "p50")
            SVG.axisLabels(days.map(\.label))
        }
        tag("p", .class("legend")) {
            entry(curve(Self.sample, "p50"), words.say(OwnerText.median))
            entry(curve(Self.sample, "p90"), words.say(OwnerText.percentile90))
            entry(SVG.line(from: Self.sample[0], to: Self.sample[1], "target"), goal)
        }
    }

    /// A line through the points, each with a dot, so that a single day can be seen.
    private func curve(_ points: [(x: Double, y: Double)], _ kind: String) -> HTML {
        let list = points.map { "\(SVG.number($0.x)),\(SVG.number($0.y))" }.joined(separator: " ")
        return tag("g", .class(kind)) {
            tag("polyline", HTMLAttribute("points", list))
            for point in points {
                tag(
                    "circle",
                    HTMLAttribute("cx", SVG.number(point.x)),
                    HTMLAttribute("cy", SVG.number(point.y)),
                    HTMLAttribute("r", "2.2")
                )
            }
        }
    }

    /// A line of the chart and its meaning.
    private func entry(_ sample: HTML, _ words: String) -> HTML {
        tag("span") {
            let box = HTMLAttribute("viewBox", "0 0 24 8")
            tag("svg", .class("chart sample"), box, .aria("hidden", "true")) { sample }
            " " + words
        }
    }

    private func seconds(_ duration: Duration) -> Double {
        Double(duration.milliseconds) / 1000
    }
}

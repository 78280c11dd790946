import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The cards with charts and sales. Each answers one question, and begins with the answer in a sentence.
struct OwnerCards {
    /// How many products and menus are listed.
    private static let mostSales = 10

    let report: OwnerReport
    let words: PageText

    private var price: PriceText { PriceText(currency: report.currency, language: words.language) }
    private var isDay: Bool { report.period == .today }
    private var hasBefore: Bool { report.parts.contains { $0.before != nil } }

    var howMuch: HTML {
        let most = report.parts.flatMap { [$0.takings, $0.before ?? .zero] }.max() ?? .zero
        let unit = words.say(isDay ? OwnerText.takenPerHour : .takenPerDay)
        let before = words.say(isDay ? OwnerText.weekAgo : .weekBefore)
        return card(.howMuch, "wide-card", bestPart) {
            BarChart(
                title: [words.say(OwnerQuestionText.howMuch), bestPart ?? ""].joined(separator: " "),
                bars: report.parts.map { part in
                    (name(part), Int(part.takings.cents), part.before.map { Int($0.cents) })
                },
                scale: .money(to: Int(most.cents)),
                mark: { String($0 / 100) }
            ).html
            tag("p", .class("legend")) {
                swatch("swatch", words.say(report.period.name))
                if hasBefore { swatch("swatch was", before) }
                tag("span") { "\(report.currency), \(unit)" }
            }
            figures(
                .howMuch,
                [
                    words.say(isDay ? OwnerText.hour : .day), words.say(TillStatsText.orders),
                    words.say(OwnerText.taken),
                ]
                    + (hasBefore ? [before] : []),
                report.parts.map { part in
                    [name(part), String(part.statistics.orders), price(part.takings)]
                        + (part.before.map { [price($0)] } ?? [])
                }
            )
        }
    }

    var howFast: HTML {
        let measured = report.parts.filter { $0.statistics.total.count > 0 }
        let title = words.say(OwnerQuestionText.howFast)
        let answer = within(report.figures.total)
        return card(.howFast, "wide-card", answer) {
            TimesChart(
                title: [title, answer ?? ""].joined(separator: " "),
                parts: report.parts.map { (name($0), $0.statistics.total) },
                target: report.figures.total.target,
                words: words
            ).html
            if let service = within(report.figures.service) {
                tag("p", .class("legend")) { "\(words.say(OwnerText.serviceTime)): \(service)" }
            }
            promises
            figures(
                .howFast,
                [OwnerText.hour, .half, .nineOfTen].enumerated().map { place, name in
                    words.say(place == 0 && !isDay ? .day : name)
                },
                measured.map { part in
                    let times = part.statistics.total
                    return [name(part)] + [times.median, times.percentile90].map { $0.map(short) ?? "–" }
                }
            )
        }
    }

    /// What customers were told beside what came true; nothing if nobody was told anything.
    @HTMLBuilder private var promises: HTML {
        if let promises = report.figures.promises {
            let kept = OwnerText.readyAsPromised(percent: promises.percentKept, of: promises.count)
            tag("p", .class("legend")) {
                tag("span") { words.say(kept) }
                for (name, waits) in [
                    (OwnerText.promisedTime, promises.promised), (.realTime, promises.real),
                ] {
                    tag("span") { "\(words.say(name)): \(within(waits.median, waits.percentile90))" }
                }
            }
        }
    }

    var whatSells: HTML {
        let names = ShownNames(nil, in: words.language)
        let sales = report.sales
        let lead = words.say(OwnerText.unitsAndMoney(report.period.name))
        return card(.whatSells, "narrow-card", sales.isEmpty ? nil : lead) {
            tag("ul", .class("sold")) {
                sales.prefix(Self.mostSales).map { sale in
                    tag("li") {
                        tag("span") { HarmlessText.clean(names.line(sale.name)) }
                        tag("span") { String(sale.count) }
                        tag("b") { price(sale.money) }
                        share(sale.count, of: sales[0].count)
                    }
                }
            }
        }
    }

    /// The hours in which stations have something to make, and how much of their time that takes.
    var howBusy: HTML {
        let hours = busyHours
        let most = hours.map(\.hour.percent).max() ?? 0
        let fullest = hours.filter { $0.hour.percent == most }.min { $0.hour.start < $1.hour.start }
        let answer = fullest.map { busy in
            words.say(
                KitchenLoadText.fullest(
                    station: busy.name,
                    percent: busy.hour.percent,
                    from: busy.zone.clock(busy.hour.start),
                    until: busy.zone.clock(busy.hour.end)
                )
            )
        }
        return card(.howBusy, "narrow-card", answer, without: KitchenLoadText.nothing) {
            tag("ul", .class("sold load")) {
                hours.map { busy in
                    tag("li") {
                        tag("span") { "\(busy.name), \(busy.zone.clock(busy.hour.start))" }
                        tag("span") { short(.seconds(busy.hour.booked)) }
                        tag("b") { "\(busy.hour.percent) %" }
                        share(busy.hour.percent, of: 100)
                    }
                }
            }
        }
    }

    /// How long things take, as the owner entered it and as the kitchen has taught.
    var howLong: HTML {
        let times = report.loads.flatMap { load in load.times.map { (load: load, time: $0) } }
        let names = ShownNames(nil, in: words.language)
        let name = { (time: KitchenTime) in HarmlessText.clean(names.item(time.item, named: time.name)) }
        let duration = { (seconds: Double) in
            unbroken(DurationText.short(seconds: Int(seconds.rounded())))
        }
        let slowest = times.map(\.time).max { $0.seconds < $1.seconds }
        let answer = slowest.map {
            words.say(OwnerText.slowest(name($0), duration($0.seconds)))
        }
        let hasFixed = times.contains { $0.time.fixed != nil }
        let head: [KitchenTimeText] = [.what, .entered, .learned, .lessons] + (hasFixed ? [.fixed] : [])
        return card(.howLong, "third", answer, without: OwnerText.nothingLearned) {
            figures(
                .howLong,
                head.map { words.say($0) },
                times.map { load, time in
                    let place = report.loads.count > 1 ? "\(HarmlessText.clean(load.restaurant.name)): " : ""
                    return [
                        place + name(time), time.entered.map { duration(Double($0)) } ?? "–",
                        duration(time.learned.seconds), String(time.learned.lessons),
                    ] + (hasFixed ? [time.fixed.map { duration(Double($0.seconds)) } ?? "–"] : [])
                }
            )
        }
    }

    /// An hour in which a station has something to make.
    private struct BusyHour {
        let name: String
        let zone: RestaurantZone
        let hour: KitchenLoad.Hour
    }

    private var busyHours: [BusyHour] {
        var busy: [BusyHour] = []
        for load in report.loads {
            for station in load.load.stations {
                let name = name(station, of: load)
                busy += station.hours.filter { $0.booked > 0 }
                    .map { BusyHour(name: name, zone: load.restaurant.zone, hour: $0) }
            }
        }
        return busy
    }

    /// The station's name, and the restaurant's if there are several.
    private func name(_ station: KitchenLoad.Station, of load: RestaurantLoad) -> String {
        let name = HarmlessText.clean(station.name ?? words.say(KitchenLoadText.kitchen))
        return report.loads.count > 1 ? "\(HarmlessText.clean(load.restaurant.name)), \(name)" : name
    }

    /// A card. Without an answer there is nothing to show, or not yet.
    private func card(
        _ question: OwnerQuestionText,
        _ kind: String,
        _ answer: String?,
        without nothing: any Message = OwnerText.nothingYet,
        @HTMLBuilder content: () -> HTML
    ) -> HTML {
        tag("section", .class("card \(kind)")) {
            tag("h2") { words.say(question) }
            if let answer {
                tag("p", .class("lead")) { answer }
                content()
            } else {
                tag("p", .class("lead")) { words.say(nothing) }
            }
        }
    }

    /// The best hour or day in a sentence; `nil` without takings.
    private var bestPart: String? {
        guard let best = report.best else { return nil }
        let difference: Sentence? = best.before.map { before in
            best.takings >= before
                ? OwnerQuestionText.moreThanAWeekAgo(unbroken(price(best.takings - before)))
                : .lessThanAWeekAgo(unbroken(price(before - best.takings)))
        }
        let taken = unbroken(price(best.takings))
        switch best.moment {
        case .hour(let hour): return words.say(OwnerQuestionText.bestHour(hour, taken, difference))
        case .day: return words.say(OwnerQuestionText.bestDay(name(best), taken, difference))
        }
    }

    /// How long half of the customers waited, and how long nine of ten did, in a sentence.
    private func within(_ times: Statistics.Times) -> String? {
        guard let median = times.median, let nine = times.percentile90 else { return nil }
        return within(median, nine)
    }

    private func within(_ half: Duration, _ nine: Duration) -> String {
        words.say(OwnerText.halfWithin(unbroken(short(half)), nine: unbroken(short(nine))))
    }

    private func name(_ part: OwnerReport.Part) -> String {
        switch part.moment {
        case .hour(let hour): String(hour)
        case .day(let day): words.language.texts.dayAndMonth(day)
        }
    }

    private func swatch(_ kind: String, _ name: String) -> HTML {
        tag("span") {
            tag("i", .class(kind))
            name
        }
    }

    /// The figures of a chart as a table that can be opened.
    private func figures(_ question: OwnerQuestionText, _ columns: [String], _ rows: [[String]]) -> HTML {
        tag("details", .data("name", "\(question)")) {
            tag("summary") {
                words.say(OwnerText.figures)
                tag("span", .class("unseen")) { ": \(words.say(question))" }
            }
            TableHTML.table(columns, rows: rows)
        }
    }

    /// A bar of the share that a value has of the highest.
    private func share(_ value: Int, of most: Int) -> HTML {
        let width = SVG.number(100 * Double(value) / Double(max(1, most)))
        let size = { (width: String, kind: String?) in
            tag(
                "rect",
                HTMLAttribute("class", kind),
                HTMLAttribute("width", width),
                HTMLAttribute("height", "6")
            )
        }
        return tag(
            "svg",
            HTMLAttribute("viewBox", "0 0 100 6"),
            HTMLAttribute("preserveAspectRatio", "none"),
            .aria("hidden", "true")
        ) {
            size("100", "rail-bg")
            size(width, nil)
        }
    }

    private func short(_ duration: Duration) -> String {
        DurationText.short(seconds: Int(duration.components.seconds))
    }

    /// A figure that stays in one line.
    private func unbroken(_ text: String) -> String {
        text.replacing(" ", with: "\u{A0}")
    }
}

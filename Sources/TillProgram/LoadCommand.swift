import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// `till load`: how much of each station's time is booked, and how long what it makes takes.
struct LoadCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "load",
        TillHelpText.load,
        discussion: """
            till load
            till load --restaurant garbera
            """
    )

    @OptionGroup var common: CommonOptions

    func run() async throws {
        let counter = common.counter
        let loads = try await counter.kitchenLoads(of: try await common.restaurant(of: counter))
        if common.json { return try Terminal.write(.array(loads.map(\.json))) }
        let busy = loads.filter { !$0.load.isEmpty }
        if busy.isEmpty { try Terminal.writeLine(KitchenLoadText.nothing[Terminal.language]) }
        for (index, load) in busy.enumerated() {
            if index > 0 { try Terminal.writeLine("") }
            if loads.count > 1 { try Terminal.writeLine(HarmlessText.clean(load.restaurant.name)) }
            try Terminal.write(load.text(Terminal.language))
        }
        let names = await common.names(of: counter)
        for load in loads where !load.times.isEmpty {
            try Terminal.writeLine("")
            if loads.count > 1 { try Terminal.writeLine(HarmlessText.clean(load.restaurant.name)) }
            try Terminal.write(load.timesText(names, Terminal.language))
        }
    }
}

extension RestaurantLoad {
    /// Characters of a bar.
    private static let width = 24

    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("restaurant", .string(restaurant.id.description)),
            JSONValue.Member("stations", .array(load.stations.map(\.json))),
            JSONValue.Member("times", .array(times.map(\.json))),
        ])
    }

    /// A row for each station and hour. A person reads the station's name once, a script in each row.
    fileprivate func text(_ language: Language) -> String {
        let rows = load.stations.flatMap { station in
            let name = HarmlessText.clean(station.name ?? KitchenLoadText.kitchen[language])
            return station.hours.enumerated().map { index, hour in
                let filled = hour.percent * Self.width / 100
                let isNamed = index == 0 || !Terminal.isInteractive
                return [
                    isNamed ? name : "",
                    isNamed ? KitchenLoadText.hands(station.hands)[language] : "",
                    restaurant.zone.clock(hour.start),
                    String(repeating: "#", count: filled)
                        + String(repeating: ".", count: Self.width - filled),
                    "\(hour.percent) %",
                ]
            }
        }
        return Table.text(rows, isInteractive: Terminal.isInteractive)
    }
}

extension RestaurantLoad {
    /// A row for each thing: its station, how long the owner says it takes, and how long it takes.
    fileprivate func timesText(_ names: ShownNames, _ language: Language) -> String {
        let hasFixed = times.contains { $0.fixed != nil }
        let head: [KitchenTimeText] = [.what, .entered, .learned, .lessons] + (hasFixed ? [.fixed] : [])
        let rows = times.map { time in
            [
                HarmlessText.clean(time.station?.name ?? KitchenLoadText.kitchen[language]),
                HarmlessText.clean(names.item(time.item, named: time.name)),
                time.entered.map { DurationText.short(seconds: $0) } ?? "–",
                DurationText.short(seconds: Int(time.learned.seconds.rounded())),
                String(time.learned.lessons),
            ] + (hasFixed ? [time.fixed.map { DurationText.short(seconds: $0.seconds) } ?? "–"] : [])
        }
        let table = [[""] + head.map { $0[language] }] + rows
        return Table.text(table, isInteractive: Terminal.isInteractive)
    }
}

extension KitchenTime {
    var json: JSONValue {
        .object([
            JSONValue.Member("station", .optional(station?.id.description)),
            JSONValue.Member("product", .string(item.description)),
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("enteredSeconds", .optional(entered)),
            JSONValue.Member("learnedSeconds", .integer(Int(learned.seconds.rounded()))),
            JSONValue.Member("lessons", .integer(learned.lessons)),
            JSONValue.Member("fixedSeconds", .optional(fixed?.seconds)),
            JSONValue.Member("fixedBy", .optional(fixed?.by)),
        ])
    }
}

extension KitchenLoad.Station {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("station", .optional(station.id?.description)),
            JSONValue.Member("name", .optional(name)),
            JSONValue.Member("hands", .integer(hands)),
            JSONValue.Member(
                "hours",
                .array(
                    hours.map { hour in
                        .object([
                            JSONValue.Member("start", .string(hour.start.description)),
                            JSONValue.Member("end", .string(hour.end.description)),
                            JSONValue.Member("bookedSeconds", .integer(hour.booked)),
                            JSONValue.Member("capacitySeconds", .integer(hour.capacity)),
                        ])
                    }
                )
            ),
        ])
    }
}

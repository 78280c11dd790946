import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// `till load`: how much of each station's time is booked.
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
        if busy.isEmpty { return try Terminal.writeLine(KitchenLoadText.nothing[Terminal.language]) }
        for (index, load) in busy.enumerated() {
            if loads.count > 1 {
                if index > 0 { try Terminal.writeLine("") }
                try Terminal.writeLine(HarmlessText.clean(load.restaurant.name))
            }
            try Terminal.write(load.text(Terminal.language))
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

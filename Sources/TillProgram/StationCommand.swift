import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText

/// `till station [STATION] [--hands N] [--until 22:00]`: how many hands the stations have until closing.
struct StationCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "station",
        StationHandsText.station,
        discussion: """
            till station
            till station grill --hands 2
            till station grill --hands 2 --until 16:00
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(StationHandsText.stationHelp, value: PlaceholderText.station))
    var station: String?

    @Option(help: ArgumentHelp(StationHandsText.handsHelp, value: PlaceholderText.count))
    var hands: Int?

    @Option(help: ArgumentHelp(StationHandsText.untilHelp, value: PlaceholderText.when))
    var until: String?

    func run() async throws {
        let counter = common.counter
        let (_, restaurant) = try await common.assortment(of: counter)
        guard let hands else {
            guard station == nil, until == nil else {
                throw CommandError(.invalid, StationHandsText.handsMissing)
            }
            return try write(try await counter.staffedStations(of: restaurant), restaurant, counter.now())
        }
        guard StationHands.range.contains(hands) else {
            throw CommandError(.invalid, StationHandsText.badHands(most: StationHands.range.upperBound))
        }
        let changed = try await counter.setHands(
            hands,
            at: station.map { StationID($0) },
            of: restaurant,
            until: try until.map { try .moment($0) } ?? .closing,
            as: common.member
        )
        try write(changed, restaurant, counter.now())
    }

    private func write(_ stations: [StaffedStation], _ restaurant: Restaurant, _ now: Timestamp) throws {
        if common.json { return try Terminal.write(.array(stations.map(\.json))) }
        let moment = MomentText(in: restaurant.zone, now: now)
        try Terminal.write(
            stations.map { station in
                let name = station.name ?? KitchenLoadText.kitchen[Terminal.language]
                return [
                    station.station.id?.description ?? "", HarmlessText.clean(name),
                    KitchenLoadText.hands(station.hands)[Terminal.language],
                    station.said.map { moment.until($0.until)[Terminal.language] } ?? "",
                    station.said.map { HarmlessText.clean($0.by) } ?? "",
                ]
            }
        )
    }
}

extension StaffedStation {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("station", .optional(station.id?.description)),
            JSONValue.Member("name", .optional(name)),
            JSONValue.Member("hands", .integer(hands)),
            JSONValue.Member("enteredHands", .integer(entered)),
            JSONValue.Member("until", .optional(said?.until.description)),
            JSONValue.Member("by", .optional(said?.by)),
        ])
    }
}

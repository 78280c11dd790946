import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText

/// `mcorderd export`: writes the orders of a period, or all data about one device, as JSON lines; or the
/// collected orders of a period as tables.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "export",
        OperationsText.export,
        discussion: """
            mcorderd export --since 7d > week.jsonl
            mcorderd export --since 2026-11-01 --until 2026-11-30 > november.jsonl
            mcorderd export --csv november --from 2026-11-01 --to 2026-11-30
            mcorderd export --device 975319E0-43ED-435F-AA81-0B4F051B3768
            """
    )

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp(OperationsText.sinceHelp, value: PlaceholderText.when))
    var since: String?

    @Option(help: ArgumentHelp(OperationsText.untilHelp, value: PlaceholderText.when))
    var until: String?

    @Option(help: ArgumentHelp(OperationsText.deviceHelp, value: "udid"), completion: Completion.devices)
    var device: String?

    @Option(help: ArgumentHelp(OperationsText.csvHelp, value: PlaceholderText.folder), completion: .directory)
    var csv: String?

    @Option(help: ArgumentHelp(OperationsText.fromHelp, value: PlaceholderText.when))
    var from: String?

    @Option(help: ArgumentHelp(OperationsText.toHelp, value: PlaceholderText.when))
    var to: String?

    @Flag(help: ArgumentHelp(OperationsText.jsonAnyway))
    var json = false

    func validate() throws {
        guard [since, device, csv].count(where: { $0 != nil }) == 1, since != nil || until == nil,
            (csv == nil) == (from == nil), csv != nil || to == nil
        else {
            throw ValidationError(OperationsText.whatToExport[Terminal.language])
        }
    }

    func run() async throws {
        let configuration = try await common.configuration()
        let device = try device.map { try DeviceKey(typed: $0) }
        let view = try await QueueView(state: configuration.paths.queue)
        let now = QueueClock.of(configuration.paths.queue, Timestamp.now)()
        let write = { (value: JSONValue) in try Terminal.writeLine(JSONWriter.line(value)) }
        if let csv, let from {
            let restaurants = try await view.restaurants()
            let days = restaurants.first?.days
            let period = try WhenText.period(since: from, until: to ?? "today", now: now, days: days)
            let folder = try CommonOptions.file(csv)
            let count = try await AccountTables.write(of: period, restaurants, from: view, to: folder)
            let sentence = OperationsText.tablesWritten(orders: count, HarmlessText.clean(folder))
            try Terminal.writeLine(sentence[Terminal.language])
        } else if let device {
            try await view.export(device, now: now, write)
        } else if let since {
            let days = try await view.restaurants().first?.days
            let period = try WhenText.period(since: since, until: until, now: now, days: days)
            try await view.exportOrders(since: period.lowerBound, until: period.upperBound, now: now, write)
        }
        try await view.close()
    }
}

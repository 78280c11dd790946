import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText

/// `mcorderd export`: writes the orders of a period, or all data about one device, as JSON lines.
struct ExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "export",
        OperationsText.export,
        discussion: """
            mcorderd export --since 7d > week.jsonl
            mcorderd export --since 2026-11-01 --until 2026-12-01 > november.jsonl
            mcorderd export --device 975319E0-43ED-435F-AA81-0B4F051B3768
            """
    )

    @OptionGroup var common: CommonOptions

    @Option(help: ArgumentHelp(OperationsText.sinceHelp, value: PlaceholderText.when))
    var since: String?

    @Option(help: ArgumentHelp(OperationsText.untilHelp, value: PlaceholderText.when))
    var until: String?

    @Option(help: ArgumentHelp(OperationsText.deviceHelp, value: "udid"))
    var device: String?

    @Flag(help: ArgumentHelp(OperationsText.jsonAnyway))
    var json = false

    func validate() throws {
        guard (since == nil) != (device == nil), device == nil || until == nil else {
            throw ValidationError(OperationsText.whatToExport[Terminal.language])
        }
    }

    func run() async throws {
        let configuration = try await common.configuration()
        let device = try device.map { try DeviceKey(typed: $0) }
        let view = try await QueueView(state: configuration.paths.queue)
        let now = QueueClock.of(configuration.paths.queue, Timestamp.now)()
        let write = { (value: JSONValue) in try Terminal.writeLine(JSONWriter.line(value)) }
        if let device {
            try await view.export(device, now: now, write)
        } else if let since {
            let days = try await view.restaurants().first?.days
            let start = try WhenText.instant(since, now: now, days: days)
            // Orders that are received while the export runs belong to the next export.
            let end = try until.map { try WhenText.instant($0, now: now, days: days) } ?? now + .seconds(1)
            guard start < end else {
                throw CommandError(.invalid, OperationsText.sinceNotBeforeUntil(since))
            }
            try await view.exportOrders(since: start, until: end, now: now, write)
        }
        try await view.close()
    }
}

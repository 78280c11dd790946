import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText
import StaffDisplay

/// `mcorderd status`: prints the state of the intake and of the queue.
struct StatusCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("status", DaemonText.statusAbstract)

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        do {
            try await show(configuration)
        } catch let error as QueueError {
            let failure = CommandError(daemon: error)
            if case .server = error { try showWithoutQueue(configuration.paths, failure.sentence) }
            throw failure
        }
    }

    /// What is known although the queue's server cannot be used.
    private func showWithoutQueue(_ paths: IntakePaths, _ problem: Sentence) throws {
        let isRunning = try InstanceLock.isHeld(state: paths.state)
        let waiting = DropFolder.countFiles(at: paths.orders)
        let words = problem[Terminal.language]
        if answer.json {
            let value: JSONValue = [
                "running": isRunning, "waitingFiles": waiting, "problem": words,
            ]
            return try Terminal.writeLine(JSONWriter.text(value))
        }
        let rows = [
            [DaemonText.problem[Terminal.language], words],
            DaemonStatus.row(isRunning: isRunning, Terminal.language),
            [DaemonText.waitingFiles[Terminal.language], String(waiting)],
        ]
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }

    private func show(_ configuration: DaemonConfiguration) async throws {
        let (state, queue) = (configuration.paths.state, configuration.paths.queue)
        // Opened first: without a queue, nothing else in the state folder is worth reporting.
        let view = try await QueueView(state: queue)
        let now = QueueClock.of(queue, Timestamp.now)()
        let heartbeat = try QueueView.heartbeat(in: queue)
        var status = DaemonStatus(
            isRunning: try InstanceLock.isHeld(state: state),
            heartbeat: heartbeat,
            summary: try await view.summary(answered: heartbeat?.answered),
            poll: configuration.settings.poll,
            orders: configuration.paths.orders,
            restaurants: try await view.restaurants(),
            day: try await view.availability(at: now),
            printing: try await view.printing(),
            now: now
        )
        do throws(QueueError) {
            try await view.requireCommits()
        } catch {
            status.obstacle = CommandError(daemon: error).sentence
        }
        if answer.json {
            try Terminal.writeLine(JSONWriter.text(status.json))
        } else {
            let rows = status.rows(Terminal.language)
            try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
        }
        if let problem = status.problem { throw CommandError(.unavailable, problem) }
    }
}

/// The state of the intake and of the queue.
struct DaemonStatus {
    let isRunning: Bool
    let heartbeat: Heartbeat?
    let summary: QueueSummary
    /// The longest time between two scans of a healthy daemon.
    let poll: Duration
    /// The folder of the orders.
    let orders: String
    let restaurants: [KnownRestaurant]
    let day: Availability
    var printing = PrintingState.none
    let now: Timestamp
    /// What keeps everybody from changing the queue.
    var obstacle: Sentence?

    /// Files that wait: as the daemon counted them, or without one those that lie there.
    private var waitingFiles: Int {
        isRunning ? heartbeat?.waitingFiles ?? 0 : DropFolder.countFiles(at: orders)
    }

    private var scanAge: Int64? {
        heartbeat?.lastScanAt.map { max(0, (now.milliseconds - $0.milliseconds) / 1000) }
    }

    /// The daemon counts as stuck this long after a scan was due.
    private static let patience = Duration.seconds(10)

    /// The problem that keeps orders or receipts from being processed; `nil` if there is none. Source:
    /// commands.md, `status`.
    var problem: Sentence? {
        if let obstacle { return obstacle }
        guard isRunning else { return DaemonText.notRunning }
        if let problem = heartbeat?.problem { return problem.sentence }
        if let scanAge, .seconds(scanAge) > poll + Self.patience { return DaemonText.stuck(seconds: scanAge) }
        if heartbeat?.folderIsReadOnly == true { return DaemonText.folderIsReadOnly(orders) }
        if heartbeat?.receiptsAreStuck == true { return DaemonText.receiptsStuck(due: summary.receiptsDue) }
        return nil
    }

    /// The status as `--json` prints it. Source: commands.md.
    var json: JSONValue {
        let orders = OrderState.allCases.map {
            JSONValue.Member($0.rawValue, .integer(summary.orders[$0] ?? 0))
        }
        let restaurants = summary.restaurants.map { restaurant in
            let name = JSONValue.Member("name", .string(restaurant.name))
            let open = OrderState.open.map {
                JSONValue.Member($0.rawValue, .integer(restaurant.open[$0] ?? 0))
            }
            return JSONValue.object([name] + open + todayJSON(of: restaurant.name))
        }
        return .object([
            JSONValue.Member("running", .bool(isRunning)),
            JSONValue.Member("lastScanAt", .optional(heartbeat?.lastScanAt?.description)),
            JSONValue.Member("scanAgeSeconds", .optional(scanAge)),
            JSONValue.Member("waitingFiles", .integer(waitingFiles)),
            JSONValue.Member("elsewhere", .integer(heartbeat?.elsewhere ?? 0)),
            JSONValue.Member("orders", .object(orders)),
            JSONValue.Member("notBegun", .integer(summary.notBegun)),
            JSONValue.Member("restaurants", .array(restaurants)),
            JSONValue.Member("rejected", .integer(summary.rejected)),
            JSONValue.Member("redelivered", .integer(summary.redelivered)),
            JSONValue.Member("waitingNotices", .integer(heartbeat?.waitingNotices ?? 0)),
            JSONValue.Member("oldestOpenAt", .optional(summary.oldestOpen?.description)),
            JSONValue.Member("catalogueVersion", .optional(summary.catalogueVersion)),
            JSONValue.Member("lingeringFiles", .integer(heartbeat?.lingering ?? 0)),
            JSONValue.Member("trouble", .optional(heartbeat?.problem?.cause.rawValue)),
            JSONValue.Member("otherFiles", .integer(heartbeat?.otherFiles ?? 0)),
            JSONValue.Member("clock", .optional(heartbeat?.clock?.rawValue)),
            JSONValue.Member("claimedBy", heartbeat?.rival?.json ?? .null),
            JSONValue.Member("takenTwice", .array((heartbeat?.takenTwice ?? []).map { .string($0) })),
            JSONValue.Member("receiptsDue", .integer(summary.receiptsDue)),
            JSONValue.Member("printers", .array(printing.printers.map(\.json))),
            JSONValue.Member("problem", .optional(problem?[Terminal.language])),
        ])
    }

    static func row(isRunning: Bool, _ language: Language) -> [String] {
        [DaemonText.running[language], (isRunning ? DaemonText.yes : DaemonText.no)[language]]
    }

    /// The status as rows for an administrator.
    func rows(_ language: Language) -> [[String]] {
        let age = { (instant: Timestamp?) -> String in
            guard let instant else { return "–" }
            let seconds = max(0, Int((now.milliseconds - instant.milliseconds) / 1000))
            return DaemonText.ago(DurationText.short(seconds: seconds))[language]
        }
        // The problem comes first: a monitoring script may read only the first line.
        var rows = problem.map { [[DaemonText.problem[language], $0[language]]] } ?? []
        rows += [
            Self.row(isRunning: isRunning, language),
            [DaemonText.lastScan[language], age(heartbeat?.lastScanAt)],
        ]
        if let doubt = heartbeat?.clock {
            rows.append([DaemonText.clock[language], DaemonText.clockDoubt(doubt)[language]])
        }
        if let rival = heartbeat?.rival {
            if heartbeat?.problem == nil {
                let sentence = DaemonText.rival(host: rival.host, since: rival.since)
                rows.append([DaemonText.problem[language], sentence[language]])
            }
            let codes = heartbeat?.takenTwice.joined(separator: ", ") ?? ""
            rows.append([DaemonText.takenTwice[language], codes.isEmpty ? "–" : HarmlessText.clean(codes)])
        }
        rows += [
            [DaemonText.waitingFiles[language], String(waitingFiles)],
            [DaemonText.elsewhere[language], String(heartbeat?.elsewhere ?? 0)],
            [DaemonText.waitingNotices[language], String(heartbeat?.waitingNotices ?? 0)],
            [DaemonText.lingering[language], String(heartbeat?.lingering ?? 0)],
            [DaemonText.otherFiles[language], String(heartbeat?.otherFiles ?? 0)],
            [DaemonText.receiptsDue[language], String(summary.receiptsDue)],
        ]
        rows += OrderState.allCases.map { [$0.word[language], String(summary.orders[$0] ?? 0)] }
        if summary.notBegun > 0 {
            rows.append([DaemonText.notBegun[language], String(summary.notBegun)])
        }
        for restaurant in summary.restaurants where !restaurant.open.isEmpty {
            let counts = OrderState.open.map { "\($0.word[language]) \(restaurant.open[$0] ?? 0)" }
            rows.append([HarmlessText.clean(restaurant.name), counts.joined(separator: ", ")])
        }
        rows += todayRows(language)
        rows += (printing.printers.map(\.trouble) + printing.missing(naming: PrintingState.codesOnScreen)).map
        {
            [PrinterText.printing[language], $0[language]]
        }
        rows += [
            [DaemonText.oldestOpen[language], age(summary.oldestOpen)],
            [DaemonText.rejected[language], String(summary.rejected)],
            [DaemonText.redelivered[language], String(summary.redelivered)],
            [
                DaemonText.catalogueVersion[language],
                summary.catalogueVersion.map { String($0.prefix(12)) } ?? "–",
            ],
        ]
        return rows
    }
}

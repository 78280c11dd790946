import Foundation

/// A recording of a restaurant at work with every write to its disks.
struct PowerRecording: Sendable {
    /// Something that a program or the rig confirmed, with the time of the confirmation.
    struct Confirmation: Sendable {
        /// The length of the disks' log in bytes just after the confirmation.
        let moment: Int
        let what: What

        enum What: Sendable {
            /// The customer's program reported that the order of this number was sent.
            case sent(Int)
            /// A sync client has put this file into the drop folder and flushed it.
            case delivered([UInt8])
            /// The order of this number was collected.
            case collected(Int)
        }
    }

    let log: DiskLog
    let confirmed: [Confirmation]
    /// The log's length when the restaurant was installed and its customer had a home.
    let start: Int
    private let folder: String
    private let workshop: Workshop
    /// The bytes of the orders that the customer sent, by number.
    private let orders: [Int: [UInt8]]

    private static let megabytes = 32

    /// The reason why a recording is impossible on this machine.
    struct Unable: Error, CustomStringConvertible {
        let description: String
    }

    /// Records a customer who sends that many orders.
    static func make(orders: Int, in workshop: Workshop) async throws -> Result<PowerRecording, Unable> {
        let sandbox = Sandbox(
            workshop: workshop,
            folder: "\(workshop.folder)/power-\(UUID().uuidString.prefix(8))"
        )
        let manager = FileManager.default
        for name in ["fuse", "sandbox", "facts"] {
            try manager.createDirectory(
                atPath: "\(sandbox.folder)/\(name)",
                withIntermediateDirectories: true
            )
        }
        let outcome = try await sandbox.run(
            "/usr/bin/unshare",
            (geteuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"])
                + ["/bin/bash", "-c", PowerScript.record, "record", sandbox.folder, "\(orders)"],
            adding: [
                "BIN": workshop.programs, "TOOLS": workshop.tools, "MEGABYTES": "\(megabytes)",
                "MCORDERD_INTAKE_POLL": "20ms",
            ]
        )
        // The script ends with 77 when something that it needs is missing or not permitted.
        if outcome.status == 77 {
            try manager.removeItem(atPath: sandbox.folder)
            return .failure(
                Unable(description: outcome.error.split(separator: "\n").last.map(String.init) ?? "?")
            )
        }
        if outcome.error.contains("unshare failed") {
            try manager.removeItem(atPath: sandbox.folder)
            return .failure(Unable(description: "nothing can be mounted here"))
        }
        try outcome.required("recording")
        return .success(try PowerRecording(sandbox: sandbox))
    }

    private init(sandbox: Sandbox) throws {
        workshop = sandbox.workshop
        folder = sandbox.folder
        log = try DiskLog("\(folder)/log")
        start = try Self.moment("\(folder)/facts/start")
        let record = try QueueRecord.read(state: "\(folder)/final/state", copying: true)
        var orders: [Int: [UInt8]] = [:]
        for bytes in record.orders.compactMap(\.raw) {
            if let content = OrderContent(bytes) { orders[content.number] = bytes }
        }
        self.orders = orders
        var confirmed: [Confirmation] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/facts")
        where name != "start" {
            let moment = try Self.moment("\(folder)/facts/\(name)")
            let parts = name.split(separator: ".")
            guard parts.count == 2, let number = Int(parts[1]) else { throw RigError("facts/\(name)") }
            switch parts[0] {
            case "sent": confirmed.append(Confirmation(moment: moment, what: .sent(number)))
            case "junk":
                confirmed.append(
                    Confirmation(moment: moment, what: .delivered(Array("{\"junk\": \(number)}\n".utf8)))
                )
            default: confirmed.append(Confirmation(moment: moment, what: .collected(number)))
            }
        }
        self.confirmed = confirmed
    }

    private static func moment(_ path: String) throws -> Int {
        let text = try String(contentsOfFile: path, encoding: .utf8)
        guard let moment = Int(text.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw RigError("\(path) holds no moment")
        }
        return moment
    }

    /// Removes the recording.
    func tearDown() throws {
        try FileManager.default.removeItem(atPath: folder)
    }

    /// Cuts the power at that moment, checks the disks' contents, and lets the programs go on.
    func violations(afterCutAt moment: Int, keeping keeps: Double) async throws -> [Violation] {
        let sandbox = Sandbox(
            workshop: workshop,
            folder: "\(workshop.folder)/cut-\(UUID().uuidString.prefix(8))"
        )
        try FileManager.default.createDirectory(atPath: sandbox.folder, withIntermediateDirectories: true)
        var random = SystemRandomNumberGenerator()
        for disk in 0...1 {
            let image = log.image(
                of: disk,
                size: Self.megabytes << 20,
                at: moment,
                keeping: keeps,
                by: &random
            )
            try image.write(to: URL(filePath: "\(sandbox.folder)/image\(disk)"))
        }
        let mounted = try await sandbox.run(
            "/usr/bin/unshare",
            (geteuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"])
                + ["/bin/bash", "-c", PowerScript.mount, "mount", sandbox.folder]
        )
        try mounted.required("mounting what the cut left")
        var broken = try await goOn(in: sandbox, after: moment)
        broken = broken.map { $0.during("power cut at \(moment) of \(log.end), keeping \(keeps)") }
        try sandbox.tearDown()
        return broken
    }

    private func goOn(in sandbox: Sandbox, after moment: Int) async throws -> [Violation] {
        let past = confirmed.filter { $0.moment <= moment }
        let record = try QueueRecord.read(state: sandbox.state, copying: true)
        var ledger = Ledger()
        ledger.add(home: sandbox.home)
        // After the cut the drop folder may hold any file that was written in the recording. Numbers must
        // still be used once.
        let present = Set(try FolderRecord(sandbox.orders).candidates.values).union(
            record.orders.compactMap(\.raw)
        )
        orders.values.filter(present.contains).forEach { ledger.mayHaveWritten($0) }
        for number in 1...9 { ledger.mayHaveWritten(Array("{\"junk\": \(number)}\n".utf8)) }
        var broken: [Violation] = []
        for fact in past {
            switch fact.what {
            case .sent(let number):
                if let bytes = orders[number] { ledger.record(sent: bytes) }
            case .delivered(let bytes):
                ledger.deliver(bytes)
            case .collected(let number):
                if record.orders.first(where: { $0.number == number })?.state != "collected" {
                    let evidence = "the till said that \(number) is collected; it is not any more"
                    broken.append(Violation(.legalHistory, evidence))
                }
            }
        }
        broken += try sandbox.violations(ledger, at: .interrupted)
        var customer = Customer(sandbox: sandbox, ledger: ledger)
        broken += try customer.note(Sandbox.Outcome(status: 0, signal: nil, output: "", error: ""))
        let again = try await customer.send()
        broken += SendScenario().expect(again, "send", in: [0, 65]) + (try customer.note(again))
        broken += try await customer.drain()
        broken += try sandbox.violations(customer.ledger, at: .idle)
        return broken
    }
}

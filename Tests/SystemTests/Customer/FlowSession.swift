import Foundation
import McOrderConsole
import McOrderModel
import TerminalTesting
import Testing

/// `mcorder` without a command on its own terminal, with a shared folder and a home for one test.
struct FlowSession {
    static let repository = Repository.url

    let terminal: PseudoTerminal
    let program: ScreenProgram
    /// The terminal's modes before the program started.
    let modes: [UInt32]
    let folder: URL

    var home: URL { folder.appending(path: "home/home.json") }

    /// Gives `body` a running flow; its folder is removed afterwards.
    ///
    /// - Parameter script: a shell script whose argument is the program.
    static func with(
        _ variables: [String: String] = ["LC_ALL": "es_ES.UTF-8"],
        hasFolder: Bool = true,
        shell script: String? = nil,
        _ body: (FlowSession) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID().uuidString)")
        let orders = folder.appending(path: "cloud/orders")
        try FileManager.default.createDirectory(at: orders, withIntermediateDirectories: true)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
        let marker = #"{"format":1,"id":"0B0E8B9E-30A2-4A4E-9A3B-4F6C5F6D7A10"}"#
        if hasFolder { try Data(marker.utf8).write(to: orders.appending(path: ".mcorder")) }
        try body(try FlowSession(in: folder, variables, shell: script))
    }

    func again() throws -> FlowSession {
        try FlowSession(in: folder, ["LC_ALL": "es_ES.UTF-8"])
    }

    private init(in folder: URL, _ variables: [String: String], shell script: String? = nil) throws {
        self.folder = folder
        terminal = try PseudoTerminal(width: TextWidth.columns)
        modes = terminal.modes
        let running = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(filePath: running).deletingLastPathComponent().appending(path: "mcorder")
        let usual = [
            "TERM": "xterm", "HOME": folder.path(percentEncoded: false),
            "MCORDER_HOME": folder.appending(path: "home").path(percentEncoded: false),
            "MCORDER_CLOUD": folder.appending(path: "cloud").path(percentEncoded: false),
            "MCORDER_CATALOG": Self.repository.appending(path: "catalog").path(percentEncoded: false),
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        let own = path.path(percentEncoded: false)
        let environment = usual.merging(variables) { $1 }
        if !FileManager.default.fileExists(atPath: folder.appending(path: "home").path) {
            // A new customer would be asked for a name.
            let naming = Process()
            naming.executableURL = path
            naming.arguments = ["device", "--name", "Ane"]
            naming.environment = environment
            naming.standardOutput = FileHandle.nullDevice
            try naming.run()
            naming.waitUntilExit()
        }
        program = try ScreenProgram(
            script == nil ? own : "/bin/sh",
            script.map { ["-c", $0, "sh", own] } ?? [],
            environment: environment,
            on: terminal
        )
    }

    /// Types keys, and waits until a text is visible.
    func type(_ keys: String, until seen: String) throws {
        try terminal.type(keys)
        #expect(program.wait { terminal.screen.text.contains(seen) }, "\(seen) in\n\(terminal.screen.text)")
    }

    /// Whether the terminal has the same modes as before.
    var isRestored: Bool {
        terminal.modes == modes && terminal.screen.modes == [7, 25]
    }

    /// Answers the order in the folder, as the restaurant's daemon would.
    func answer(_ state: OrderState) throws {
        let file = try #require(try orders().first)
        let order = try Order(json: JSONWriter.document(file))
        let receipt = Receipt(
            identity: order.identity,
            restaurant: order.restaurant,
            status: .order(state),
            total: order.total,
            shownTotal: order.total,
            reason: nil,
            updatedAt: Timestamp(seconds: Int64(Date().timeIntervalSince1970))
        )
        let receipts = folder.appending(path: "cloud/receipts")
        try FileManager.default.createDirectory(at: receipts, withIntermediateDirectories: true)
        let path = receipts.appending(path: Receipt.fileName(of: order.identity))
        try Data(receipt.json).write(to: path, options: .atomic)
    }

    func orders() throws -> [JSONValue] {
        let orders = folder.appending(path: "cloud/orders")
        return try FileManager.default.contentsOfDirectory(atPath: orders.path(percentEncoded: false))
            .filter { !$0.hasPrefix(".") }
            .map { try JSONReader.read(Array(Data(contentsOf: orders.appending(path: $0))), depth: 8).value }
    }
}

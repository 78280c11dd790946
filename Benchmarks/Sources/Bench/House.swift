internal import Foundation
internal import Glibc
internal import McOrderClient

/// A restaurant in a temporary folder, run by the real programs.
public final class House {
    /// The house's own folder, removed with it.
    public let folder: String
    private let binaries: String
    private let catalogue: String

    /// An empty house that `mcorderd init` made.
    ///
    /// - Parameters:
    ///   - parent: where its folder is made, since a disk is part of what is measured.
    ///   - binaries: the folder of `mcorderd` and `till`.
    public init(in parent: String?, binaries: String) throws {
        let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        folder = parent.appending(path: "mcorder-bench-\(UUID().uuidString)").path(percentEncoded: false)
        self.binaries = binaries
        catalogue = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "catalog")
            .path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try run("mcorderd", ["init"])
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            print("left behind: \(folder): \(error)")
        }
    }

    /// The state folder.
    public var state: String { "\(folder)/state" }

    /// The environment in which nothing of this machine's user counts.
    public var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8",
            "MCORDER_CLOUD": "\(folder)/cloud", "MCORDER_STATE": state, "MCORDER_HOME": "\(folder)/home",
            "MCORDERD_CATALOG": catalogue, "MCORDERD_INTAKE_MAX_AGE": "0", "MCORDERD_INTAKE_SETTLE": "0",
            "MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "0", "MCORDERD_ORDERS_EXPIRE_AFTER": "0",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
    }

    /// The path of a program.
    public func program(_ name: String) -> String { "\(binaries)/\(name)" }

    /// Runs a program to its end, which must be good.
    public func run(_ name: String, _ arguments: [String]) throws {
        let process = try start(name, arguments)
        let status = Spawn.end(of: process)
        guard status == 0 else {
            let log = String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self)
            throw BenchFailure("\(name) \(arguments.joined(separator: " ")) ended with \(status):\n\(log)")
        }
    }

    /// Starts a program in the background; what it says goes to a log.
    public func start(_ name: String, _ arguments: [String]) throws(BenchFailure) -> Int32 {
        try Spawn.start(program(name), arguments, environment: environment, .file(path: log))
    }

    /// Starts `till` on a terminal.
    public func till(_ name: String, columns: Int, rows: Int) throws(BenchFailure) -> Screen {
        try Screen(
            program("till"),
            ["--restaurant", "garbera", "--lang", "en", "--as", name],
            environment: environment,
            columns: columns,
            rows: rows
        )
    }

    private var log: String { "\(folder)/log" }

    /// Puts so many orders into the drop, of devices with five each, and has them taken in.
    ///
    /// - Returns: their codes.
    public func fill(orders count: Int) throws -> [String] {
        var codes: [String] = []
        for index in 0..<count {
            let order = try Self.order(index)
            codes.append(order.code.description)
            try Data(order.json).write(to: URL(filePath: "\(folder)/cloud/orders/\(index).json"))
        }
        try run("mcorderd", ["run", "--once"])
        return codes
    }

    /// An order of one to four lines, different from all others.
    private static func order(_ index: Int) throws -> Order {
        let device = index / 5
        // The check digits of a code come from the end.
        let digits = String(device * 7919, radix: 16)
        let udid = "975319E0-43ED-435F-AA81-" + String(repeating: "0", count: 12 - digits.count) + digits
        let time = String(format: "%02d:%02d:%02d", 8 + index / 3600 % 12, index / 60 % 60, index % 60)
        guard let id = DeviceID(udid), let number = OrderNumber(1 + index % 5),
            let placedAt = CivilTime("01-06-2025 \(time)")
        else { throw BenchFailure("order \(index)") }
        return try Order(
            restaurant: "McDonald's Garbera",
            placedAt: placedAt,
            deviceName: "\(names[index % names.count]) \(device)",
            device: id,
            number: number,
            comment: index % 3 == 0 ? "sin hielo" : "",
            lines: (0...index % 4).map { lines[(index + $0) % lines.count] }
        )
    }

    private static let names = [
        "iPhone de Ane", "Móvil de Jon", "Pixel de Iñaki", "Galaxy A52", "Redmi Note",
    ]
    private static let lines = [
        OrderLine(name: "Espresso", price: Money(cents: 120)),
        OrderLine(name: "(G) BigMac + Lipton Ice + Deluxe", price: Money(cents: 675)),
        OrderLine(name: "BigMac", price: Money(cents: 395)),
        OrderLine(name: "BigMac + Coca Cola + Patatas Fritas", price: Money(cents: 595)),
    ]
}

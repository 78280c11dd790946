import Foundation
import Glibc

/// A restaurant in a temporary folder, run by the real programs.
public final class Sandbox {
    /// The sandbox's folder, removed together with the sandbox.
    public let folder: String
    private let programs: Programs
    private let catalogue: String
    /// Environment variables with further settings of `mcorderd`, added to ``environment``.
    public var settings: [String: String]

    /// Creates an empty sandbox with `mcorderd init`.
    ///
    /// - Parameters:
    ///   - parent: the folder in which the sandbox is created. Its disk is part of what is measured.
    ///   - programs: the programs that run it.
    ///   - catalogue: the catalogue's folder; by default the package's.
    ///   - server: the address of the database for the queue; by default the queue is in the state folder.
    public init(in parent: String?, programs: Programs, catalogue: String? = nil, server: String? = nil)
        throws
    {
        let parent = parent.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        folder = parent.appending(path: "mcorder-bench-\(UUID().uuidString)").path(percentEncoded: false)
        self.programs = programs
        database = server ?? "\(folder)/state/queue.sqlite"
        settings = server.map { ["MCORDER_QUEUE": $0] } ?? [:]
        self.catalogue = catalogue ?? Programs.package + "/catalog"
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
    /// The queue's database: a file, or an address.
    public let database: String
    /// The drop folder.
    public var orders: String { "\(folder)/cloud/orders" }
    /// The folder of the receipts.
    public var receipts: String { "\(folder)/cloud/receipts" }
    /// The log of the sandbox's programs.
    public var log: String { "\(folder)/log" }

    /// An environment without any settings of this machine's user.
    public var environment: [String: String] {
        [
            "PATH": "/usr/bin:/bin", "HOME": folder, "LC_ALL": "C.UTF-8",
            "MCORDER_CLOUD": "\(folder)/cloud", "MCORDER_STATE": state, "MCORDER_HOME": "\(folder)/home",
            "MCORDERD_CATALOG": catalogue, "MCORDERD_INTAKE_MAX_AGE": "0", "MCORDERD_INTAKE_SETTLE": "0",
            "MCORDERD_INTAKE_MAX_OPEN_PER_DEVICE": "0", "MCORDERD_ORDERS_EXPIRE_AFTER": "0",
            "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
        ]
        .merging(settings) { $1 }
    }

    /// Runs a program to its end and throws unless it succeeds.
    ///
    /// - Returns: its standard output.
    @discardableResult
    public func run(_ name: String, _ arguments: [String]) throws -> String {
        let child = try begin(name, arguments)
        let status = try child.end()
        guard status == 0 else {
            let log = String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self)
            throw BenchError("\(name) \(arguments.joined(separator: " ")) ended with \(status):\n\(log)")
        }
        return child.output
    }

    /// Starts a program in the background; its output goes to the log.
    public func start(_ name: String, _ arguments: [String]) throws(BenchError) -> Int32 {
        try Spawn.start(programs.path(name), arguments, environment: environment, .file(path: log))
    }

    /// Starts a program in the background and reads its standard output; its standard error goes to the log.
    public func begin(_ name: String, _ arguments: [String]) throws(BenchError) -> Child {
        try Child(programs.path(name), arguments, environment: environment, log: log)
    }

    /// Runs a program and measures it from outside.
    public func measure(_ name: String, _ arguments: [String]) throws -> ProcessCost {
        let line = try run("limit", ["process", programs.path(name)] + arguments)
        let numbers = line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }
        guard numbers.count == 4, numbers[3] == 0 else {
            let log = String(decoding: try Data(contentsOf: URL(filePath: log)), as: UTF8.self)
            throw BenchError("\(name) \(arguments.joined(separator: " ")): \(line)\(log)")
        }
        return ProcessCost(wall: numbers[0], processor: numbers[1], resident: numbers[2])
    }

    /// Starts `till` on a terminal.
    public func till(
        _ name: String,
        restaurant: String = "garbera",
        columns: Int,
        rows: Int,
        isDrawn: Bool = true
    ) throws(BenchError) -> Screen {
        try Screen(
            programs.path("till"),
            ["--restaurant", restaurant, "--lang", "en", "--as", name],
            environment: environment,
            columns: columns,
            rows: rows,
            isDrawn: isDrawn
        )
    }

    /// Puts orders into the drop folder, five from each device, and has them taken in.
    ///
    /// - Returns: their codes.
    @discardableResult
    public func fill(orders count: Int, first: Int = 0) throws -> [String] {
        try run("limit", ["orders", orders, "\(count)", "\(first)"])
        try run("mcorderd", ["run", "--once"])
        return (first..<first + count).map { OrderFile.code(of: $0) }
    }

    /// How many orders and rejections the queue has.
    public func counts() throws -> (orders: Int, rejections: Int) {
        let numbers = try run("limit", ["count", database]).split(whereSeparator: \.isWhitespace).compactMap {
            Int($0)
        }
        guard numbers.count == 2 else { throw BenchError("limit count: \(numbers)") }
        return (numbers[0], numbers[1])
    }
}

import Foundation
import McOrderModel
import Subprocess
import Testing

extension Programs {
    var published: String { "\(folder)/cloud/catalog" }

    /// A file that waits in the drop folder.
    struct Waiting {
        let name: String
        let bytes: [UInt8]

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// Like ``withSandbox(_:)``, with a restaurant whose customers do not seal, so that their files can be
    /// read.
    static func withoutSeals(_ body: (Programs) async throws -> Void) async throws {
        try await withSandbox { programs in
            var open = programs
            open.settings["MCORDERD_ORDERS_SEALING"] = "off"
            try await body(open)
        }
    }

    /// Runs `mcorder` with the catalogue in the shared folder.
    func signer(_ arguments: String..., home: String = "home") async throws -> Outcome {
        try await run("mcorder", arguments, adding: ["MCORDER_HOME": "\(folder)/\(home)"])
    }

    /// Takes in everything that waits, which must succeed.
    func takeIn() async throws {
        let once = try await mcorderd("run", "--once")
        try #require(once.status == 0, "\(once.error)")
    }

    /// Publishes the catalogue, and makes a home that joined the house.
    func join(home: String = "home") async throws {
        try await takeIn()
        let joined = try await signer("join", "\(folder)/cloud", home: home)
        try #require(joined.status == 0, "\(joined.error)")
    }

    /// Has a home send an order.
    ///
    /// - Returns: its file, which is taken out of the folder.
    func signedOrder(home: String = "home", comment: String? = nil) async throws -> Waiting {
        let added = try await signer("add", "Espresso", home: home)
        try #require(added.status == 0, "\(added.error)")
        var arguments = ["send", "-r", "garbera", "--again"]
        if let comment { arguments += ["-m", comment] }
        let sent = try await run("mcorder", arguments, adding: ["MCORDER_HOME": "\(folder)/\(home)"])
        try #require(sent.status == 0, "\(sent.error)")
        return try intercept(ending: ".json")
    }

    /// Takes the only file with that ending out of the drop folder.
    func intercept(ending: String) throws -> Waiting {
        let names = try waiting().filter { $0.hasSuffix(ending) }
        let name = try #require(names.first)
        try #require(names.count == 1)
        let url = URL(filePath: "\(orders)/\(name)")
        let bytes = Array(try Data(contentsOf: url))
        try FileManager.default.removeItem(at: url)
        return Waiting(name: name, bytes: bytes)
    }

    /// The reasons for which files were refused, in any order.
    func refusals() async throws -> [String] {
        let list = try await till("rejected", "--json")
        try #require(list.status == 0, "\(list.error)")
        return try #require(try list.json().elements).compactMap { $0.member("reason")?.text }.sorted()
    }

    /// What was refused, by the files' names.
    func refusalsByFile() async throws -> [String: JSONValue] {
        let list = try await till("rejected", "--json").json()
        return Dictionary(
            uniqueKeysWithValues: try #require(list.elements)
                .map { refusal in (try #require(refusal.member("file")?.text), refusal) }
        )
    }

    func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    }

    /// The receipts in the folder, by name.
    func allReceipts() throws -> [String: [UInt8]] {
        try FileManager.default.contentsOfDirectory(atPath: receipts)
            .reduce(into: [:]) { $0[$1] = try read("\(receipts)/\($1)") }
    }
}

import Foundation
import Glibc
import McOrderModel
import Subprocess
import Testing

extension Programs {
    /// The sample catalogue's folder.
    static let catalogue = Repository.url.appending(path: "catalog").path(percentEncoded: false)

    /// Runs `mcorder` with the sample catalogue, so that no daemon has to publish one.
    func customer(
        _ arguments: String...,
        home: String = "home",
        adding variables: [String: String] = [:]
    ) async throws -> Outcome {
        try await customer(arguments, home: home, adding: variables)
    }

    /// Runs `mcorder` like the function above, with the arguments as a list.
    func customer(
        _ arguments: [String],
        home: String = "home",
        adding variables: [String: String] = [:]
    ) async throws -> Outcome {
        let own = ["MCORDER_HOME": "\(folder)/\(home)", "MCORDER_CATALOG": Self.catalogue]
        return try await run("mcorder", arguments, adding: own.merging(variables) { $1 })
    }

    /// Runs `mcorder`, which must end with success, and reads its JSON.
    func customerJSON(_ arguments: String..., home: String = "home") async throws -> JSONValue {
        let outcome = try await customer(arguments + ["--json"], home: home)
        try #require(outcome.status == 0, "\(arguments): \(outcome.error)")
        return try outcome.json()
    }

    /// Adds products to the ticket.
    func fill(_ products: String..., home: String = "home") async throws {
        for product in products {
            let added = try await customer("add", product, home: home)
            try #require(added.status == 0, "\(added.error)")
        }
    }

    /// Runs `mcorder` and kills it that long after its start, or after it first changed its home. A program
    /// that ended before is not killed.
    func killedCustomer(
        _ arguments: [String],
        after time: Duration,
        ofChange waitsForChange: Bool = false
    ) async throws {
        let home = URL(filePath: "\(folder)/home/home.json")
        let before = FileManager.default.contents(atPath: home.path)
        _ = try await Subprocess.run(
            try Self.binary("mcorder"),
            arguments: Arguments(arguments),
            environment: environment.updating([
                "MCORDER_HOME": "\(folder)/home", "MCORDER_CATALOG": Self.catalogue,
            ]),
            input: .none,
            output: .discarded,
            error: .discarded
        ) { execution in
            let deadline = ContinuousClock.now + .seconds(120)
            // The time between is shorter than any sleep.
            while waitsForChange, FileManager.default.contents(atPath: home.path) == before,
                ContinuousClock.now < deadline
            {
                await Task.yield()
            }
            try await Task.sleep(for: time)
            _ = kill(execution.processIdentifier.value, SIGKILL)
        }
    }

    /// Whether the home has an order whose sending was interrupted.
    func hasPendingOrder() throws -> Bool {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/home/home.json")))
        return try JSONReader.read(bytes, depth: 8).value.member("pendingOrder") != .null
    }

    /// The orders in the drop folder. Each file there must be an order, except temporary files of killed
    /// programs.
    func sentOrders() throws -> [Order] {
        try waiting().filter { !$0.hasPrefix(".") }.map { name in
            try Order(json: Array(try Data(contentsOf: URL(filePath: "\(orders)/\(name)"))))
        }
        .sorted { $0.number < $1.number }
    }
}

extension JSONValue {
    /// The names of an object's members, in their order.
    var keys: [String] {
        guard case .object(let members) = self else { return [] }
        return members.map(\.name)
    }
}

extension Programs.Outcome {
    /// Whether the outputs contain nothing that could move a terminal's cursor or reverse its text.
    var isHarmless: Bool {
        (output + error).unicodeScalars.allSatisfy { scalar in
            switch scalar.value {
            case 0x09, 0x0A: true
            case 0..<0x20, 0x7F...0x9F: false
            default: true
            }
        }
    }
}

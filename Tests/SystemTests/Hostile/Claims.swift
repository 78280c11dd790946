import Foundation
import McOrderModel
import Testing

/// The claim files of a shared folder.
struct Claims {
    let folder: String

    /// The claims in the shared folder of a restaurant.
    init(_ programs: Programs) {
        folder = "\(programs.orders)/.mcorder.d"
    }

    /// The names of the claim files, which are the ids of queues.
    func names() throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder).filter { !$0.hasPrefix(".") }
            .sorted()
    }

    /// The content of a claim.
    func read(_ name: String) throws -> JSONValue {
        let bytes = Array(try Data(contentsOf: URL(filePath: "\(folder)/\(name)")))
        return try JSONReader.read(bytes, depth: 8).value
    }

    /// Writes the claim of a queue that does not exist.
    ///
    /// - Parameters:
    ///   - restaurants: their ids; `nil` for all.
    ///   - since: when the claim began.
    /// - Returns: the path of the claim file.
    @discardableResult
    func forge(restaurants: [String]?, since: String = "2020-01-01T10:00:00Z") throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let queue = UUID().uuidString
        let list = restaurants.map { "[" + $0.map { "\"\($0)\"" }.joined(separator: ", ") + "]" } ?? "null"
        let text = """
            {"format": 1, "queue": "\(queue)", "host": "forged.example", "state": "/var/lib/mcorder", \
            "since": "\(since)", "restaurants": \(list)}

            """
        let path = "\(folder)/\(queue)"
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }
}

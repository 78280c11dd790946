import Bench
import Foundation

/// The package's catalogue with many more restaurants.
final class Chain {
    /// The catalogue's folder, removed with it.
    let folder: String
    private let count: Int

    init(in parent: String, restaurants count: Int) throws {
        self.count = count
        folder = URL(filePath: parent).appending(path: "mcorder-bench-\(UUID().uuidString)").path(
            percentEncoded: false
        )
        // Where the catalogue is a link, a copy of that would lead back to it.
        let original = URL(filePath: Programs.package + "/catalog").resolvingSymlinksInPath()
        try FileManager.default.copyItem(at: original, to: URL(filePath: folder))
        let data = try JSONEncoder().encode((0..<count).map { Entry(place: $0) })
        try data.write(to: URL(filePath: folder + "/restaurants.json"))
    }

    /// A restaurant as the catalogue has it.
    private struct Entry: Encodable {
        let id: String
        let name: String
        let address: String
        let phone = "+34 943 000 000"
        let image = "images/restaurant.svg"
        let latitude: Double
        let longitude: Double

        /// They lie in a grid over the Basque Country, no two on each other.
        init(place: Int) {
            (id, name, address) = (Chain.id(of: place), Chain.name(of: place), "Calle Mayor \(place + 1)")
            latitude = 43.0 + Double(place / 25) * 0.01
            longitude = -2.9 + Double(place % 25) * 0.03
        }
    }

    deinit {
        do {
            try FileManager.default.removeItem(atPath: folder)
        } catch {
            print("left behind: \(folder): \(error)")
        }
    }

    static func id(of place: Int) -> String { "r\(place)" }

    private static func name(of place: Int) -> String { "McDonald's \(place + 1)" }

    /// A file with their names, a line each.
    func names(in folder: String) throws -> String {
        let path = folder + "/restaurants.txt"
        let text = (0..<count).map { Self.name(of: $0) + "\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }
}

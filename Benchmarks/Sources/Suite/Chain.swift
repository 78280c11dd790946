import Bench
import Foundation

/// A copy of the package's catalogue with many more restaurants.
final class Chain {
    private let copy: CatalogueCopy
    private let count: Int

    /// The catalogue's folder, removed together with this object.
    var folder: String { copy.folder }

    init(in parent: String, restaurants count: Int) throws {
        self.count = count
        copy = try CatalogueCopy(in: parent)
        try JSONEncoder().encode((0..<count).map { Entry(place: $0) }).write(to: copy.restaurants)
    }

    /// A restaurant in the catalogue's format.
    private struct Entry: Encodable {
        let id: String
        let name: String
        let address: String
        let phone = "+34 943 000 000"
        let image = "images/restaurant.svg"
        let latitude: Double
        let longitude: Double

        /// The restaurants are on a grid over the Basque Country, all at different places.
        init(place: Int) {
            (id, name, address) = (Chain.id(of: place), Chain.name(of: place), "Calle Mayor \(place + 1)")
            latitude = 43.0 + Double(place / 25) * 0.01
            longitude = -2.9 + Double(place % 25) * 0.03
        }
    }

    static func id(of place: Int) -> String { "r\(place)" }

    private static func name(of place: Int) -> String { "McDonald's \(place + 1)" }

    /// A file with their names, one on each line.
    func names(in folder: String) throws -> String {
        let path = folder + "/restaurants.txt"
        let text = (0..<count).map { Self.name(of: $0) + "\n" }.joined()
        try Data(text.utf8).write(to: URL(filePath: path))
        return path
    }
}

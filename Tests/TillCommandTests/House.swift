import Foundation
import McOrderModel
import Testing

@testable import McOrderQueue
@testable import till

/// The restaurant of the counter, by the catalogue of the repository, with something that is not to be had.
enum House {
    /// The catalogue, with hours of Garbera where those are given.
    static func catalogue(_ hours: String = "") throws -> Catalogue {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileFailure>] = [:]
        for part in CatalogueReader.Part.allCases {
            let url = root.appending(path: "catalog").appending(path: part.fileName)
            var text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            if part == .restaurants, !hours.isEmpty {
                let id = #""id": "garbera","#
                try #require(text.contains(id))
                text = text.replacing(id, with: "\(id) \(hours),")
            }
            files[part] = .success(Array(text.utf8))
        }
        return try CatalogueReader.read(files: files, hasImage: { _ in true })
    }

    static func restaurant(_ hours: String = "") throws -> Restaurant {
        try #require(try catalogue(hours).restaurant(Counter.garbera.id))
    }

    /// A spell of the counter's restaurant that began a minute ago.
    static func spell(
        _ matter: HouseSpell.Matter,
        seconds: Int,
        at restaurant: RestaurantID = Counter.garbera.id
    ) -> HouseSpell {
        HouseSpell(
            id: 1,
            restaurant: restaurant,
            matter: matter,
            since: Counter.now - .seconds(60),
            until: Counter.now + .seconds(seconds),
            by: "caja 2",
            ending: nil
        )
    }

    /// The house, paused for so long, and without those products for an hour.
    static func house(paused seconds: Int? = nil, without ids: [String] = []) throws -> TillHouse {
        let catalogue = try catalogue()
        let soldOut = try ids.map { id in
            let product = try #require(catalogue.product(ProductID(id)))
            return spell(.product(product.id, name: product.name), seconds: 3600)
        }
        let pauses = seconds.map { [spell(.orders, seconds: $0)] } ?? []
        let elsewhere = [spell(.orders, seconds: 9999, at: Counter.boulevard.id)]
        let day = HouseDay(pauses: pauses + elsewhere, soldOut: soldOut)
        return TillHouse(catalogue, at: Counter.garbera.id, day: day)
    }
}

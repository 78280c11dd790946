extension Restaurant {
    /// The restaurant's position.
    public var position: GeoPoint {
        GeoPoint(latitude: latitude, longitude: longitude)
    }
}

extension Catalogue {
    /// The restaurants with their distance in metres from `place`, nearest first; without a place in the
    /// catalogue's order and without distances. Source: R8, A3.
    public func restaurants(near place: GeoPoint?) -> [(restaurant: Restaurant, metres: Double?)] {
        guard let place else { return restaurants.map { ($0, nil) } }
        let distances = restaurants.map { ($0, place.distance(to: $0.position)) }.sorted { $0.1 < $1.1 }
        return distances.map { (restaurant: $0.0, metres: Optional($0.1)) }
    }

    /// The restaurants whose name or address contains a text, and those in a town of that name, in whatever
    /// language the address names it. In the catalogue's order.
    package func restaurants(found text: String) -> [Restaurant] {
        let (key, towns) = (SearchKey(text), TownNames.keys(for: text))
        return restaurants.filter { restaurant in
            key.isPart(of: [restaurant.name, restaurant.address])
                || !towns.isDisjoint(with: TownNames.keys(inAddress: restaurant.address))
        }
    }

    /// The towns of the restaurants' addresses, in the catalogue's order, each once.
    package var towns: [String] {
        var known: Set<String> = []
        return restaurants.compactMap { TownNames.town(inAddress: $0.address) }.filter { town in
            let keys = Set(TownNames.all(of: town).map { TownNames.key($0) })
            defer { known.formUnion(keys) }
            return known.isDisjoint(with: keys)
        }
    }

    /// The town or restaurant that was probably meant by a text that finds none; `nil` if none is similar.
    package func nearestPlace(to text: String) -> String? {
        NearMiss.best(for: text, among: towns.flatMap(TownNames.all) + restaurants.map(\.name))
    }
}

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
}

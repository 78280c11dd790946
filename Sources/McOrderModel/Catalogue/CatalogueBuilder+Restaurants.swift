/// Reading the restaurants. They are checked against the products and menus that were read before.
extension CatalogueBuilder {
    func restaurants(_ cursor: CatalogueCursor, company: Company?) -> [Restaurant]? {
        guard let places = cursor.someElements() else { return nil }
        var unique = Uniqueness()
        var all: [(restaurant: Restaurant, place: CatalogueCursor)] = []
        for place in places {
            guard let restaurant = restaurant(place, &unique, company: company) else { continue }
            all.append((restaurant, place))
        }
        let sites = all.map(\.restaurant.position)
        for (index, entry) in all.enumerated() where GeoPoint.isSwapped(sites[index], among: sites) {
            entry.place.report(.swappedCoordinates)
        }
        if all.count == places.count { checkStations(of: all.map(\.restaurant)) }
        return all.map(\.restaurant)
    }

    /// Checks that every station that a product or choice names is one of some restaurant.
    private func checkStations(of restaurants: [Restaurant]) {
        let known = Set(restaurants.flatMap(\.stations).map(\.id))
        for (id, place) in namedStations where !known.contains(id) {
            place.report(.unknownReference(id.description, .station))
        }
    }

    private func restaurant(
        _ place: CatalogueCursor,
        _ unique: inout Uniqueness,
        company: Company?
    ) -> Restaurant? {
        place.expectKeys([
            "id", "name", "address", "phone", "latitude", "longitude", "timeZone", "image", "prices",
            "menuPrices", "notSold", "optionPrices", "hours", "closedOn", "services", "stations", "packaging",
            "businessDay",
        ])
        let id = place.member("id").flatMap { unique.id($0) }
        let name = place.member("name").flatMap { unique.name($0) }
        let address = place.member("address")?.text(.sentence)
        let phone = place.member("phone")?.text(.name)
        let latitude = place.member("latitude")?.number(in: -90...90)
        let longitude = place.member("longitude")?.number(in: -180...180)
        if latitude == 0, longitude == 0 { place.report(.zeroCoordinates) }
        let ownZone = place.optionalMember("timeZone")
        let zone = ownZone.map { $0.zone() } ?? company?.zone
        let image = self.image(place)
        let prices = place.optionalMember("prices").map { self.prices($0) } ?? [:]
        let menuPrices = place.optionalMember("menuPrices").map { self.menuPrices($0) } ?? [:]
        let notSold = place.optionalMember("notSold")?.references(to: productIDs, .product) ?? []
        let optionPrices = place.optionalMember("optionPrices").map { self.optionPrices($0) } ?? [:]
        let hours = place.openingHours()
        let services = place.optionalMember("services").map { self.services($0) } ?? []
        let stations = place.optionalMember("stations").map { self.stations($0) } ?? []
        let packaging = place.optionalMember("packaging")?.reference(to: productIDs, .product)
        let dayStart = place.optionalMember("businessDay").flatMap { $0.minuteOfDay() } ?? 0
        guard let id, let name, let address, let phone, let latitude, let longitude, let zone else {
            return nil
        }
        return Restaurant(
            id: RestaurantID(id),
            name: name,
            address: address,
            phone: phone,
            latitude: latitude,
            longitude: longitude,
            zone: zone,
            image: image,
            prices: prices,
            menuPrices: menuPrices,
            notSold: notSold,
            optionPrices: optionPrices,
            hours: hours,
            services: services,
            stations: stations,
            packaging: packaging,
            dayStart: dayStart % 1440
        )
    }

    func prices(_ cursor: CatalogueCursor) -> [ProductID: Money] {
        var prices: [ProductID: Money] = [:]
        for (name, place) in cursor.members() ?? []
        where place.isDefined(ProductID(name), in: productIDs, .product) {
            prices[ProductID(name)] = place.price()
        }
        return prices
    }

    private func menuPrices(_ cursor: CatalogueCursor) -> [ProductID: Restaurant.MenuPrice] {
        var prices: [ProductID: Restaurant.MenuPrice] = [:]
        for (name, place) in cursor.members() ?? [] {
            place.expectKeys(["price", "largePrice"])
            guard place.isDefined(ProductID(name), in: sandwiches, .sandwich) else { continue }
            prices[ProductID(name)] = Restaurant.MenuPrice(
                price: place.optionalMember("price")?.price(),
                largePrice: place.optionalMember("largePrice")?.price()
            )
        }
        return prices
    }
}

/// Reading the restaurants. They are checked against the products and menus that were read before.
extension CatalogueBuilder {
    mutating func restaurants(_ cursor: CatalogueCursor, company: Company?) -> [Restaurant]? {
        guard let places = cursor.someElements() else { return nil }
        var unique = Uniqueness()
        var sites: [(position: GeoPoint, place: CatalogueCursor)] = []
        let all = places.compactMap { restaurant($0, &unique, &sites, company: company) }
        restaurantIDs = Set(unique.ids.keys.map { RestaurantID($0) })
        let positions = sites.map(\.position)
        for site in sites where GeoPoint.isSwapped(site.position, among: positions) {
            site.place.report(.swappedCoordinates)
        }
        checkStations(of: places)
        return all
    }

    /// Checks that every station that a product or choice names is one of some restaurant, which may have
    /// errors.
    private func checkStations(of restaurants: [CatalogueCursor]) {
        let stations = restaurants.flatMap { $0.value.member("stations")?.elements ?? [] }
        let known = Set(stations.compactMap { $0.member("id")?.text }.map { StationID($0) })
        for (id, place) in namedStations where !known.contains(id) {
            place.report(.unknownReference(id.description, .station))
        }
    }

    private func restaurant(
        _ place: CatalogueCursor,
        _ unique: inout Uniqueness,
        _ sites: inout [(position: GeoPoint, place: CatalogueCursor)],
        company: Company?
    ) -> Restaurant? {
        place.expectKeys([
            "id", "name", "address", "phone", "latitude", "longitude", "timeZone", "image", "prices",
            "menuPrices", "notSold", "optionPrices", "hours", "closedOn", "services", "stations", "packaging",
            "businessDay", "targets", "slots",
        ])
        let id = place.member("id").flatMap { unique.id($0) }
        let name = place.member("name").flatMap { unique.name($0) }
        let address = place.member("address")?.text(.sentence)
        let phone = place.member("phone")?.text(.name)
        let latitude = place.member("latitude")?.number(in: -90...90)
        let longitude = place.member("longitude")?.number(in: -180...180)
        if let latitude, let longitude {
            if latitude == 0, longitude == 0 { place.report(.zeroCoordinates) }
            sites.append((GeoPoint(latitude: latitude, longitude: longitude), place))
        }
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
        let targets = place.optionalMember("targets").flatMap { self.targets($0) }
        let slots = place.optionalMember("slots").flatMap { self.slots($0) }
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
            targets: targets,
            slots: slots,
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

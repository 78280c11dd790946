extension English {
    package func text(_ message: RestaurantText) -> String {
        switch message {
        case .joinedNext:
            "Now “mcorder” guides you through an order; or see “mcorder products”, “mcorder add”, “mcorder send”."
        case .joined(let path, let restaurants):
            "Folder \(HarmlessText.clean(path)): \(counted(restaurants, "restaurant"))."
        case .favourite(let name): "Favourite restaurant: \(HarmlessText.clean(name))"
        case .noFavourite: "There is no favourite restaurant. Choose it with “mcorder favourite NAME”."
        case .nearest(let name, let distance):
            "The nearest is \(HarmlessText.clean(name)), \(say(distance)) away."
        case .map: "Map"
        case .satellite: "Satellite"
        case .hybrid: "Hybrid"
        case .directions: "Directions"
        }
    }
}

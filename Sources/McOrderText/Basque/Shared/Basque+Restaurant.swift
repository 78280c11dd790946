extension Basque {
    package func text(_ message: RestaurantText) -> String {
        switch message {
        case .joinedNext:
            "Orain «mcorder» komandoak eskaera batean gidatuko zaitu; edo ikusi «mcorder products», «mcorder add», «mcorder send»."
        case .joined(let path, let restaurants):
            "\(HarmlessText.clean(path)) karpeta: \(restaurants) jatetxe."
        case .favourite(let name): "Jatetxe gogokoa: \(HarmlessText.clean(name))"
        case .noFavourite: "Ez dago jatetxe gogokorik. Aukeratu «mcorder favourite IZENA» komandoarekin."
        case .nearest(let name, let distance):
            "Hurbilena: \(HarmlessText.clean(name)) jatetxea (\(say(distance)))."
        case .map: "Mapa"
        case .satellite: "Satelitea"
        case .hybrid: "Hibridoa"
        case .directions: "Nola iritsi"
        }
    }
}

extension English {
    package func text(_ message: FlowFindingText) -> String {
        switch message {
        case .findingHint: "1–9 Enter choose   / search   A allergens   T ticket   Esc back   Q quit"
        case .searchTitle: "Search"
        case .searchHint: "Type a part of the name   ↑↓ Enter choose   Esc back   Ctrl-C quit"
        case .nothingFound: "Nothing has that name."
        case .searchWord: "search"
        case .restaurantHint: "Type a name, a town or lat,lon   ↑↓ Enter choose   Esc back   Ctrl-C quit"
        case .noRestaurant(let nearest, let towns):
            "No restaurant has that name or address." + places(nearest, towns)
        case .allergensTitle: "Allergens"
        case .leaveOut: "What can you not eat? Products that contain it, or may contain it, are not shown."
        case .done: "Done"
        case .without(let allergens):
            "Only without \(allergens.map(say).joined(separator: ", ")) (A changes it)"
        case .nameWord: "your name"
        case .nameTitle: "Your name"
        case .nameQuestion: "What name are your orders under? The cashier reads it."
        case .nameHint: "Write the name   Enter save   Esc back   Ctrl-C quit"
        case .underName(let name): "Under the name: \(name)"
        case .keepsName(let name): "Enter without typing: \(name)"
        case .named(let name): "Your orders are under the name \(name)."
        case .codeWord: "code"
        case .noRoomForCode: "The QR code needs a larger terminal."
        }
    }
}

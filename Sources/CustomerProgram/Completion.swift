import ArgumentParser
import McOrderClient
import McOrderConsole

/// The values that a shell offers while a command of `mcorder` is typed.
///
/// Ids are offered, which need no quotes in a shell and are right in every language. Nothing is printed and
/// nothing fails: without a catalogue there is nothing to offer.
enum Completion {
    static let products = catalogue { $0.products.map(\.id.description) }
    static let categoriesAndProducts = catalogue { catalogue in
        catalogue.categories.map(\.id.description) + catalogue.products.map(\.id.description)
    }
    static let sandwiches = catalogue { $0.menus.sandwiches.map(\.product.description) }
    static let drinks = catalogue { $0.menus.drinks.map(\.product.description) }
    static let sides = catalogue { $0.menus.sides.map(\.product.description) }
    static let restaurants = catalogue { $0.restaurants.map(\.id.description) }
    static let options = catalogue { $0.optionGroups.flatMap(\.choices).map(\.id.description) }
    static let services = catalogue { catalogue in
        Set(catalogue.restaurants.flatMap { $0.services.map(\.id.description) }).sorted()
    }
    static let allergens = CompletionKind.list(Allergen.allCases.map(\.rawValue))
    static let states = CompletionKind.list(OrderState.allCases.map(\.rawValue))

    /// The numbers of the orders that were sent, the latest first.
    static let orders = values { session in
        try session.home.state().orders.map(\.order.number.description)
    }

    /// The lines of the ticket.
    static let lines = values { session in
        try session.home.state().ticket.items.indices.map { String($0 + 1) }
    }

    private static func catalogue(_ values: @escaping @Sendable (Catalogue) -> [String]) -> CompletionKind {
        self.values { session in
            let settings = session.settings
            let reading = try session.home.catalogue(
                from: settings.catalogue,
                cloud: settings.cloud,
                learns: false
            )
            return values(reading.catalogue)
        }
    }

    private static func values(_ values: @escaping @Sendable (Session) throws -> [String]) -> CompletionKind {
        .custom { words, _, _ in
            // A completion cannot show an error: without a folder or a catalogue there are no suggestions.
            let folders = CompletionWords.options(["--home", "--cloud", "--catalog"], among: words)
            guard let options = try? CommonOptions.parse(folders), let session = try? Session(options) else {
                return []
            }
            return CompletionWords.offered((try? values(session)) ?? [])
        }
    }
}

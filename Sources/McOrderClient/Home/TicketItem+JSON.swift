extension TicketItem {
    /// The item in `home.json`.
    var stored: JSONValue {
        switch self {
        case .product(let part):
            .object([JSONValue.Member("product", part.stored)])
        case .menu(let sandwich, let drink, let side, let isLarge):
            .object([
                JSONValue.Member("sandwich", sandwich.stored),
                JSONValue.Member("drink", drink.stored),
                JSONValue.Member("side", side.stored),
                JSONValue.Member("large", .bool(isLarge)),
            ])
        }
    }

    /// Reads the value that ``stored`` wrote.
    init(restoring value: StoredValue) throws(StoredValue.Damage) {
        if value.value.member("product") != nil {
            self = .product(try Part(restoring: try value.member("product")))
        } else {
            self = .menu(
                sandwich: try Part(restoring: try value.member("sandwich")),
                drink: try Part(restoring: try value.member("drink")),
                side: try Part(restoring: try value.member("side")),
                isLarge: try value.member("large").flag()
            )
        }
    }
}

extension TicketItem.Part {
    fileprivate var stored: JSONValue {
        let chosen = options.isEmpty ? [] : [JSONValue.Member("options", .array(options.map(\.stored)))]
        return .object(
            [
                JSONValue.Member("id", .string(id.description)),
                JSONValue.Member("name", .string(name)),
            ] + chosen
        )
    }

    fileprivate init(restoring value: StoredValue) throws(StoredValue.Damage) {
        self.init(
            id: ProductID(try value.member("id").text()),
            name: try value.member("name").text(),
            options: try value.elements(ofNewer: "options").map(ChosenOption.init(restoring:))
        )
    }
}

extension ChosenOption {
    fileprivate var stored: JSONValue {
        .object([
            JSONValue.Member("id", .string(id.description)),
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("count", .integer(count)),
        ])
    }

    fileprivate init(restoring value: StoredValue) throws(StoredValue.Damage) {
        self.init(
            id: ChoiceID(try value.member("id").text()),
            name: try value.member("name").text(),
            count: try value.member("count").count()
        )
    }
}

/// A way in which a restaurant hands over orders, such as *at the table* or *to take away*.
///
/// Source: format.md, *Services*.
public struct RestaurantService: Hashable, Sendable {
    /// The service's id, which an order contains.
    public let id: ServiceID
    /// The service's name.
    public let name: String
    /// Whether its rates of value added tax are those of what is eaten in the restaurant.
    public let place: VATPlace
    /// The prices of products that differ for this service.
    public let prices: [ProductID: Money]
}

extension Restaurant {
    /// The service with that id, or the first one without an id; `nil` if there is no such service.
    public func service(_ id: ServiceID?) -> RestaurantService? {
        guard let id else { return services.first }
        return services.first { $0.id == id }
    }
}

/// A place in the kitchen where a part of the orders is prepared.
public struct Station: Hashable, Sendable {
    /// The station's id.
    public let id: StationID
    /// The station's name.
    public let name: String
    /// How many works it does at once.
    public let hands: Hands
}

/// The days and hours in which a product is sold, and until when it can be ordered. The days are business
/// days: the hours after midnight that the restaurant is still open belong to the day before.
public struct SaleTimes: Hashable, Sendable {
    /// The only days; `nil` means any day.
    public let dates: Set<CivilDay>?
    /// The only days of the week; `nil` means all.
    public let weekdays: Set<Weekday>?
    /// The hours of the day, ascending; `nil` means all day. Hours after midnight belong to the day before.
    public let hours: [OpeningHours.Shift]?
    /// The minute of the day from which it can no longer be ordered, from 1 to 1440; `nil` means none.
    public let orderUntil: Int?

    /// Whether the product can be ordered at that moment.
    package func allow(_ moment: BusinessMoment) -> Bool {
        moment.isWithin(dates: { dates?.contains($0) != false }, weekdays: weekdays, hours: hours)
            && (orderUntil.map { moment.isBefore($0) } ?? true)
    }
}

/// A name and description in another language. What is missing is shown as the catalogue writes it.
public struct Translation: Hashable, Sendable {
    /// The name.
    public let name: String?
    /// The description.
    public let description: String?
}

extension Translation {
    /// The codes of the languages in which the programs show names.
    package static let languages = ["en", "es", "eu"]
}

extension [String: Translation] {
    /// The name in a language, or `other`.
    ///
    /// - Parameter language: a code of ISO 639-1, such as `eu`.
    package func name(in language: String, or other: String) -> String {
        self[language]?.name ?? other
    }

    /// The names in all languages.
    package var names: [String] {
        values.compactMap(\.name)
    }

    /// The description in a language, or `other`.
    package func description(in language: String, or other: String) -> String {
        self[language]?.description ?? other
    }
}

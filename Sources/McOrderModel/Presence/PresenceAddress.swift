/// The addresses of the customers' pages that codes on screens and tables lead to. What proves presence
/// stands behind `#`, which browsers send to no server. Source: docs/storefront.md, *Presence*.
package struct PresenceAddress: Hashable, Sendable {
    private let origin: WebOrigin

    /// - Parameter origin: where the customers' pages are.
    package init(_ origin: WebOrigin) {
        self.origin = origin
    }

    /// The menu of a restaurant.
    package func menu(of restaurant: RestaurantID) -> String {
        "\(origin)/r/\(Self.encoded(restaurant.description))"
    }

    /// What a screen of the restaurant shows in a minute.
    package func board(of restaurant: RestaurantID, minute: Int, by secret: PresenceSecret) -> String {
        "\(menu(of: restaurant))#b=\(minute).\(secret.key(of: restaurant, minute: minute))"
    }

    /// What lies on a table of the restaurant.
    package func table(
        _ table: String,
        of restaurant: RestaurantID,
        edition: Int,
        by secret: PresenceSecret
    ) -> String {
        let key = secret.key(of: restaurant, table: table, edition: edition)
        return "\(menu(of: restaurant))/t/\(Self.encoded(table))#t=\(key)"
    }

    /// A part of a path. Source: RFC 3986, section 2.3.
    private static func encoded(_ text: String) -> String {
        text.utf8.reduce(into: "") { encoded, byte in
            let character = Character(UnicodeScalar(byte))
            if character.isASCII, character.isLetter || character.isNumber || "-._~".contains(character) {
                encoded.append(character)
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
    }
}

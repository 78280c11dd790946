import Crypto

/// A seal key as the catalogue publishes it. Source: format.md, *Seal keys*.
package struct SealKeyEntry: Hashable, Sendable {
    package let kid: SealKeyID
    /// The public key, 32 bytes.
    package let key: [UInt8]
    /// Until when customers use the key.
    package let until: Timestamp
    /// The restaurants whose daemon has the key; `nil` for all.
    package let restaurants: Set<RestaurantID>?

    /// The entry of a daemon's own key.
    package init(_ key: SealKey, restaurants: Set<RestaurantID>?) {
        kid = key.kid
        self.key = key.publicBytes
        until = key.until
        self.restaurants = restaurants
    }

    /// Reads the form that ``json`` writes. Unknown members are ignored.
    ///
    /// - Returns: `nil` for any other value, for a key of another id, and for one that agrees with every
    ///   other key on zero bytes.
    package init?(_ value: JSONValue) {
        guard let kid = value.member("kid")?.text.flatMap({ SealKeyID($0) }),
            let key = value.member("key")?.text.flatMap({ Base64URL.bytes($0, count: SealKey.byteCount) }),
            let until = value.member("until")?.text.flatMap({ Timestamp($0) }), SealKeyID(key) == kid,
            !Curve25519.KeyAgreement.PrivateKey().agreesOnZero(with: key)
        else { return nil }
        if let member = value.member("restaurants") {
            guard let ids = member.elements?.mapOrNil({ $0.text.map { RestaurantID($0) } }) else {
                return nil
            }
            restaurants = Set(ids)
        } else {
            restaurants = nil
        }
        (self.kid, self.key, self.until) = (kid, key, until)
    }

    /// The entry without those restaurants; `nil` if none are left.
    ///
    /// - Parameter served: `nil` for all restaurants.
    package func without(_ served: Set<RestaurantID>?) -> SealKeyEntry? {
        guard let served, let rest = restaurants?.subtracting(served), !rest.isEmpty else { return nil }
        return SealKeyEntry(kid: kid, key: key, until: until, restaurants: rest)
    }

    private init(kid: SealKeyID, key: [UInt8], until: Timestamp, restaurants: Set<RestaurantID>?) {
        (self.kid, self.key, self.until, self.restaurants) = (kid, key, until, restaurants)
    }

    /// Whether a customer of that restaurant may use the key.
    func serves(_ restaurant: RestaurantID, at now: Timestamp) -> Bool {
        now < until && restaurants?.contains(restaurant) ?? true
    }
}

extension SealKeyEntry: JSONConvertible {
    package var json: JSONValue {
        [
            "kid": kid, "key": Base64URL.text(key), "until": until,
            "restaurants": restaurants?.map(\.description).sorted(),
        ]
    }
}

extension [SealKeyEntry] {
    /// The key for a restaurant: that with the latest end.
    ///
    /// - Parameter used: a key that the restaurant's daemon could not open; it is not used again.
    package func key(
        for restaurant: RestaurantID,
        at now: Timestamp,
        except used: SealKeyID? = nil
    ) -> SealKeyEntry? {
        filter { $0.serves(restaurant, at: now) && $0.kid != used }
            .max { ($0.until, $0.kid) < ($1.until, $1.kid) }
    }
}

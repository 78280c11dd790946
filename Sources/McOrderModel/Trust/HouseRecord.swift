/// What the daemon tells the other programs of a queue about a house with identity: the identity, and all ids
/// that the house had before. Source: format.md, *Signed order*.
package struct HouseRecord: Hashable, Sendable {
    /// An id that the house had before its current one. Orders signed for it count until the given time.
    package struct Former: Hashable, Sendable {
        package let id: HouseID
        package let until: Timestamp

        package init(id: HouseID, until: Timestamp) {
            self.id = id
            self.until = until
        }
    }

    /// A seal key that the house published.
    package struct PublishedKey: Hashable, Sendable {
        package let kid: SealKeyID
        /// Until when customers use it.
        package let until: Timestamp

        package init(kid: SealKeyID, until: Timestamp) {
            self.kid = kid
            self.until = until
        }
    }

    /// The identity of the house.
    package let identity: PublicKey
    /// The former ids. Stored files are checked by those that are no longer valid, too.
    package let former: [Former]
    /// The seal keys that customers may have used, by which a missing one is noticed.
    package var sealKeys: [PublishedKey]

    package init(identity: PublicKey, former: [Former] = [], sealKeys: [PublishedKey] = []) {
        self.identity = identity
        self.former = former
        self.sealKeys = sealKeys
    }
}

extension HouseRecord {
    /// The seal keys for which files may be on their way.
    package func sealKeys(usedAt now: Timestamp, _ settings: IntakeSettings) -> [PublishedKey] {
        sealKeys.filter { now <= $0.until + settings.formerValidity }
    }
}

// MARK: JSON

extension HouseRecord {
    /// Reads the form that ``value`` writes; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard let identity = value.member("identity")?.text.flatMap({ PublicKey($0) }),
            let former = value.member("former")?.elements?.mapOrNil({ Former($0) }),
            let keys = (value.member("seal") ?? .array([])).elements?.mapOrNil({ PublishedKey($0) })
        else { return nil }
        self.init(identity: identity, former: former, sealKeys: keys)
    }

    /// The record as the queue stores it. The times are written to the second.
    package var value: JSONValue {
        [
            "identity": identity, "former": former.map(\.value),
            "seal": sealKeys.isEmpty ? nil : sealKeys.map(\.value),
        ]
    }
}

extension HouseRecord.PublishedKey {
    fileprivate init?(_ value: JSONValue) {
        guard let kid = value.member("kid")?.text.flatMap({ SealKeyID($0) }),
            let until = value.member("until")?.text.flatMap({ Timestamp($0) })
        else { return nil }
        self.init(kid: kid, until: until)
    }

    fileprivate var value: JSONValue { ["kid": kid, "until": until] }
}

extension HouseRecord.Former {
    fileprivate init?(_ value: JSONValue) {
        guard let id = value.member("id")?.text.flatMap({ HouseID($0) }),
            let until = value.member("until")?.text.flatMap({ Timestamp($0) })
        else { return nil }
        self.init(id: id, until: until)
    }

    fileprivate var value: JSONValue { ["id": id, "until": until] }
}

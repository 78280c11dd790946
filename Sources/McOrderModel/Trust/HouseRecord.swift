/// What the daemon tells the other programs of a queue about its house: the identity, and the ids of the
/// house that stay valid for a while. Source: format.md, *Signed order*.
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

    /// The identity of the house; `nil` if it has none.
    package var identity: PublicKey?
    /// The former ids that are still valid, or were until a short time ago.
    package var former: [Former]

    package init(identity: PublicKey?, former: [Former] = []) {
        self.identity = identity
        self.former = former
    }
}

// MARK: JSON

extension HouseRecord {
    /// Reads the form that ``value`` writes; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard let stored = value.member("identity"),
            let former = value.member("former")?.elements?.mapOrNil({ Former($0) })
        else { return nil }
        if stored == .null {
            self.init(identity: nil, former: former)
        } else {
            guard let identity = stored.text.flatMap({ PublicKey($0) }) else { return nil }
            self.init(identity: identity, former: former)
        }
    }

    /// The record as the queue stores it. The times are written to the second.
    package var value: JSONValue {
        ["identity": JSONValue.optional(identity), "former": former.map(\.value)]
    }
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

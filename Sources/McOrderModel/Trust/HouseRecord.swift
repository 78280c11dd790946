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

    /// The identity of the house.
    package let identity: PublicKey
    /// The former ids. Stored files are checked by those that are no longer valid, too.
    package let former: [Former]

    package init(identity: PublicKey, former: [Former] = []) {
        self.identity = identity
        self.former = former
    }
}

// MARK: JSON

extension HouseRecord {
    /// Reads the form that ``value`` writes; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard let identity = value.member("identity")?.text.flatMap({ PublicKey($0) }),
            let former = value.member("former")?.elements?.mapOrNil({ Former($0) })
        else { return nil }
        self.init(identity: identity, former: former)
    }

    /// The record as the queue stores it. The times are written to the second.
    package var value: JSONValue {
        ["identity": identity, "former": former.map(\.value)]
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

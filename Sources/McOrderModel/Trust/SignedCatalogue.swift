/// What the member `house` of a published catalogue says about its house, verified.
///
/// Source: format.md, *Signed files*.
package struct SignedCatalogue: Hashable, Sendable {
    /// Why a catalogue is not accepted.
    package enum Refusal: Error, Hashable, Sendable {
        /// The file is faulty; the last good one stays in use.
        case faulty(SignedFile.Fault)
        /// The file has a valid signature of another house than the pinned one, which did not name it as
        /// the next: a full stop.
        case otherHouse(pinned: HouseCode, found: HouseCode)
    }

    /// The identity of the house, to be pinned.
    package let identity: PublicKey
    /// The number that rises with every version of the catalogue.
    package let serial: Int
    /// The pinned identity that named ``identity`` as the next; `nil` if the pinned one did not change.
    package let replaced: PublicKey?
    /// Whether the house takes unsigned orders.
    package let signatures: SignaturePolicy
    /// Whether customers seal; a house of a version without sealed orders says nothing about it.
    package let sealing: SealingPolicy
    /// The keys for which customers seal.
    package let seal: [SealKeyEntry]
    /// What the house offers to who pays ahead; `nil` if it takes no such payments.
    package let pay: PayOffer?

    /// Reads and verifies the member `house` of a catalogue.
    ///
    /// A file that its own identity did not sign is faulty, and never another house.
    /// - Parameters:
    ///   - pin: the house to accept; `nil` if any valid identity is accepted, because none is pinned yet.
    ///   - seen: the highest serial number seen of the house's catalogue.
    package init(_ bytes: [UInt8], pin: HousePin?, seen: Int?) throws(Refusal) {
        let file: SignedFile
        let identity: PublicKey
        let previous: HouseReplacement?
        let signatures: SignaturePolicy
        let sealing: SealingPolicy
        let seal: [SealKeyEntry]
        let pay: PayOffer?
        do throws(SignedFile.Fault) {
            file = try SignedFile(unverified: bytes)
            identity = try Self.key(file.house, "identity", at: ".house")
            previous = try Self.replacement(in: file.house, by: identity)
            signatures = try Self.policy(file.house, "signatures") ?? .optional
            sealing = try Self.policy(file.house, "sealing") ?? .off
            seal = try Self.entries(file.house)
            // What a later version offers in other words is not offered to this one.
            pay = file.house.member("pay").flatMap { PayOffer($0) }
            try file.verify(.catalogue, by: identity)
        } catch {
            throw .faulty(error)
        }
        if let pin, !pin.includes(identity) {
            guard let previous, pin.includes(previous.former), previous.isProven else {
                throw .otherHouse(pinned: pin.code, found: HouseID(identity: identity).code)
            }
            replaced = previous.former
        } else {
            replaced = nil
        }
        do throws(SignedFile.Fault) {
            try file.checkSerial(seen: seen)
        } catch {
            throw .faulty(error)
        }
        self.identity = identity
        self.signatures = signatures
        self.sealing = sealing
        self.seal = seal
        self.pay = pay
        serial = file.serial
    }

    private static func policy<Policy: RawRepresentable<String>>(
        _ house: JSONValue,
        _ name: String
    ) throws(SignedFile.Fault) -> Policy? {
        guard let member = house.member(name) else { return nil }
        guard let policy = member.text.flatMap({ Policy(rawValue: $0) }) else {
            throw .wrongShape(path: ".house.\(name)")
        }
        return policy
    }

    private static func entries(_ house: JSONValue) throws(SignedFile.Fault) -> [SealKeyEntry] {
        guard let member = house.member("seal") else { return [] }
        guard let entries = member.elements?.mapOrNil({ SealKeyEntry($0) }) else {
            throw .wrongShape(path: ".house.seal")
        }
        return entries
    }

    private static func key(
        _ object: JSONValue,
        _ name: String,
        at path: String
    ) throws(SignedFile.Fault) -> PublicKey {
        guard let key = object.member(name)?.text.flatMap({ PublicKey($0) }) else {
            throw .wrongShape(path: "\(path).\(name)")
        }
        return key
    }
}

// MARK: The members

extension SignedCatalogue {
    /// Reads the member `previous` of `house`; `nil` if it is missing.
    private static func replacement(
        in house: JSONValue,
        by next: PublicKey
    ) throws(SignedFile.Fault) -> HouseReplacement? {
        guard let member = house.member("previous") else { return nil }
        let former = try key(member, "identity", at: ".house.previous")
        guard let signature = member.member("signature")?.text.flatMap({ Signature($0) }) else {
            throw .wrongShape(path: ".house.previous.signature")
        }
        return HouseReplacement(former: former, next: next, signature: signature)
    }

    /// The members of the catalogue's `house` that identify the house and say what it takes.
    ///
    /// - Parameters:
    ///   - signatures: whether unsigned orders count.
    ///   - sealing: whether customers seal.
    ///   - seal: the keys for which they do.
    ///   - pay: what the house offers to who pays ahead.
    ///   - replacement: how the house got its identity, if it had another one before.
    package static func members(
        identity: PublicKey,
        signatures: SignaturePolicy = .optional,
        sealing: SealingPolicy = .off,
        seal: [SealKeyEntry] = [],
        pay: PayOffer? = nil,
        replacing replacement: HouseReplacement? = nil
    ) -> JSONValue {
        let previous: JSONValue? = replacement.flatMap { replacement in
            replacement.signature.map { ["identity": replacement.former, "signature": $0] }
        }
        // A house that does not seal publishes what a version without sealed orders does.
        let isSealing = sealing != .off
        return [
            "identity": identity, "signatures": signatures.rawValue,
            "sealing": isSealing ? sealing.rawValue : nil, "seal": isSealing ? seal : nil,
            "pay": isSealing ? pay : nil,
            "previous": previous,
        ]
    }
}

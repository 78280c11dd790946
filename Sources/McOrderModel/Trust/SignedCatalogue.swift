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
        do throws(SignedFile.Fault) {
            file = try SignedFile(unverified: bytes)
            identity = try Self.key(file.house, "identity", at: ".house")
            previous = try Self.replacement(in: file.house, by: identity)
            signatures = try Self.signatures(file.house)
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
        serial = file.serial
    }

    private static func signatures(_ house: JSONValue) throws(SignedFile.Fault) -> SignaturePolicy {
        guard let member = house.member("signatures") else { return .optional }
        guard let policy = member.text.flatMap({ SignaturePolicy(rawValue: $0) }) else {
            throw .wrongShape(path: ".house.signatures")
        }
        return policy
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
    ///   - replacement: how the house got its identity, if it had another one before.
    package static func members(
        identity: PublicKey,
        signatures: SignaturePolicy = .optional,
        replacing replacement: HouseReplacement? = nil
    ) -> JSONValue {
        let previous: JSONValue? = replacement.flatMap { replacement in
            replacement.signature.map { ["identity": replacement.former, "signature": $0] }
        }
        return ["identity": identity, "signatures": signatures.rawValue, "previous": previous]
    }
}

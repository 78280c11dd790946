/// What the member `house` of a published catalogue says about its house, verified.
///
/// Source: trust.md, *Signed files*.
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
        let previous: Previous?
        let signatures: SignaturePolicy
        do throws(SignedFile.Fault) {
            file = try SignedFile(unverified: bytes)
            identity = try Self.key(file.house, "identity", at: ".house")
            previous = try Previous(file.house)
            signatures = try Self.signatures(file.house)
            try file.verify(.catalogue, by: identity)
        } catch {
            throw .faulty(error)
        }
        if let pin, !pin.includes(identity) {
            guard let previous, pin.includes(previous.identity), previous.names(identity) else {
                throw .otherHouse(pinned: pin.code, found: HouseID(identity: identity).code)
            }
            replaced = previous.identity
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

// MARK: The replaced identity

extension SignedCatalogue {
    /// The member `previous` of `house`: the identity before the current one, and its signature over the
    /// current one.
    private struct Previous {
        let identity: PublicKey
        let signature: Signature

        /// `nil` if the member is missing.
        init?(_ house: JSONValue) throws(SignedFile.Fault) {
            guard let member = house.member("previous") else { return nil }
            identity = try SignedCatalogue.key(member, "identity", at: ".house.previous")
            guard let signature = member.member("signature")?.text.flatMap({ Signature($0) }) else {
                throw .wrongShape(path: ".house.previous.signature")
            }
            self.signature = signature
        }

        /// Whether this identity named `next` as the one that replaces it.
        func names(_ next: PublicKey) -> Bool {
            identity.isValid(signature, of: SignatureTag.replace.prefix + next.bytes)
        }
    }

    /// The members of the catalogue's `house` that describe the house.
    ///
    /// - Parameters:
    ///   - signatures: whether unsigned orders count; without it the member is missing, as for
    ///     ``SignaturePolicy/optional``.
    ///   - previous: the identity that is replaced; `nil` if there is none, or it was stolen.
    /// - Throws: the error of the library.
    package static func members(
        identity: PublicKey,
        signatures: SignaturePolicy? = nil,
        replacing previous: SigningKey? = nil
    ) throws -> JSONValue {
        let house: JSONValue = ["identity": identity, "signatures": signatures?.rawValue]
        guard let previous else { return house }
        let signature = try previous.signature(of: SignatureTag.replace.prefix + identity.bytes)
        let member: JSONValue = ["identity": previous.publicKey, "signature": signature]
        return house.followed(by: ["previous": member])
    }
}

package import McOrderModel

/// The identity of a house, which signs what its daemons publish.
package struct HouseIdentity: Sendable {
    package let key: SigningKey
    /// How the house got it, if it had another one before.
    package let replacement: HouseReplacement?

    /// The public key.
    package var publicKey: PublicKey { key.publicKey }
    /// The code by which a person compares houses.
    package var code: HouseCode { HouseID(identity: publicKey).code }

    /// The code of another house that signed a catalogue; `nil` if `own` did, now or under the identity
    /// before, or if nobody did.
    package static func stranger(inCatalogue bytes: [UInt8], to own: HouseIdentity?) -> HouseCode? {
        // A file without a valid signature is nobody's.
        guard let found = try? SignedCatalogue(bytes, pin: nil, seen: nil).identity else { return nil }
        let isOwn = found == own?.publicKey || found == own?.replacement?.former
        return isOwn ? nil : HouseID(identity: found).code
    }
}

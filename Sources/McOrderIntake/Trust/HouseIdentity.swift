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
}

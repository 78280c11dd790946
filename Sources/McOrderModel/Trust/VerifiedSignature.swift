/// A signature of an order or a notice that was verified.
package struct VerifiedSignature: Hashable, Sendable {
    /// The device's key, to which the UDID belongs.
    package let key: PublicKey
    /// The house for which the device signed.
    package let house: HouseID
    /// The hash by which copies of the order or notice are recognised: the tagged hash of what is signed.
    package let contentHash: ContentHash
}

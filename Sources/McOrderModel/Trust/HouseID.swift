/// The id of a house, for which devices sign: the daemons that share one identity or, without identity, one
/// folder. Source: format.md, *Keys*.
package struct HouseID: Hashable, Sendable, CustomStringConvertible, JSONConvertible {
    private let hash: ContentHash

    /// The id of the house with this identity.
    package init(identity: PublicKey) {
        hash = ContentHash(.house, of: identity.bytes)
    }

    /// The id of a folder whose house has no identity.
    ///
    /// - Parameter marker: the id of the folder's marker, which is hashed as 36 characters in upper case.
    package init(folder marker: DeviceID) {
        hash = ContentHash(.folder, of: Array(marker.description.utf8))
    }

    /// Reads the 64 hexadecimal digits of ``description``; `nil` for any other text.
    package init?(_ text: String) {
        guard let hash = ContentHash(hexadecimal: text) else { return nil }
        self.hash = hash
    }

    /// The 32 bytes of the id.
    package var bytes: [UInt8] { hash.bytes }

    /// The id in 64 lower-case hexadecimal digits.
    package var description: String { hash.description }

    /// The code by which a person compares houses.
    package var code: HouseCode { HouseCode(self) }
}

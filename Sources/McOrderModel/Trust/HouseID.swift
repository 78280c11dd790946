/// The id of a house, for which devices sign: the daemons that share one identity or, without identity, one
/// folder. Source: trust.md, *Keys*.
package struct HouseID: Hashable, Sendable {
    /// The 32 bytes of the id.
    package let bytes: [UInt8]

    /// The id of the house with this identity.
    package init(identity: PublicKey) {
        bytes = ContentHash(.house, of: identity.bytes).bytes
    }

    /// The id of a folder whose house has no identity.
    ///
    /// - Parameter marker: the id of the folder's marker, which is hashed as 36 characters in upper case.
    package init(folder marker: DeviceID) {
        bytes = ContentHash(.folder, of: Array(marker.description.utf8)).bytes
    }

    /// The code by which a person compares houses.
    package var code: HouseCode { HouseCode(self) }
}

/// The ids of the house for which devices may sign now.
///
/// After the house got an identity, or another one, its former id stays valid for a while, because devices
/// sign for the id that they know. Source: format.md, *Keys*, *Signed order*.
package struct ValidHouses: Hashable, Sendable {
    /// The house's identity and its former ids.
    package var record: HouseRecord
    /// The id in the folder's marker; `nil` until the folder was opened.
    package var folder: DeviceID?

    package init(_ record: HouseRecord = HouseRecord(identity: nil), folder: DeviceID? = nil) {
        self.record = record
        self.folder = folder
    }

    /// The valid ids, the current one first.
    func ids(at now: Timestamp) -> [HouseID] {
        current + record.former.filter { now < $0.until }.map(\.id)
    }

    /// Every id that was ever valid, by which stored files are checked.
    package var ever: [HouseID] {
        current + record.former.map(\.id)
    }

    private var current: [HouseID] {
        let own = record.identity.map { HouseID(identity: $0) } ?? folder.map { HouseID(folder: $0) }
        return [own].compactMap(\.self)
    }
}

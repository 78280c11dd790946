/// The ids of the house for which devices may sign now.
///
/// After the house got an identity, or another one, its former id stays valid for a while, because devices
/// sign for the id that they know. Source: format.md, *House id*.
package struct ValidHouses: Hashable, Sendable {
    /// The house's identity and its former ids; `nil` if it has no identity.
    package let record: HouseRecord?
    /// The id in the folder's marker; `nil` until the folder was opened.
    package var folder: DeviceID? {
        didSet { current = Self.current(record, folder) }
    }
    /// Computed once, and not for each file.
    private var current: [HouseID]

    package init(_ record: HouseRecord? = nil, folder: DeviceID? = nil) {
        self.record = record
        self.folder = folder
        current = Self.current(record, folder)
    }

    /// The valid ids, the current one first.
    func ids(at now: Timestamp) -> [HouseID] {
        current + (record?.former ?? []).filter { now < $0.until }.map(\.id)
    }

    /// Every id that was ever valid, by which stored files are checked.
    package var ever: [HouseID] {
        current + (record?.former ?? []).map(\.id)
    }

    private static func current(_ record: HouseRecord?, _ folder: DeviceID?) -> [HouseID] {
        let own = record.map { HouseID(identity: $0.identity) } ?? folder.map { HouseID(folder: $0) }
        return [own].compactMap(\.self)
    }
}

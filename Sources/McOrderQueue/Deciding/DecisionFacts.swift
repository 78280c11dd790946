import McOrderModel

/// Facts that a transaction reads from the database only once, even if it decides many files. The transaction
/// itself does not change them.
struct DecisionFacts {
    /// Whether there is any trusted device.
    let trustsDevices: Bool
    /// Whether any device is on the blacklist.
    let refusesDevices: Bool
    /// Whether any device is revoked.
    let revokesDevices: Bool
    /// Whether any restaurant was ever paused.
    let hasPauses: Bool
    /// Whether any product was ever sold out.
    let hasSoldOut: Bool
    /// Whether version 0.1.0 stored any refused file.
    let hasUntagged: Bool
    private let deviceHash: DeviceHash?

    init(_ connection: any Connection) throws {
        let row = try connection.onlyRow(SQL.deciding.facts, [DeviceHash.setting])
        trustsDevices = row[0]
        refusesDevices = row[1]
        revokesDevices = row[2]
        hasPauses = row[3]
        hasSoldOut = row[4]
        hasUntagged = row[5]
        deviceHash = (row[6] as String?).map { DeviceHash(key: $0) }
    }

    /// How many names a device may have in the queue: its UDID, and its hash if there is a key for it.
    var nameCount: Int { deviceHash == nil ? 1 : 2 }

    /// One of the names under which a device may be stored in the queue.
    func name(_ place: Int, of device: DeviceID) -> String {
        let udid = device.description
        return place == 0 ? udid : deviceHash?(udid) ?? udid
    }

    /// All names under which a device may be stored in the queue.
    func names(of device: DeviceID) -> [String] {
        (0..<nameCount).map { name($0, of: device) }
    }
}

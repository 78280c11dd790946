internal import McOrderModel

/// What a transaction that decides about many files asks the database only once: nothing that it does changes
/// the answers.
struct HouseFacts {
    /// Whether there is any device of the house.
    let trustsDevices: Bool
    /// Whether any device is on the blacklist.
    let refusesDevices: Bool
    /// Whether any restaurant was ever paused.
    let hasPauses: Bool
    /// Whether anything was ever sold out.
    let hasSoldOut: Bool
    private let deviceHash: DeviceHash?

    init(_ connection: any Connection) throws {
        guard let row = try connection.row(SQL.deciding.houseFacts, [DeviceHash.setting]) else {
            throw QueueError.database(words: "a SELECT without FROM has one row")
        }
        trustsDevices = row[0]
        refusesDevices = row[1]
        hasPauses = row[2]
        hasSoldOut = row[3]
        deviceHash = (row[4] as String?).map { DeviceHash(key: $0) }
    }

    /// What a device may be called in the queue: its code, and its hash once that was made.
    func names(of device: DeviceID) -> [String] {
        let udid = device.description
        guard let hash = deviceHash?(udid) else { return [udid] }
        return [udid, hash]
    }

    /// Both for `IN ($1, $2)`, the code twice where no hash was made yet.
    func bothNames(of device: DeviceID) -> SQLArguments {
        let names = names(of: device)
        return [names[0], names[names.count - 1]]
    }
}

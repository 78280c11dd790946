/// What refused files take in the database.
struct RejectionUsage: Hashable, Sendable {
    /// The bytes of their raw files.
    var rawBytes: Int
    /// The rows that name no device.
    var nameless: Int

    /// What the rows that name no device take beside their raw files.
    var rowBytes: Int { nameless * RejectionRoom.overhead }
    /// All of it.
    var bytes: Int { rawBytes + rowBytes }

    /// Counts it; takes time in proportion to the number of refused files.
    init(_ connection: any Connection) throws {
        rawBytes = try connection.value(SQL.deciding.rawBytes) ?? 0
        nameless = try connection.value(SQL.deciding.namelessCount) ?? 0
    }
}

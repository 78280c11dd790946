/// The space that refused files take in the database.
struct RejectionUsage: Hashable, Sendable {
    /// The size of their raw files in bytes.
    var rawBytes: Int
    /// The number of rows that name no device.
    var nameless: Int

    /// The bytes that the rows that name no device take in addition to their raw files.
    var rowBytes: Int { nameless * RejectionRoom.overhead }
    /// All bytes that count.
    var bytes: Int { rawBytes + rowBytes }

    /// Counts the space in use; takes time in proportion to the number of refused files.
    init(_ connection: any Connection) throws {
        rawBytes = try connection.value(SQL.deciding.rawBytes) ?? 0
        nameless = try connection.value(SQL.deciding.namelessCount) ?? 0
    }
}

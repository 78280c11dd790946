internal import GRDB

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
    init(_ connection: Database) throws {
        rawBytes =
            try Int.fetchOne(
                connection,
                sql: "SELECT coalesce(sum(length(raw)), 0) FROM rejections WHERE raw IS NOT NULL"
            ) ?? 0
        nameless =
            try Int.fetchOne(
                connection,
                sql: "SELECT count(*) FROM rejections WHERE \(RejectionRoom.isNameless)"
            ) ?? 0
    }
}

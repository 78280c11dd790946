/// The room that refused files may take in the database, within one transaction that adds some of them.
///
/// Raw files count with their bytes. A row that names no device counts ``overhead`` more, since anybody may
/// cause any number of them; a row with UDID and number is a decision about an order, which stays for ever
/// and counts nothing. A row with a pending request is left alone.
final class RejectionRoom {
    /// What a row that names no device counts, in bytes: itself and its entries in the indexes.
    static let overhead = 512

    private let limit: Int
    /// What is there; `nil` where it was not counted yet.
    private(set) var usage: RejectionUsage?

    /// - Parameters:
    ///   - limit: the bytes that refused files may take.
    ///   - usage: what they take, where that is known.
    init(limit: Int, usage: RejectionUsage? = nil) {
        self.limit = limit
        self.usage = usage
    }

    /// Whether a raw file of that size can be kept at all.
    func admits(_ size: Int, isNameless: Bool) -> Bool {
        size <= limit - (isNameless ? Self.overhead : 0)
    }

    /// Counts a row that was just inserted, and forgets the oldest ones beyond the limit.
    func add(_ id: Int64, raw: Int, isNameless: Bool, _ connection: any Connection) throws {
        guard limit < .max else { return }
        if usage == nil {
            usage = try RejectionUsage(connection)
        } else {
            usage?.rawBytes += raw
            usage?.nameless += isNameless ? 1 : 0
        }
        try trim(connection, before: id)
    }

    /// Forgets the oldest refused files beyond the limit.
    ///
    /// First the oldest raw files go. Rows that name no device go whole where they alone take more than a
    /// quarter, so that they leave room for raw files that somebody may still ask for.
    /// - Parameters:
    ///   - newest: the first row that stays in any case.
    ///   - count: how many rows are changed at most.
    /// - Returns: whether any was changed.
    @discardableResult
    func trim(
        _ connection: any Connection,
        before newest: Int64 = .max,
        atMost count: Int = .max
    ) throws -> Bool {
        var usage = try self.usage ?? RejectionUsage(connection)
        // What fails midway leaves the count unknown.
        self.usage = nil
        var left = count
        while left > 0, usage.rowBytes > limit / 4, let row = try oldest(.nameless, newest, connection) {
            try connection.run(SQL.deciding.deleteRefused, [row.id])
            usage.nameless -= 1
            usage.rawBytes -= row.size
            left -= 1
        }
        while left > 0, usage.bytes > limit, let row = try oldest(.raw, newest, connection) {
            try connection.run(SQL.deciding.dropRaw, [row.id])
            usage.rawBytes -= row.size
            left -= 1
        }
        self.usage = usage
        return left < count
    }

    /// Has what is there counted again, since a change to it was undone.
    func recount() {
        usage = nil
    }

    /// The condition of the index `rejections_nameless`: a row that names no device and has no receipt in the
    /// folder.
    static let isNameless = "udid IS NULL AND (receipt = 'none' OR receipt = 'removed')"

    private func oldest(
        _ kind: RefusedKind,
        _ newest: Int64,
        _ connection: any Connection
    ) throws -> (id: Int64, size: Int)? {
        try connection.row(SQL.deciding.oldestRefused[kind], [newest]).map { ($0[0], $0[1]) }
    }
}

/// The space that refused files may take in the database, and the space that they take.
///
/// A raw file counts with its size in bytes. A row that names no device counts ``overhead`` more, since
/// anybody may cause any number of them; so does one about an order that would have waited, once its receipt
/// is removed. Any other row with UDID and number is a decision about an order; it is kept forever and counts
/// nothing. A row with a pending request is not removed.
final class RejectionRoom {
    /// The size in bytes of a row that names no device, with its entries in the indexes.
    static let overhead = 512

    let limit: Int
    /// The space in use; `nil` if it has to be counted.
    private(set) var usage: RejectionUsage?

    /// - Parameter limit: the bytes that refused files may take.
    init(limit: Int) {
        self.limit = limit
    }

    /// Whether a raw file of `size` bytes can be kept at all.
    func admits(_ size: Int, isNameless: Bool) -> Bool {
        size <= limit - (isNameless ? Self.overhead : 0)
    }

    /// What counts of a row.
    struct Row {
        /// The size of its raw file in bytes.
        let size: Int
        let isNameless: Bool
    }

    /// Counts rows that were just inserted, and removes the oldest ones beyond the limit.
    ///
    /// - Parameter last: the id of the last row.
    func add(_ rows: [Row], upTo last: Int64, _ connection: any Connection) throws {
        guard limit < .max else { return }
        if usage == nil {
            usage = try RejectionUsage(connection)
        } else {
            usage?.rawBytes += rows.reduce(0) { $0 + $1.size }
            usage?.nameless += rows.count { $0.isNameless }
        }
        try trim(connection, before: last)
    }

    /// Removes the oldest refused files beyond the limit.
    ///
    /// Rows that name no device are deleted if they alone take more than a quarter of the limit, so that
    /// there is room for raw files that may still be requested. After that the oldest raw files are dropped,
    /// and their rows are kept.
    /// - Parameters:
    ///   - newest: this row and all later ones are not changed.
    ///   - count: how many rows are changed at most.
    /// - Returns: whether any row was changed.
    @discardableResult
    func trim(
        _ connection: any Connection,
        before newest: Int64 = .max,
        atMost count: Int = .max
    ) throws -> Bool {
        var usage = try self.usage ?? RejectionUsage(connection)
        // If a statement below fails, the usage stays unknown and is counted again.
        self.usage = nil
        var left = count
        while left > 0, usage.rowBytes > limit / 4,
            let row = try oldest(SQL.deciding.oldestNameless, newest, connection)
        {
            try connection.run(SQL.deciding.deleteRefused, [row.id])
            usage.nameless -= 1
            usage.rawBytes -= row.size
            left -= 1
        }
        while left > 0, usage.bytes > limit, let row = try oldest(SQL.deciding.oldestRaw, newest, connection)
        {
            try connection.run(SQL.deciding.dropRaw, [row.id])
            usage.rawBytes -= row.size
            left -= 1
        }
        self.usage = usage
        return left < count
    }

    /// Makes the next use count again, because a change was rolled back or other code deleted rows.
    func recount() {
        usage = nil
    }

    /// The condition of the index `rejections_nameless`: a row that has no receipt in the folder and either
    /// names no device or was refused because too many orders waited. Anybody can have a storefront send any
    /// number of the latter, each of a device of its own.
    static let isNameless =
        "(udid IS NULL OR reason = 'too-many-waiting') AND (receipt = 'none' OR receipt = 'removed')"

    /// The condition of the index `rejections_cannot_open`: a file that nobody can open and that has a
    /// receipt.
    static let isUnopened = "reason = 'cannot-open' AND (receipt = 'due' OR receipt = 'written')"
    /// How many such receipts may be in the folder, since anybody may drop any number of such files.
    static let mostUnopened = 1000

    private func oldest(
        _ statement: Statement,
        _ newest: Int64,
        _ connection: any Connection
    ) throws -> (id: Int64, size: Int)? {
        try connection.row(statement, [newest]).map { ($0[0], $0[1]) }
    }
}

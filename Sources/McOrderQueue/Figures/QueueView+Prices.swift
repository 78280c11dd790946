internal import Foundation
internal import GRDB
package import McOrderModel

/// A catalogue that was in force, and until when.
package struct PastPublication: Sendable {
    /// The published file.
    package let file: [UInt8]
    /// When the next one took its place.
    package let until: Timestamp
}

extension QueueView {
    /// The published catalogues that are in force no more but were at some time since `limit`, newest
    /// first.
    package func publications(endedSince limit: Timestamp) throws(QueueError) -> [PastPublication] {
        try read { connection in
            let rows = try Row.fetchAll(
                connection,
                sql: """
                    SELECT file, until FROM (
                        SELECT id, lead(published_at) OVER (ORDER BY id) AS until FROM catalogue_versions
                    ) AS past JOIN catalogue_versions USING (id)
                    WHERE until > ? ORDER BY id DESC
                    """,
                arguments: [limit.milliseconds]
            )
            return rows.map { row in
                PastPublication(file: Array(row[0] as Data), until: Timestamp(milliseconds: row[1]))
            }
        }
    }

    /// Whether there is an order that ``OrderQueue/expire(receivedBefore:by:at:)`` would make expired.
    package func hasOpenOrder(receivedBefore limit: Timestamp) throws(QueueError) -> Bool {
        try read { connection in
            let statement = try connection.cachedStatement(
                sql: "SELECT EXISTS (SELECT 1 FROM orders WHERE \(OrderQueue.overdue))"
            )
            let arguments: StatementArguments = [limit.milliseconds, limit.milliseconds]
            return try Bool.fetchOne(statement, arguments: arguments) ?? false
        }
    }
}

import GRDB
import McOrderModel

/// The tables of the queue and their migrations: a baseline, and migrations that are only ever appended after
/// it.
enum QueueSchema {
    /// The age of a file's tables compared with those of this program.
    enum Age: Equatable {
        /// The tables are the same.
        case current
        /// ``migrate(_:)`` upgrades the tables; a file without tables is older too.
        case older
        /// A newer program created the tables.
        case newer
        /// A version before 0.1.0, which was never released, created the tables.
        case unreleased
    }

    private static let first = "baseline"

    /// The migrations that version 0.1.0 recorded instead of the baseline.
    private static let before: Set = [
        "1 orders, rejections, catalogue", "2 devices, requests", "3 retention, statistics", "4 notices",
        "5 today", "6 till lists", "7 changes of mind, events", "8 open orders of a restaurant",
        "9 cheaper rows",
    ]

    /// The migrations with their statements.
    private static let migrations = [
        (name: first, sql: baseline),
        ("10 kinds of hashes", kinds),
        ("11 codes of reasons", reasonCodes),
        ("12 details of orders", details),
        ("13 closes", closes),
        ("14 browsers", browsers),
        ("15 marks of the kitchen", kitchen),
        ("16 totals of the cash register", registers),
        ("17 contents of lines", lineContents),
        ("18 payments", payments),
        ("19 revoked devices", revokedDevices),
        ("20 receipts of nameless files", namelessReceipts),
        ("21 names of devices", deviceNames),
        ("22 presence of customers", presence),
        ("23 fewer indexes and marks", indexes),
        ("25 secrets of receipts", sealed),
        ("26 printers", printing),
        ("27 times of kitchens", kitchenTimes),
        ("28 wished times", slots),
        ("29 hands of stations", stationHands),
        ("30 releases of stations", stationReleases),
        ("31 promises of staff", staffPromises),
        ("32 fixed times", fixedTimes),
        ("33 works by release", worksByRelease),
        ("34 kitchen book", book),
        ("35 photographs of the kitchen book", bookPhotographs),
        ("36 payments that are held", heldPayments),
        ("37 payments in closes", paymentsInCloses),
    ]

    static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        for (name, sql) in migrations {
            // Of these only `rejections` gets new rows, whose references are checked as the rows are
            // inserted.
            let isOfRejections = sql == kinds || sql == namelessReceipts
            migrator.registerMigration(name, foreignKeyChecks: isOfRejections ? .immediate : .deferred) {
                try $0.execute(sql: sql)
            }
        }
        return migrator
    }

    /// Compares a file's tables with those of this program.
    static func age(_ connection: Database) throws -> Age {
        let applied = try migrator.appliedIdentifiers(connection)
        let known = Set(migrator.migrations)
        guard applied.isSubset(of: known.union(before)) else { return .newer }
        if applied.isDisjoint(with: before) { return applied == known ? .current : .older }
        return before.isSubset(of: applied) ? .older : .unreleased
    }

    /// Throws if a file's tables are not those of this program.
    static func requireCurrent(_ connection: Database, state: String) throws {
        switch try age(connection) {
        case .current: return
        case .older: throw QueueError.olderSchema(state: state)
        case .newer: throw QueueError.newerSchema(state: state)
        case .unreleased: throw QueueError.unreleasedSchema(state: state)
        }
    }

    /// Throws if the queue was copied to a server, where it is now.
    static func requirePresent(_ connection: Database) throws {
        let place = try String.fetchOne(
            connection,
            sql: "SELECT value FROM settings WHERE name = ?",
            arguments: [QueueSetting.moved]
        )
        if let place { throw QueueError.server(.moved(to: place)) }
    }

    /// Whether a file has any tables of a queue.
    static func hasTables(_ connection: Database) throws -> Bool {
        try !migrator.appliedIdentifiers(connection).isEmpty
    }

    /// Upgrades the tables of a file whose age is ``Age/older``.
    static func migrate(_ database: some DatabaseWriter) throws {
        try database.write { connection in
            guard try before.isSubset(of: migrator.appliedIdentifiers(connection)) else { return }
            // The result of these migrations is the baseline.
            try connection.execute(
                sql: "INSERT INTO grdb_migrations (identifier) VALUES (?)",
                arguments: [first]
            )
            for identifier in before {
                try connection.execute(
                    sql: "DELETE FROM grdb_migrations WHERE identifier = ?",
                    arguments: [identifier]
                )
            }
        }
        try migrator.migrate(database)
    }

    /// The statements that create all tables and indexes as a migration left them. A table comes after those
    /// that it refers to.
    static func statements(after migration: String) throws -> [String] {
        let database = try DatabaseQueue()
        try migrator.migrate(database, upTo: migration)
        return try database.read { connection in
            try String.fetchAll(
                connection,
                sql: """
                    SELECT sql FROM sqlite_schema
                    WHERE sql IS NOT NULL AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%'
                    ORDER BY type DESC, name = 'orders' DESC, name = 'order_changes' DESC, name
                    """
            )
        }
    }
}

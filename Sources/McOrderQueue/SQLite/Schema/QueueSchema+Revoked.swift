extension QueueSchema {
    /// Adds the revoked devices. The UDID of an erased device is its hash, as in the blacklist.
    static let revokedDevices = """
        CREATE TABLE revoked (
            udid TEXT NOT NULL PRIMARY KEY,
            by TEXT NOT NULL,
            since INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        """

    /// Permits a receipt for a refused file that names no device, because its sender has to know that the
    /// signature was wrong.
    ///
    /// SQLite cannot change a CHECK constraint, so the table is created again, with its ids and the last id
    /// that it assigned.
    static let namelessReceipts = """
        CREATE TABLE new_rejections (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            at INTEGER NOT NULL,
            kind TEXT NOT NULL CHECK (kind = 'order' OR kind = 'notice'),
            file TEXT NOT NULL,
            reason TEXT NOT NULL CHECK (reason <> ''),
            restaurant TEXT,
            udid TEXT CHECK (udid <> ''),
            number INTEGER CHECK (number BETWEEN 1 AND 999999999),
            bytes INTEGER NOT NULL CHECK (bytes >= 0),
            receipt TEXT NOT NULL
                CHECK (receipt = 'none' OR receipt = 'due' OR receipt = 'written' OR receipt = 'removed'),
            redeliveries INTEGER NOT NULL DEFAULT 0 CHECK (redeliveries >= 0),
            content_hash BLOB NOT NULL CHECK (length(content_hash) = 32),
            hash_of TEXT NOT NULL CHECK (hash_of = 'content' OR hash_of = 'file' OR hash_of = 'untagged'),
            file_hash BLOB CHECK (length(file_hash) = 32),
            raw BLOB,
            request TEXT CHECK (request = 'retry' OR request = 'accept'),
            request_by TEXT,
            order_id INTEGER REFERENCES orders (id) ON DELETE SET NULL,
            products TEXT CHECK (products <> ''),
            until INTEGER,
            UNIQUE (kind, content_hash),
            CHECK ((udid IS NULL) = (number IS NULL)),
            CHECK (file_hash IS NOT NULL OR (raw IS NULL AND receipt = 'none')),
            CHECK (\(hasReceipt))
        ) STRICT;

        INSERT INTO new_rejections (id, at, kind, file, reason, restaurant, udid, number, bytes, receipt,
                redeliveries, content_hash, hash_of, file_hash, raw, request, request_by, order_id, products, until)
            SELECT id, at, kind, file, reason, restaurant, udid, number, bytes, receipt,
                redeliveries, content_hash, hash_of, file_hash, raw, request, request_by, order_id, products, until
            FROM rejections ORDER BY id;

        DELETE FROM sqlite_sequence WHERE name = 'new_rejections';
        INSERT INTO sqlite_sequence (name, seq)
            SELECT 'new_rejections', seq FROM sqlite_sequence WHERE name = 'rejections';
        DROP TABLE rejections;
        ALTER TABLE new_rejections RENAME TO rejections;

        \(rejectionIndexes)
        \(namelessIndex)
        """

    /// The condition that a refused file of a known device has a receipt. Version 0.1.0 gave none to some.
    static let hasReceipt = "udid IS NULL OR receipt <> 'none' OR hash_of = 'untagged'"

    /// The names of the devices whose orders were collected, by which a name under another UDID is found.
    static let deviceNames = """
        CREATE INDEX orders_device_name ON orders (\(FoldedName.of("device_name")))
            WHERE state = 'collected' AND device_name IS NOT NULL;
        """
}

extension QueueSchema {
    /// Changes the identity of a refused file to its kind and hash, and stores what each hash is computed
    /// from.
    ///
    /// SQLite can neither add nor drop a UNIQUE constraint, so the table is created again, with its ids and
    /// the last id that it assigned. Source: sqlite.org/lang_altertable.html, *Making Other Kinds Of Table
    /// Schema Changes*. Earlier, refused files without UDID and number had receipts; those in the folder
    /// count as written, and are removed.
    static let kinds = """
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
            CHECK ((udid IS NULL) = (receipt = 'none') OR hash_of = 'untagged')
        ) STRICT;

        INSERT INTO new_rejections (id, at, kind, file, reason, restaurant, udid, number, bytes, receipt,
                redeliveries, content_hash, hash_of, file_hash, raw, request, request_by, order_id, products, until)
            SELECT id, at, CASE WHEN lower(file) LIKE '%.notice' THEN 'notice' ELSE 'order' END, file, reason,
                restaurant, udid, number, bytes,
                CASE WHEN udid IS NULL AND receipt = 'due' THEN 'written' ELSE receipt END,
                redeliveries, content_hash, 'untagged', file_hash, raw, request, request_by, order_id, products, until
            FROM rejections ORDER BY id;

        DELETE FROM sqlite_sequence WHERE name = 'new_rejections';
        INSERT INTO sqlite_sequence (name, seq)
            SELECT 'new_rejections', seq FROM sqlite_sequence WHERE name = 'rejections';
        DROP TABLE rejections;
        ALTER TABLE new_rejections RENAME TO rejections;

        \(rejectionIndexes)
        \(namelessIndex)

        ALTER TABLE orders ADD COLUMN hash_of TEXT NOT NULL DEFAULT 'untagged'
            CHECK (hash_of = 'content' OR hash_of = 'untagged');
        """

    /// The index of the refused files that name no device and have no receipt in the folder.
    static let namelessIndex = """
        CREATE INDEX rejections_nameless ON rejections (id)
            WHERE udid IS NULL AND (receipt = 'none' OR receipt = 'removed');
        """

    /// The indexes of refused files, which the table keeps when it is created again.
    static let rejectionIndexes = """
        CREATE INDEX rejections_at ON rejections (at);
        CREATE INDEX rejections_receipt_due ON rejections (id) WHERE receipt = 'due';
        CREATE INDEX rejections_receipt_written ON rejections (at) WHERE receipt = 'written';
        CREATE INDEX rejections_requested ON rejections (id) WHERE request IS NOT NULL;
        CREATE INDEX rejections_taken_in ON rejections (id) WHERE receipt = 'written' AND order_id IS NOT NULL;
        CREATE INDEX rejections_order ON rejections (order_id) WHERE order_id IS NOT NULL;
        CREATE INDEX rejections_raw ON rejections (id) WHERE raw IS NOT NULL;
        CREATE INDEX rejections_personal ON rejections (at) WHERE udid IS NOT NULL AND length(udid) = 36;
        CREATE INDEX rejections_device ON rejections (udid) WHERE udid IS NOT NULL;
        """
}

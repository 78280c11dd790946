extension QueueSchema {
    /// Adds how the sender of a sealed file is answered: whether only by receipts that nobody else can read,
    /// and the secrets of these receipts. Secrets are forgotten when the receipts are removed.
    static let sealed = """
        ALTER TABLE orders ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0 CHECK (sealed = 0 OR sealed = 1);
        ALTER TABLE orders ADD COLUMN secrets BLOB;
        ALTER TABLE rejections ADD COLUMN sealed INTEGER NOT NULL DEFAULT 0
            CHECK (sealed = 0 OR sealed = 1);
        ALTER TABLE rejections ADD COLUMN secrets BLOB;
        CREATE INDEX rejections_cannot_open ON rejections (id)
            WHERE \(RejectionRoom.isUnopened);
        """
}

extension QueueSchema {
    /// The paired browsers, and the invitations that no browser has used yet. Of secrets and codes only the
    /// SHA-256 is stored, so that a copy of the queue opens no page.
    static let browsers = """
        CREATE TABLE browsers (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            role TEXT NOT NULL CHECK (role = 'board' OR role = 'kitchen' OR role = 'till' OR role = 'owner'),
            secret_hash BLOB NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
            paired_at INTEGER NOT NULL,
            paired_by TEXT NOT NULL,
            last_seen_at INTEGER
        ) STRICT;

        CREATE TABLE pairings (
            code_hash BLOB NOT NULL PRIMARY KEY CHECK (length(code_hash) = 32),
            name TEXT NOT NULL UNIQUE CHECK (name <> ''),
            role TEXT NOT NULL CHECK (role = 'board' OR role = 'kitchen' OR role = 'till' OR role = 'owner'),
            by TEXT NOT NULL,
            created_at INTEGER NOT NULL,
            expires_at INTEGER NOT NULL CHECK (expires_at > created_at)
        ) STRICT, WITHOUT ROWID;
        """
}

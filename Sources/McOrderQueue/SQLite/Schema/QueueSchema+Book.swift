extension QueueSchema {
    /// Adds the kitchen book: what it defines, and what happened.
    ///
    /// A change of a definition is a new row, and the newest of a key counts; without `content` it was
    /// removed. A restaurant that is NULL is all of them. Facts are only inserted. `seq` has no gaps within a
    /// restaurant but those of `book_gaps`, which a restored backup left. `event` is the last change of an
    /// order when the row was written; it brings sales and book into one order. `corrects` is the id of the
    /// fact that a result corrects.
    static let book = """
        CREATE TABLE book_entries (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            restaurant_id TEXT CHECK (restaurant_id <> ''),
            kind TEXT NOT NULL CHECK (kind <> ''),
            key TEXT NOT NULL CHECK (key <> ''),
            content TEXT,
            event INTEGER NOT NULL,
            at INTEGER NOT NULL,
            by TEXT NOT NULL
        ) STRICT;
        CREATE INDEX book_entries_key ON book_entries (kind, key, id);

        CREATE TABLE book_facts (
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            seq INTEGER NOT NULL CHECK (seq > 0),
            id TEXT NOT NULL UNIQUE,
            kind TEXT NOT NULL CHECK (kind <> ''),
            key TEXT NOT NULL CHECK (key <> ''),
            browser TEXT NOT NULL,
            n INTEGER NOT NULL,
            person TEXT,
            at INTEGER NOT NULL,
            entered INTEGER NOT NULL,
            doubted INTEGER NOT NULL CHECK (doubted = 0 OR doubted = 1),
            event INTEGER NOT NULL,
            content TEXT NOT NULL,
            corrects TEXT,
            PRIMARY KEY (restaurant_id, seq)
        ) STRICT;
        CREATE INDEX book_facts_corrects ON book_facts (corrects) WHERE corrects IS NOT NULL;
        CREATE INDEX book_facts_key ON book_facts (restaurant_id, key, seq);
        CREATE INDEX book_facts_at ON book_facts (restaurant_id, at);
        CREATE INDEX book_facts_age ON book_facts (at);

        CREATE TABLE book_gaps (
            restaurant_id TEXT NOT NULL CHECK (restaurant_id <> ''),
            first INTEGER NOT NULL,
            last INTEGER NOT NULL CHECK (last >= first),
            at INTEGER NOT NULL,
            PRIMARY KEY (restaurant_id, first)
        ) STRICT, WITHOUT ROWID;
        """

    /// Adds the photographs that facts and subjects name by the SHA-256 of their files.
    static let bookPhotographs = """
        CREATE TABLE book_photos (
            hash TEXT NOT NULL PRIMARY KEY CHECK (length(hash) = 64),
            bytes BLOB NOT NULL,
            entered INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX book_photos_entered ON book_photos (entered, hash);
        """
}

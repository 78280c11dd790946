import McOrderModel

extension QueueSchema {
    /// The printers that `mcorder-print` serves, with what it knows of them, and the jobs. A job is made in
    /// the transaction of its event (``PrintingStatements/wanted``).
    static let printing = """
        CREATE TABLE printers (
            id TEXT NOT NULL PRIMARY KEY CHECK (id <> ''),
            position INTEGER NOT NULL,
            restaurant_id TEXT CHECK (restaurant_id <> ''),
            kitchen INTEGER NOT NULL CHECK (kitchen = 0 OR kitchen = 1),
            bag INTEGER NOT NULL CHECK (bag = 0 OR bag = 1),
            receipt INTEGER NOT NULL CHECK (receipt = 0 OR receipt = 1),
            fire TEXT NOT NULL CHECK (\(list("fire", FirePolicy.allCases.map(\.rawValue)))),
            confirms INTEGER NOT NULL CHECK (confirms = 0 OR confirms = 1),
            drawer INTEGER NOT NULL CHECK (drawer = 0 OR drawer = 1),
            condition TEXT NOT NULL DEFAULT 'unknown' CHECK (condition <> ''),
            since INTEGER,
            trouble TEXT CHECK (trouble <> ''),
            trouble_at INTEGER,
            CHECK ((trouble IS NULL) = (trouble_at IS NULL))
        ) STRICT, WITHOUT ROWID;

        CREATE TABLE print_jobs (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            event INTEGER REFERENCES order_changes (id) ON DELETE CASCADE,
            order_id INTEGER REFERENCES orders (id) ON DELETE CASCADE,
            printer TEXT NOT NULL CHECK (printer <> ''),
            kind TEXT NOT NULL CHECK (\(list("kind", PrintedKind.allCases.map(\.rawValue)))),
            state TEXT NOT NULL DEFAULT 'due' CHECK (\(list("state", PrintJob.State.allCases.map(\.rawValue)))),
            attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
            at INTEGER NOT NULL,
            by TEXT NOT NULL,
            changed_at INTEGER NOT NULL,
            fallback TEXT CHECK (fallback <> ''),
            alarm INTEGER NOT NULL DEFAULT 0 CHECK (alarm = 0 OR alarm = 1),
            bag INTEGER CHECK (bag > 0),
            bags INTEGER CHECK (bags >= bag),
            UNIQUE (event, printer, kind),
            CHECK (event IS NULL OR order_id IS NOT NULL),
            CHECK ((bag IS NOT NULL) = (kind = 'bag')),
            CHECK (bags IS NULL OR bag IS NOT NULL)
        ) STRICT;
        CREATE INDEX print_jobs_order ON print_jobs (order_id, printer);
        CREATE INDEX print_jobs_open ON print_jobs (id) WHERE \(PrintingStatements.isOpen);
        CREATE INDEX print_jobs_alarm ON print_jobs (id) WHERE alarm = 1;
        CREATE INDEX print_jobs_over ON print_jobs (changed_at) WHERE NOT \(PrintingStatements.isOpen);
        """
}

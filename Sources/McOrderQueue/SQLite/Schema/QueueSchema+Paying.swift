import McOrderModel

extension QueueSchema {
    /// Adds payments that are held, and the requests about them.
    ///
    /// A payment without an order is money that the provider has and that this queue does not know, as after a
    /// restore. `pays` says that an order is paid ahead, `settled_at` when it stopped waiting for the money,
    /// and `earned` that its customer was known to be there and the kitchen had begun, at the same time.
    static let heldPayments = """
        ALTER TABLE orders ADD COLUMN pays INTEGER NOT NULL DEFAULT 0 CHECK (pays = 0 OR pays = 1);
        ALTER TABLE orders ADD COLUMN settled_at INTEGER;
        ALTER TABLE orders ADD COLUMN earned INTEGER NOT NULL DEFAULT 0 CHECK (earned = 0 OR earned = 1);
        DROP INDEX orders_waiting;
        CREATE INDEX orders_waiting ON orders (restaurant_id, received_at) WHERE \(StateCondition.waits);

        CREATE TABLE held_payments (
            id TEXT NOT NULL PRIMARY KEY CHECK (length(id) = 22),
            order_id INTEGER UNIQUE REFERENCES orders (id) ON DELETE CASCADE,
            cents INTEGER NOT NULL CHECK (cents >= 0),
            made_at INTEGER NOT NULL,
            state TEXT NOT NULL CHECK (\(list("state", HeldPayment.State.allCases.map(\.rawValue)))),
            marks TEXT NOT NULL,
            version INTEGER NOT NULL CHECK (version >= 1),
            checkout TEXT,
            url TEXT,
            until INTEGER,
            intent TEXT,
            held INTEGER NOT NULL CHECK (held >= 0),
            held_at INTEGER,
            hold_ends INTEGER,
            captured INTEGER NOT NULL CHECK (captured >= 0),
            refunded INTEGER NOT NULL CHECK (refunded >= 0),
            over INTEGER NOT NULL CHECK (over = 0 OR over = 1)
        ) STRICT;
        CREATE INDEX held_payments_under_way ON held_payments (made_at) WHERE \(PayingStatements.isUnderWay);
        CREATE INDEX held_payments_made ON held_payments (made_at);
        CREATE INDEX held_payments_intent ON held_payments (intent) WHERE intent IS NOT NULL;

        CREATE TABLE payment_requests (
            id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT,
            payment TEXT NOT NULL REFERENCES held_payments (id) ON DELETE CASCADE,
            kind TEXT NOT NULL CHECK (\(list("kind", PaymentRequest.Kind.allCases.map(\.rawValue)))),
            cents INTEGER NOT NULL CHECK (cents >= 0),
            key TEXT NOT NULL UNIQUE CHECK (key <> ''),
            tag TEXT NOT NULL,
            path TEXT NOT NULL,
            body TEXT NOT NULL,
            written_at INTEGER NOT NULL,
            claimed_at INTEGER NOT NULL,
            claimed_by TEXT NOT NULL,
            outcome TEXT CHECK (\(list("outcome", PaymentRequest.Outcome.allCases.map(\.rawValue)))),
            answered_at INTEGER,
            reference TEXT,
            CHECK ((outcome IS NULL) = (answered_at IS NULL))
        ) STRICT;
        CREATE UNIQUE INDEX payment_requests_open ON payment_requests (payment) WHERE outcome IS NULL;
        CREATE INDEX payment_requests_payment ON payment_requests (payment, id);
        """

    /// Adds the account of a payment, what a person gives back of it, and what the closes have counted of it;
    /// `not_closed` says that something may have changed since. The index of what is under way had all payments
    /// that were ever taken.
    static let paymentsInCloses = """
        ALTER TABLE held_payments ADD COLUMN account TEXT NOT NULL DEFAULT '';
        ALTER TABLE held_payments ADD COLUMN goodwill INTEGER CHECK (goodwill > 0);
        ALTER TABLE held_payments ADD COLUMN goodwill_by TEXT;
        ALTER TABLE held_payments ADD COLUMN goodwill_reason TEXT;
        ALTER TABLE held_payments ADD COLUMN closed_taken INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE held_payments ADD COLUMN closed_refunded INTEGER NOT NULL DEFAULT 0;
        ALTER TABLE held_payments ADD COLUMN closed_troubles TEXT NOT NULL DEFAULT '';
        ALTER TABLE held_payments ADD COLUMN not_closed INTEGER NOT NULL DEFAULT 1
            CHECK (not_closed = 0 OR not_closed = 1);
        DROP INDEX held_payments_under_way;
        CREATE INDEX held_payments_under_way ON held_payments (made_at) WHERE \(PayingStatements.isUnderWay);
        CREATE INDEX held_payments_taken ON held_payments (made_at) WHERE \(PayingStatements.isTaken);
        CREATE INDEX held_payments_goodwill ON held_payments (made_at) WHERE goodwill IS NOT NULL;
        CREATE INDEX held_payments_marked ON held_payments (made_at) WHERE marks <> '';
        CREATE INDEX held_payments_not_closed ON held_payments (order_id) WHERE not_closed = 1;
        """
}

#if PostgreSQL
import McOrderModel
import OrderTesting
import ServerTesting
import Testing

@testable import McOrderQueue

/// What a queue does in the sessions of a server, and what it costs there.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(3))) struct ServerWorkTests {
    private let fixture: TestQueue
    private let address: ServerAddress
    private let session: ServerSession

    init() async throws {
        fixture = try await TestQueue(on: .postgreSQL)
        let server = try TestServer.shared.get()
        address = try server.engine(fixture.folder.name).address
        session = try server.session(in: address)
    }

    /// The engine of the same database for another user.
    private func engine(as user: String) throws -> PostgreSQLEngine {
        PostgreSQLEngine(
            address: try ServerAddress(address.description.replacing("//postgres@", with: "//\(user)@"))
        )
    }

    // MARK: Waits

    /// Makes the next so many orders fail with an error. A number of a sequence is not given twice, whether
    /// its transaction is rolled back or not.
    private func fail(with state: String, times: Int) throws {
        try session.execute(
            """
            CREATE SEQUENCE failures;
            CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
                BEGIN
                    IF nextval('failures') <= \(times) THEN
                        RAISE EXCEPTION 'in the way' USING ERRCODE = '\(state)';
                    END IF;
                    RETURN NEW;
                END $$;
            CREATE TRIGGER fails BEFORE INSERT ON orders FOR EACH ROW EXECUTE FUNCTION fail();
            """
        )
    }

    @Test(arguments: ["55P03", "57014", "40001", "40P01"])
    func `a change that another client is in the way of is made again, once`(state: String) async throws {
        try fail(with: state, times: 2)
        let outcomes = try await fixture.queue.decide(
            [try incoming(try order(1)), try incoming(try order(2))],
            by: "mcorderd"
        )
        #expect(outcomes.count == 2)
        #expect(try await fixture.count("orders") == 2)
        #expect(try await fixture.count("order_changes") == 2)
        #expect(try await fixture.rows("SELECT sum(redeliveries) FROM orders") == [["0"]])
    }

    @Test(arguments: ["55P03", "57014", "40001", "40P01"])
    func `a command says that the queue is busy if another client stays in its way`(state: String)
        async throws
    {
        try fail(with: state, times: .max)
        let till = try await fixture.second()
        await #expect(throws: QueueError.busy(holder: "")) {
            _ = try await till.decide([try incoming(try order())], by: "mcorderd")
        }
        #expect(try await fixture.count("orders") == 0)
        try await till.close()
    }

    // MARK: Pipelines

    @Test func `a statement is executed for any number of rows in one message`() throws {
        try session.execute("CREATE TABLE rows (id BIGINT GENERATED ALWAYS AS IDENTITY, text TEXT)")
        let text = String(repeating: "x", count: 2000)
        // More than the buffers between client and server hold, in both directions.
        let results = try session.execute(
            "INSERT INTO rows (text) VALUES ($1) RETURNING id, text",
            (1...5000).map { _ in [text] as SQLArguments }
        )
        #expect(results.map(\.number) == (1...5000).map { $0 })
        #expect(try session.execute("SELECT 1 WHERE false", []).rows.isEmpty)
    }

    @Test func `the first error of many executions is thrown, and the session goes on`() throws {
        try session.execute("CREATE TABLE numbers (number BIGINT PRIMARY KEY CHECK (number < 3))")
        try session.execute("BEGIN")
        let error = #expect(throws: ServerError.self) {
            try session.execute("INSERT INTO numbers VALUES ($1)", [[1], [2], [3], [2]])
        }
        #expect(error?.isOfContent == true)
        try session.execute("ROLLBACK")
        #expect(throws: ServerError.self) { try session.execute("SELECT $1::bigint", [["none"]]) }
        #expect(throws: ServerError.self) { try session.execute("SELECT nothing", [[]]) }
        #expect(try session.execute("INSERT INTO numbers VALUES ($1)", [[1], [2]]).count == 2)
        #expect(try session.execute("SELECT count(*) FROM numbers").number == 2)
    }

    @Test func `a change that takes too long loses its session, and with it the lock`() throws {
        session.deadline = .now
        #expect(throws: ServerError.self) { try session.execute("SELECT pg_sleep(600)") }
        #expect(session.isLost)
    }

    // MARK: Sessions and rows

    @Test func `all views of a process share one session, beside the one of changes`() async throws {
        let views = try [1, 2, 3].map { _ in try PostgreSQLEngine(address: address).reader() }
        for view in views {
            _ = try view.version()
            let feed = view.changeFeed()
            feed.begin(every: .seconds(1)) { _ in .zero }
            feed.end()
        }
        _ = try PostgreSQLEngine(address: address).heartbeat()
        let programs = try session.execute(
            """
            SELECT application_name FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() ORDER BY 1
            """
        ).rows.map { $0[0] as String }
        #expect(programs == ["mcorder reader", "mcorderd"])
        for view in views { try view.close() }
    }

    @Test func `rows of writers that ended do not make polls dearer, and no change is overlooked`()
        async throws
    {
        try session.execute(
            """
            INSERT INTO queue_writers (name, number, at)
            SELECT 'old ' || n, nextval('queue_writes'), 0 FROM generate_series(1, 1000) AS n
            """
        )
        let before = try await fixture.view.dataVersion()
        let till = try await fixture.second()
        _ = try await till.decide([try incoming(try order())], by: "till")
        #expect(try await fixture.view.dataVersion() > before)
        #expect(try await fixture.count("queue_writers") <= 3)
        try await till.close()
    }

    // MARK: Rights

    @Test func `a user who may not change or overwrite the tables is refused by a trial`() async throws {
        let suffix = fixture.folder.name.filter(\.isHexDigit).lowercased()
        let (reader, guest) = ("reader\(suffix)", "guest\(suffix)")
        try session.execute(
            """
            CREATE ROLE \(reader) LOGIN; GRANT SELECT ON ALL TABLES IN SCHEMA public TO \(reader);
            CREATE ROLE \(guest) LOGIN; GRANT ALL ON ALL TABLES IN SCHEMA public TO \(guest);
            GRANT ALL ON ALL SEQUENCES IN SCHEMA public TO \(guest)
            """
        )
        for user in [reader, guest] {
            let writer = try engine(as: user).writer(as: "check", patience: .long, createsAt: nil)
            let error = #expect(throws: QueueError.self) { try writer.tryChange() }
            guard case .server(.noRight)? = error else {
                Issue.record("\(user): \(String(describing: error))")
                continue
            }
            // Erased data is not reported as overwritten.
            if user == guest { #expect(try !writer.emptyJournal()) }
            try writer.close()
        }
        let owner = try PostgreSQLEngine(address: address).writer(
            as: "check",
            patience: .long,
            createsAt: nil
        )
        try owner.tryChange()
        #expect(try owner.emptyJournal())
        try owner.close()
        try session.execute("DROP OWNED BY \(reader), \(guest); DROP ROLE \(reader), \(guest)")
    }
}
#endif

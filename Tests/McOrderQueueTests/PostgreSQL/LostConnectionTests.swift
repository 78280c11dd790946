#if PostgreSQL
import McOrderModel
import OrderTesting
import ServerTesting
import Testing

@testable import McOrderQueue

/// A connection that breaks at any message of the protocol.
@Suite(.enabled(if: PrivatePostgreSQL.isInstalled), .timeLimit(.minutes(5))) struct LostConnectionTests {
    private let fixture: TestQueue
    private let proxy: DroppingProxy
    private let engine: PostgreSQLEngine

    init() async throws {
        fixture = try await TestQueue(on: .postgreSQL)
        let server = try TestServer.shared.get()
        proxy = try DroppingProxy(before: server.folder)
        let database = "q\(fixture.folder.name.filter(\.isHexDigit).lowercased())"
        let host = proxy.folder.replacing("/", with: "%2F")
        engine = PostgreSQLEngine(address: try ServerAddress("postgresql://postgres@\(host)/\(database)"))
    }

    /// The change was made exactly if the writer says so, the answer to COMMIT included.
    @Test func `a decision whose connection breaks at any message is made once or not at all`() async throws {
        let path = fixture.folder.path
        var (lost, made) = (0, 0)
        for message in 1...1000 {
            let queue = try await OrderQueue(engine, in: path, as: "mcorderd", .long, createsAt: nil)
            let file = try incoming(try order(message))
            proxy.drop(at: message)
            let outcome = await result { try await queue.decide([file], by: "mcorderd") }
            let isDropped = proxy.stopDropping()
            let stored = try await fixture.count("orders")
            switch outcome {
            case .success(let outcomes):
                made += 1
                #expect(stored == made, "\(message)")
                #expect(outcomes.count == 1)
            case .failure(.server(.unreachable)):
                lost += 1
                #expect(stored == made, "\(message)")
            case .failure(let error): Issue.record(error)
            }
            // The file is still in the folder and is decided again.
            if case .failure = outcome {
                guard case .enqueued? = try await queue.decide([file], by: "mcorderd").first else {
                    Issue.record("\(message)")
                    return
                }
                made += 1
            }
            try await queue.close()
            if !isDropped { break }
        }
        #expect(lost > 10)
        let counts = try await fixture.rows("SELECT count(*), count(DISTINCT content_hash) FROM orders")
        #expect(counts == [["\(made)", "\(made)"]])
    }

    @Test func `a view whose connection breaks reads again`() async throws {
        _ = try await fixture.enqueue(try incoming(try order()))
        for message in 1...60 {
            let view = try await QueueView(engine)
            proxy.drop(at: message)
            // The reading may fail; the next one does not.
            _ = await result { try await view.orders(at: nil, in: OrderState.open) }
            let isDropped = proxy.stopDropping()
            #expect(try await view.orders(at: nil, in: OrderState.open).count == 1)
            try await view.close()
            if !isDropped { return }
        }
        Issue.record("a reading has fewer messages")
    }

    private func result<Value>(
        _ body: () async throws -> Value
    ) async -> Result<Value, QueueError> {
        do {
            return .success(try await body())
        } catch {
            return .failure(QueueError(error))
        }
    }
}
#endif

import ServerTesting
import Testing

@testable import McOrderQueue

/// An engine on which the queue's suites run.
enum TestEngine: CaseIterable, Sendable {
    case sqlite
    #if PostgreSQL
    case postgreSQL
    #endif

    /// The engines that can run here: PostgreSQL where the package has its trait and the server is installed.
    static var available: [TestEngine] {
        allCases.filter { $0 == .sqlite || PrivatePostgreSQL.isInstalled }
    }

    /// The engine on which the present test runs.
    @TaskLocal static var current = TestEngine.sqlite

    /// The engine for one test's own queue in this folder.
    func queue(in folder: StateFolder) throws -> any QueueEngine {
        switch self {
        case .sqlite: return SQLiteEngine(state: folder.path)
        #if PostgreSQL
        case .postgreSQL: return try TestServer.shared.get().engine(folder.name)
        #endif
        }
    }

    /// Removes the data of a test's queue that is outside its folder.
    func remove(_ folder: StateFolder) throws {
        #if PostgreSQL
        if self == .postgreSQL { try TestServer.shared.get().remove(folder.name) }
        #endif
    }
}

/// Runs each test of a suite once on each engine.
struct OnEachEngine: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        for engine in TestEngine.available {
            try await TestEngine.$current.withValue(engine) { try await function() }
        }
    }
}

extension Trait where Self == OnEachEngine {
    /// Runs each test of the suite once on each engine.
    static var onEachEngine: Self { Self() }
}

import Testing

@testable import McOrderQueue

/// An engine on which the queue's suites run.
enum TestEngine: CaseIterable, Sendable {
    case sqlite

    /// The engine on which the present test runs.
    @TaskLocal static var current = TestEngine.sqlite

    /// The engine for one test's own queue in this folder.
    func queue(in folder: StateFolder) -> any QueueEngine {
        switch self {
        case .sqlite: SQLiteEngine(state: folder.path)
        }
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
        for engine in TestEngine.allCases {
            try await TestEngine.$current.withValue(engine) { try await function() }
        }
    }
}

extension Trait where Self == OnEachEngine {
    /// Runs each test of the suite once on each engine.
    static var onEachEngine: Self { Self() }
}

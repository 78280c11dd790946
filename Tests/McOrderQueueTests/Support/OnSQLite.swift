import Testing

/// Runs a test of a suite on SQLite only, because it is about SQLite's own locks, plans or transactions.
struct OnSQLite: TestTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        if TestEngine.current == .sqlite { try await function() }
    }
}

extension Trait where Self == OnSQLite {
    /// Runs the test on SQLite only.
    static var onSQLite: Self { Self() }
}

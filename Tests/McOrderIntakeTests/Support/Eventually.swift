import McOrderFiles
import Testing

/// A valid file name; the test fails if it is not valid.
func name(_ text: String) throws -> FileName { try #require(FileName(text)) }

/// Waits until the condition holds, checking it repeatedly. Fails after the deadline.
func eventually(
    within deadline: Duration = .seconds(120),
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () async throws -> Bool
) async throws {
    let limit = ContinuousClock.now + deadline
    while try await !condition() {
        try #require(ContinuousClock.now < limit, comment ?? "not in time", sourceLocation: sourceLocation)
        try await Task.sleep(for: .milliseconds(5))
    }
}

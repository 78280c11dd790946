import McOrderModel
import McOrderQueue
import Synchronization
import Testing

@testable import McOrderCounter

/// A presenter that serves others does not wait for a queue that does not answer.
@Suite struct PromptAnswerTests {
    private let absent = Counter(state: "/no/such/folder", program: "pages", now: { Timestamp.now() })

    @Test func `a question that is answered has its answer, and its error`() async throws {
        #expect(try await absent.promptly { _ in 7 } == 7)
        await #expect(throws: CounterError.noCatalogue) {
            try await absent.promptly { _ in throw CounterError.noCatalogue }
        }
    }

    @Test func `a question that is not answered ends as unavailable`() async {
        await #expect(throws: CounterError.silent) {
            try await absent.promptly { _ in try await Task.sleep(for: .seconds(3600)) }
        }
    }

    @Test func `a queue that is known as unavailable is not asked`() async throws {
        let (failures, report) = AsyncStream<CounterError>.makeStream()
        let running = Task { await absent.run { if let failure = $0 { report.yield(failure) } } }
        defer { running.cancel() }
        var first: CounterError?
        for await failure in failures {
            first = failure
            break
        }
        let known = try #require(first)
        #expect(known == .unavailable(.absent(state: "/no/such/folder")))
        await #expect(throws: known) { try await absent.promptly { _ in Issue.record("asked") } }
    }
}

import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs each body in its own task, waits until all are done, and throws the first error of any. For code that
/// opens queues, each of which works on its own thread.
func inTasks(_ bodies: [@Sendable () async throws -> Void]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for body in bodies { group.addTask { try await body() } }
        try await group.waitForAll()
    }
}

/// Runs each body on its own thread, waits until all are done, and throws the first error of any.
func onThreads(_ bodies: [@Sendable () throws -> Void]) throws {
    let failures = FailureLog()
    let group = DispatchGroup()
    for body in bodies {
        group.enter()
        Thread.detachNewThread {
            defer { group.leave() }
            do {
                try body()
            } catch {
                failures.add(error)
            }
        }
    }
    #expect(group.wait(timeout: .now() + .seconds(120)) == .success)
    if let first = failures.first { throw first }
}

/// The errors of several threads.
private final class FailureLog: Sendable {
    private let errors = Mutex<[any Error]>([])

    var first: (any Error)? { errors.withLock { $0.first } }

    func add(_ error: any Error) {
        errors.withLock { $0.append(error) }
    }
}

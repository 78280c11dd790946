import Dispatch
import Foundation
import Synchronization
import Testing

/// Runs each body as a task of its own, waits until all are done and throws the first error of any: for what
/// opens queues, each of which works on a thread of its own.
func inTasks(_ bodies: [@Sendable () async throws -> Void]) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
        for body in bodies { group.addTask { try await body() } }
        try await group.waitForAll()
    }
}

/// Runs each body on a thread of its own, waits until all are done and throws the first error of any.
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

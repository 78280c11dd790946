internal import Synchronization

/// Wakes one waiter, once for any number of reasons.
///
/// The waiter goes on where it runs: an actor is resumed on its own executor, with no other thread between, which a
/// stream of the standard library would need.
package final class WakeSignal: Sendable {
    private enum State {
        case quiet
        case told
        case waiting(CheckedContinuation<Bool, Never>)
        case finished
    }

    private let state = Mutex(State.quiet)

    package init() {}

    /// Wakes the waiter; where nobody waits, the next one does not have to.
    package func tell() {
        let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            switch state {
            case .quiet, .told:
                state = .told
                return nil
            case .waiting(let waiter):
                state = .quiet
                return waiter
            case .finished:
                return nil
            }
        }
        waiter?.resume(returning: true)
    }

    /// Nobody is woken any more; who waits, or is going to, is told so.
    package func finish() {
        let waiter = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            defer { state = .finished }
            if case .waiting(let waiter) = state { return waiter }
            return nil
        }
        waiter?.resume(returning: false)
    }

    /// Waits until there is a reason; whether there was, or the end has come.
    ///
    /// One waiter at a time. Cancellation of the task does not end it: ``finish()`` does.
    package func next(isolation: isolated (any Actor)? = #isolation) async -> Bool {
        await withCheckedContinuation { continuation in
            let answer = state.withLock { state -> Bool? in
                switch state {
                case .quiet:
                    state = .waiting(continuation)
                    return nil
                case .told:
                    state = .quiet
                    return true
                case .waiting:
                    preconditionFailure("two waiters at one signal")
                case .finished:
                    return false
                }
            }
            if let answer { continuation.resume(returning: answer) }
        }
    }
}

import Logging
import McOrderModel
import McOrderQueue
import Synchronization

/// Stores the highest accepted time in the queue, and checks whether the clock is plausible now.
///
/// Safe to use from several threads at once.
final class ClockGuard: Sendable {
    /// How far the time advances before it is stored again, which costs a transaction.
    private static let step = Duration.seconds(600)

    private struct State {
        var check: ClockCheck
        var stored: ClockCheck
        var doubt: ClockCheck.Doubt?
    }

    private let resources: IntakeResources
    private let state: Mutex<State>

    /// Creates a guard that starts from the time that the queue remembers.
    init(_ resources: IntakeResources) throws(QueueError) {
        self.resources = resources
        let check = try resources.view.blocking { try $0.clockCheck() }
        state = Mutex(State(check: check, stored: check))
    }

    /// Why decisions that depend on the time have to wait; `nil` if the clock is plausible.
    func doubt(at now: Timestamp) throws(QueueError) -> ClockCheck.Doubt? {
        if state.withLock({ $0.doubt != nil }) {
            // A person may have confirmed that the time is right: `mcorderd init --trust-clock`.
            let known = try resources.view.blocking { try $0.clockCheck() }
            state.withLock { state in
                if known != state.stored { (state.check, state.stored) = (known, known) }
            }
        }
        let (doubt, before, toStore) = state.withLock { state in
            let before = state.doubt
            state.doubt = state.check.doubt(at: now)
            return (state.doubt, before, Self.isWorthStoring(state) ? state.check : nil)
        }
        if doubt != before { report(doubt, at: now) }
        if let toStore {
            try resources.queue.blocking { try $0.remember(toStore) }
            state.withLock { $0.stored = toStore }
        }
        return doubt
    }

    private static func isWorthStoring(_ state: State) -> Bool {
        guard let stored = state.stored.highest, let highest = state.check.highest else { return true }
        return state.check.stepped != state.stored.stepped || highest - stored >= step
    }

    private func report(_ doubt: ClockCheck.Doubt?, at now: Timestamp) {
        let log = resources.log
        switch doubt {
        case .behind:
            log.warning("the clock is behind; what depends on the time waits", metadata: ["now": "\(now)"])
        case .ahead:
            log.warning("the clock jumped ahead; what depends on the time waits", metadata: ["now": "\(now)"])
        case nil:
            log.notice("the clock can be believed again", metadata: ["now": "\(now)"])
        }
    }
}

/// The changes of one order, oldest first, kept as a stack: each change is pushed, and each *recall* pops the
/// last one, including changes of what is ordered. Source: rules.md, *States of an order*.
package struct OrderHistory: Sendable {
    /// The kind of a change.
    package enum Step: String, CaseIterable, Sendable {
        /// The order changed to another state.
        case forward
        /// The last change was undone.
        case recall
        /// What is ordered, or how it is handed over, changed, or a payment was recorded; the state stayed
        /// the same.
        case edit
    }

    private var stack: [OrderState] = []
    /// The current state.
    package private(set) var state = OrderState.received

    /// Creates the history of an order that was just received.
    package init() {}

    /// Creates the history that results from `steps`, oldest first.
    ///
    /// - Returns: `nil` if one of the steps is not allowed.
    package init?(_ steps: some Sequence<(step: Step, to: OrderState)>) {
        for (step, to) in steps {
            switch step {
            case .forward:
                guard advance(to: to) else { return nil }
            case .recall:
                guard recall() == to else { return nil }
            case .edit:
                guard edit(), state == to else { return nil }
            }
        }
    }

    /// Changes the state; returns `false` and changes nothing if the order cannot change to `next`.
    package mutating func advance(to next: OrderState) -> Bool {
        guard state.canBecome(next) else { return false }
        stack.append(state)
        state = next
        return true
    }

    /// Records a change of an order that is open, or of the service of a collected order, or a payment;
    /// returns `false` and changes nothing if the order is in another state.
    package mutating func edit() -> Bool {
        guard state.isOpen || state == .collected else { return false }
        stack.append(state)
        return true
    }

    /// Undoes the last change and returns the resulting state; `nil` if there is no change to undo.
    package mutating func recall() -> OrderState? {
        guard let previous = stack.popLast() else { return nil }
        state = previous
        return previous
    }
}

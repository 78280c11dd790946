/// The changes of one order, oldest first, as a stack on which each change forward is put and from which
/// each *recall* takes the last, changes of what is ordered included. Source: architecture.md, *States of an order*.
package struct OrderHistory: Sendable {
    /// Whether a change went forward or took the last one back.
    package enum Step: String, CaseIterable, Sendable {
        /// A change to another state.
        case forward
        /// The last change taken back.
        case recall
        /// A change of what is ordered, which leaves the state as it is.
        case edit
    }

    private var stack: [OrderState] = []
    /// The state that all the changes led to.
    package private(set) var state = OrderState.received

    /// The history of an order that has just been received.
    package init() {}

    /// The history that such steps make, oldest first.
    ///
    /// - Returns: `nil` when one of the steps is not legal.
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

    /// Goes forward; `false`, and nothing changes, when the order cannot go there.
    package mutating func advance(to next: OrderState) -> Bool {
        guard state.canBecome(next) else { return false }
        stack.append(state)
        state = next
        return true
    }

    /// Changes what is ordered; `false`, and nothing changes, when the order is no longer open.
    package mutating func edit() -> Bool {
        guard state.isOpen else { return false }
        stack.append(state)
        return true
    }

    /// Takes the last change back and returns the state that the order has again; `nil` at
    /// ``OrderState/received``, where there is nothing to take back.
    package mutating func recall() -> OrderState? {
        guard let previous = stack.popLast() else { return nil }
        state = previous
        return previous
    }
}

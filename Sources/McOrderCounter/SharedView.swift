import McOrderQueue
import Synchronization

/// The one view of the queue that all questions of a counter share.
///
/// One view is opened at a time: questions that come meanwhile wait for it, so that a hundred of them need
/// the descriptors of one. A view that failed is used on until another one could be opened, which fails while
/// the program is out of descriptors.
final class SharedView<View: AnyObject & Sendable>: Sendable {
    private struct State {
        var view: View?
        /// Whether another view should be opened.
        var isDoubted = false
        var opening: Task<View, any Error>?
    }

    private let state = Mutex(State())
    private let open: @Sendable () async throws(CounterError) -> View

    init(_ open: @escaping @Sendable () async throws(CounterError) -> View) {
        self.open = open
    }

    /// The open view; opens one if there is none, or a doubted one.
    func current() async throws -> View {
        let known: Result<View, any Error>? = state.withLock { state in
            if let view = state.view, !state.isDoubted { .success(view) } else { nil }
        }
        if let known { return try known.get() }
        let opening = state.withLock { state in
            if let opening = state.opening { return opening }
            let opening = Task { try await self.replace() }
            state.opening = opening
            return opening
        }
        return try await opening.value
    }

    /// Has another view opened at the next question, without closing this one before.
    func doubt(_ view: View) {
        state.withLock { if $0.view === view { $0.isDoubted = true } }
    }

    /// Gives up a view of a queue that does not exist any more.
    func forget(_ view: View) {
        state.withLock { if $0.view === view { $0.view = nil } }
    }

    private func replace() async throws -> View {
        let opened: Result<View, CounterError>
        do throws(CounterError) {
            opened = .success(try await open())
        } catch {
            opened = .failure(error)
        }
        return try state.withLock { state in
            state.opening = nil
            if let view = try? opened.get() {
                state.view = view
                state.isDoubted = false
                return view
            }
            if let view = state.view { return view }
            return try opened.get()
        }
    }
}

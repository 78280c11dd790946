/// The state of a full-screen program, a value that a ``ScreenLoop`` owns.
///
/// ``update(_:)`` and ``draw(on:)`` are pure: they read no clock and no file, so that a test can call them
/// without a terminal. Side effects are returned as work.
package protocol ScreenModel {
    /// The messages of other threads, timers and work.
    associatedtype Message: Sendable
    /// The side effects: commands to a queue, files to write.
    associatedtype Work: Sendable

    /// Processes an event and returns the effects.
    mutating func update(_ event: ScreenEvent<Message>) -> [ScreenEffect<Message, Work>]

    /// Draws the model on a blank frame of the terminal's size.
    func draw(on frame: inout Frame)

    /// Whether the response to a key press is still to come. The loop does not report itself idle meanwhile.
    var isWaiting: Bool { get }

    /// Whether Ctrl-Z stops the program, as is conventional. If not, it is an ordinary key.
    var canBeStopped: Bool { get }

    /// Whether the drawing changes every second. If not, the clock messages may come less often.
    var showsSeconds: Bool { get }
}

extension ScreenModel {
    /// False: key presses are answered at once.
    package var isWaiting: Bool { false }

    /// True, as is conventional.
    package var canBeStopped: Bool { true }

    /// True: the drawing may change every second.
    package var showsSeconds: Bool { true }
}

/// The input of a model.
package enum ScreenEvent<Message: Sendable>: Sendable {
    /// The screen has this size. This is the first event of all, and follows every change of size.
    case resized(ScreenSize)
    /// A key press. Ctrl-Z is reported only if it does not stop the program.
    case key(Key)
    /// A message of another thread, a timer or work.
    case message(Message)
    /// The program continues after it was stopped. Files, orders and the time may have changed meanwhile.
    case resumed
}

extension ScreenEvent: Equatable where Message: Equatable {}

/// An effect that a model requests.
package enum ScreenEffect<Message: Sendable, Work: Sendable>: Sendable {
    /// Ends the loop. Events that are still queued are discarded.
    case leave
    /// Rings the terminal's bell.
    case ring
    /// Sends a message once, after this time. Replaces a timer of the same name.
    case wake(after: Duration, timer: String, Message)
    /// Cancels that timer.
    case forget(timer: String)
    /// Performs work outside the model.
    case perform(Work)
    /// The event changed nothing that is drawn.
    case still
}

extension ScreenEffect: Equatable where Message: Equatable, Work: Equatable {}

/// What a full-screen program knows and shows: a value that a ``ScreenLoop`` keeps.
///
/// ``update(_:)`` and ``draw(on:)`` are pure: they read no clock and no file, so that a test calls them without
/// a terminal. What is to happen outside is returned as work.
package protocol ScreenModel {
    /// What other threads, timers and work report.
    associatedtype Message: Sendable
    /// What is to be done outside: commands to a queue, files to write.
    associatedtype Work: Sendable

    /// Takes an event in, and says what is to happen.
    mutating func update(_ event: ScreenEvent<Message>) -> [ScreenEffect<Message, Work>]

    /// Draws the model on a blank frame of the terminal's size.
    func draw(on frame: inout Frame)

    /// Whether the answer to what was pressed is still to come: the loop does not call itself idle meanwhile.
    var isWaiting: Bool { get }

    /// Whether Ctrl-Z stops the program, as it does by custom; otherwise it is a key like any other.
    var canBeStopped: Bool { get }

    /// Whether each second changes what is drawn; whoever tells the time may be slower where not.
    var showsSeconds: Bool { get }
}

extension ScreenModel {
    /// What is pressed is answered at once.
    package var isWaiting: Bool { false }

    /// As by custom.
    package var canBeStopped: Bool { true }

    /// It may.
    package var showsSeconds: Bool { true }
}

/// What happened.
package enum ScreenEvent<Message: Sendable>: Sendable {
    /// The screen has this size: the first event of all, and after every change.
    case resized(ScreenSize)
    /// Somebody pressed a key. Ctrl-Z comes only where it does not stop the program.
    case key(Key)
    /// Something was reported.
    case message(Message)
    /// The program goes on after it was stopped; the world may have changed meanwhile.
    case resumed
}

extension ScreenEvent: Equatable where Message: Equatable {}

/// What is to happen.
package enum ScreenEffect<Message: Sendable, Work: Sendable>: Sendable {
    /// The loop ends; events that wait are forgotten.
    case leave
    /// The terminal's bell.
    case ring
    /// A message after a time, once; a timer of the same name is replaced.
    case wake(after: Duration, timer: String, Message)
    /// No message from that timer.
    case forget(timer: String)
    /// Something outside.
    case perform(Work)
    /// Nothing that is drawn changed with this event.
    case still
}

extension ScreenEffect: Equatable where Message: Equatable, Work: Equatable {}

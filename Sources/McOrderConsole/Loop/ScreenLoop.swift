import CLinux
import Glibc

/// The event loop of a full-screen program. Only this loop uses the model and the terminal.
///
/// It waits in poll(2), without using the processor, for keys, signals, timers and messages. It then
/// processes all of them and draws once, writing only what changed. So a flood of keys costs one drawing.
/// Work must be short, or run on another thread and report through the ``Mailbox``.
package final class ScreenLoop<Model: ScreenModel> {
    /// How long the loop waits after Escape before it takes it for a key of its own.
    private static var keyPause: Duration { .milliseconds(25) }
    /// The longest pause within a paste.
    private static var pastePause: Duration { .seconds(1) }

    private let terminal: RawTerminal
    private let traits: TerminalTraits
    private let mailbox: Mailbox<Model.Message>
    private let idle = Terminal.idleMarks
    private let perform: (Model.Work) -> Void
    private let quietly: (() -> Void) -> Void
    private let follow: (_ seconds: Bool) -> Void
    private var isFollowing: Bool?
    private var decoder = KeyDecoder()
    private var timers = ScreenTimers<Model.Message>()
    private var lastInput = ContinuousClock.now
    private var size = ScreenSize.usual
    private var shown: Frame?
    private var isStale = true
    private var hasRung = false
    private var hasEnded = false
    private var counts = (bytes: 0, events: 0, reported: -1)

    /// A loop on this process's terminal, which is in raw mode while the loop runs.
    ///
    /// For tests it writes a line to ``Terminal/idleMarks`` each time that it becomes idle, with the number
    /// of bytes read and of events processed so far, so that tests need not sleep.
    ///
    /// - Parameters:
    ///   - traits: what the terminal can show.
    ///   - mailbox: the messages of other threads and of `perform`.
    ///   - quietly: runs the stop of the whole process, which Ctrl-Z requests, at a moment when no other
    ///     thread holds a lock that other processes wait for, and keeps threads from taking one meanwhile.
    ///   - follow: called with whether the model shows seconds, first at the start and then whenever that
    ///     changes.
    ///   - perform: performs work, on the loop's thread.
    /// - Throws: a ``CommandError`` if the process has no terminal.
    package init(
        traits: TerminalTraits = .current,
        mailbox: Mailbox<Model.Message>,
        quietly: @escaping (() -> Void) -> Void = { $0() },
        follow: @escaping (_ seconds: Bool) -> Void = { _ in },
        perform: @escaping (Model.Work) -> Void
    ) throws(CommandError) {
        terminal = try RawTerminal()
        self.traits = traits
        self.mailbox = mailbox
        self.quietly = quietly
        self.follow = follow
        self.perform = perform
    }

    /// Runs until the model leaves or a signal asks the process to end. The terminal is restored then, also
    /// if this throws. `model` has its last state.
    ///
    /// - Throws: a ``CommandError`` if the terminal cannot be set to raw mode.
    package func run(_ model: inout Model) throws(CommandError) -> ScreenEnding {
        let pipe = try WakePipe()
        mailbox.wake(through: pipe.input)
        defer { withExtendedLifetime(pipe) { mailbox.wake(through: nil) } }
        try terminal.enter()
        defer { terminal.restore() }
        resize(&model)
        while !hasEnded {
            do throws(CommandError) { try draw(model) } catch { return pipe.hangUp() }
            if isFollowing != model.showsSeconds {
                isFollowing = model.showsSeconds
                follow(model.showsSeconds)
            }
            let (hasInput, hasWoken) = wait(pipe, isWorking: model.isWaiting)
            let signals = hasWoken ? pipe.takeSignals() : []
            if let ending = [SIGTERM, SIGINT, SIGHUP].first(where: signals.contains) {
                return .signal(ending)
            }
            try obey(signals, &model)
            take(mailbox.take().map { .message($0) }, &model)
            take(timers.take(at: .now).map { .message($0) }, &model)
            if hasInput {
                guard let bytes = terminal.read() else { return pipe.hangUp() }
                lastInput = .now
                counts.bytes += bytes.count
                try press(decoder.decode(bytes), &model)
            } else if let due = quiet, due <= .now {
                try press(decoder.flush(), &model)
            }
        }
        return .left
    }

    private func take(_ events: [ScreenEvent<Model.Message>], _ model: inout Model) {
        for event in events where !hasEnded {
            counts.events += 1
            var isSeen = true
            for effect in model.update(event) {
                switch effect {
                case .still: isSeen = false
                case .leave: hasEnded = true
                case .ring: hasRung = true
                case .wake(let pause, let timer, let message): timers.set(timer, at: .now + pause, message)
                case .forget(let timer): timers.forget(timer)
                case .perform(let work): perform(work)
                }
            }
            isStale = isStale || isSeen
        }
    }

    private func press(_ keys: [Key], _ model: inout Model) throws(CommandError) {
        for key in keys where !hasEnded {
            if key == .control("z"), model.canBeStopped {
                try stop(wholeGroup: true, &model)
            } else {
                take([.key(key)], &model)
            }
        }
    }

    private func obey(_ signals: Set<CInt>, _ model: inout Model) throws(CommandError) {
        if signals.contains(SIGTSTP) {
            try stop(wholeGroup: false, &model)
        } else if signals.contains(SIGCONT) {
            try resume(&model)
        } else if signals.contains(SIGWINCH) {
            resize(&model)
        }
    }

    private func stop(wholeGroup: Bool, _ model: inout Model) throws(CommandError) {
        quietly { [terminal] in
            terminal.restore()
            _ = clinux_stop(wholeGroup)
        }
        try resume(&model)
    }

    /// Sets the terminal to raw mode again, as another program may have changed it while this process was
    /// stopped.
    private func resume(_ model: inout Model) throws(CommandError) {
        try terminal.enter()
        resize(&model)
        take([.resumed], &model)
    }

    private func resize(_ model: inout Model) {
        size = terminal.size
        shown = nil
        take([.resized(size)], &model)
    }

    private func draw(_ model: Model) throws(CommandError) {
        guard isStale else { return }
        isStale = false
        var frame = Frame(size: size, glyphs: traits.glyphs)
        model.draw(on: &frame)
        var bytes = FrameDiff.bytes(from: shown, to: frame, hasColour: traits.hasColour)
        if hasRung { bytes.append(0x07) }
        hasRung = false
        shown = frame
        if !bytes.isEmpty { try terminal.write(bytes) }
    }

    /// Waits for the next event. Returns whether keys can be read, and whether the pipe has a byte.
    private func wait(_ pipe: WakePipe, isWorking: Bool) -> (hasInput: Bool, hasWoken: Bool) {
        var sources = [
            pollfd(fd: terminal.input, events: Int16(POLLIN), revents: 0),
            pollfd(fd: pipe.output, events: Int16(POLLIN), revents: 0),
        ]
        let mayBeIdle = counts.reported != counts.events && !isWorking && decoder.waiting == .nothing
        if mayBeIdle, poll(&sources, 2, 0) == 0 {
            counts.reported = counts.events
            announceIdle()
        }
        let due = [quiet, timers.next].compactMap { $0 }.min()
        guard poll(&sources, 2, milliseconds(until: due)) > 0 else { return (false, false) }
        return (sources[0].revents != 0, sources[1].revents != 0)
    }

    private func announceIdle() {
        guard let idle else { return }
        let line = Array("\(counts.bytes) \(counts.events)\n".utf8)
        _ = Glibc.write(idle, line, line.count)
    }

    /// When an incomplete key or paste is taken as complete; `nil` if there is none.
    private var quiet: ContinuousClock.Instant? {
        switch decoder.waiting {
        case .nothing: nil
        case .sequence: lastInput + Self.keyPause
        case .paste: lastInput + Self.pastePause
        }
    }

    private func milliseconds(until due: ContinuousClock.Instant?) -> CInt {
        guard let due else { return -1 }
        let left = max(.zero, ContinuousClock.now.duration(to: due))
        // Rounded up to the next millisecond, otherwise poll(2) would return again and again during the last
        // one.
        let (seconds, attoseconds) = left.components
        return CInt(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1)
    }
}

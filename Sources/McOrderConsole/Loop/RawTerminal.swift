internal import CLinux
internal import Glibc
internal import McOrderText

/// A terminal that a full-screen program has for itself, and its way back.
///
/// Between ``enter()`` and ``restore()`` keys arrive one by one and as they are (also Ctrl-C, Ctrl-Z, Ctrl-S),
/// the screen is the alternate one, the cursor hidden, lines do not wrap, pastes come in brackets. However the
/// process ends meanwhile, exit(3) and crashes included, the terminal is as before (`SIGKILL` alone leaves
/// nobody to do it). A process has one such terminal at a time.
package final class RawTerminal {
    private static let greeting = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
    /// Clears as well: a console without alternate screen would keep the last frame behind the prompt.
    private static let farewell =
        "\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// Where keys come from.
    let input: CInt
    private let output: CInt
    private let ownsDescriptors: Bool
    private var modes: termios?

    /// A terminal by its descriptors, which stay the caller's.
    package init(input: CInt, output: CInt) {
        self.input = input
        self.output = output
        ownsDescriptors = false
    }

    /// This process's terminal: standard input and output where both are one, else `/dev/tty`.
    ///
    /// - Throws: a ``CommandFailure`` with ``ExitStatus/unavailable`` where there is none.
    package init() throws(CommandFailure) {
        if Terminal.canAsk {
            (input, output, ownsDescriptors) = (STDIN_FILENO, STDOUT_FILENO, false)
            return
        }
        let descriptor = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard descriptor >= 0 else { throw Self.failure(errno) }
        (input, output, ownsDescriptors) = (descriptor, descriptor, true)
    }

    deinit {
        restore()
        if ownsDescriptors { close(input) }
    }

    /// The terminal's size now; ``ScreenSize/usual`` where it does not tell.
    package var size: ScreenSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return .usual
        }
        return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Takes the terminal over; again, where it is taken over already and somebody else changed it.
    ///
    /// - Throws: a ``CommandFailure`` with ``ExitStatus/unavailable`` where it is no terminal, is gone, or
    ///   another one is taken over.
    package func enter() throws(CommandFailure) {
        waitForForeground()
        if modes == nil {
            var before = termios()
            try check(tcgetattr(input, &before))
            let farewell = Array(Self.farewell.utf8CString)
            let refusal = clinux_terminal_keep(input, output, &before, farewell, farewell.count - 1)
            guard refusal == 0 else { throw Self.failure(refusal) }
            modes = before
        }
        guard var raw = modes else { return }
        cfmakeraw(&raw)
        try check(tcsetattr(input, TCSANOW, &raw))
        try write(Array(Self.greeting.utf8))
    }

    /// Gives the terminal back as it was; without effect where it is not taken over.
    package func restore() {
        guard modes != nil else { return }
        modes = nil
        clinux_terminal_restore()
    }

    /// Writes all of the bytes, in one go where the terminal takes them so.
    ///
    /// - Throws: a ``CommandFailure`` with ``ExitStatus/unavailable`` where the terminal is gone.
    package func write(_ bytes: [UInt8]) throws(CommandFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(output, $0.baseAddress, $0.count) }
            if count >= 0 {
                rest = rest.dropFirst(count)
            } else if errno == EAGAIN {
                var waiting = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                _ = poll(&waiting, 1, -1)
            } else if errno != EINTR {
                throw Self.failure(errno)
            }
        }
    }

    /// All keys that wait, up to 64 KiB; waits where none does. `nil` where the terminal is gone.
    func read() -> [UInt8]? {
        var all: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        var source = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        repeat {
            let count = Glibc.read(input, &bytes, bytes.count)
            if count > 0 { all += bytes[..<count] }
            if count < 0, errno == EINTR || errno == EAGAIN { break }
            if count <= 0 { return nil }
        } while all.count < 65536 && poll(&source, 1, 0) > 0
        return all
    }

    /// Stops this process until it is in the foreground, as the kernel would at the first change; before,
    /// so that the modes of a shell that reads its own line are not taken for those to be restored.
    ///
    /// Stopping has no effect where nobody could continue the process: the change then fails by itself.
    private func waitForForeground() {
        for _ in 0..<100 {
            let foreground = tcgetpgrp(input)
            if foreground <= 0 || foreground == getpgrp() { return }
            raise(SIGTTOU)
        }
    }

    private func check(_ call: @autoclosure () -> CInt) throws(CommandFailure) {
        while call() != 0 {
            if errno != EINTR { throw Self.failure(errno) }
        }
    }

    private static func failure(_ reason: CInt) -> CommandFailure {
        CommandFailure(.unavailable, ConsoleFailureText.noTerminal(String(cString: strerror(reason))))
    }
}

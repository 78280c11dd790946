import CLinux
import Glibc
import McOrderText

/// The terminal of a full-screen program in raw mode, and how to restore it.
///
/// Between ``enter()`` and ``restore()`` the program reads every key at once and unprocessed (also Ctrl-C,
/// Ctrl-Z and Ctrl-S). The alternate screen is shown, the cursor is hidden, lines do not wrap, and pastes are
/// bracketed. The terminal is restored however the process ends, including exit(3) and crashes, but not after
/// `SIGKILL`. A process has one such terminal at a time.
package final class RawTerminal {
    private static let greeting = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
    /// Also clears the screen: a console without an alternate screen would keep the last frame behind the
    /// prompt.
    private static let farewell =
        "\u{1B}[0m\u{1B}[2J\u{1B}[H\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

    /// The descriptor from which keys are read.
    let input: CInt
    private let output: CInt
    private let ownsDescriptors: Bool
    private var modes: termios?

    /// A terminal with the given descriptors. The caller keeps owning them and closes them.
    package init(input: CInt, output: CInt) {
        self.input = input
        self.output = output
        ownsDescriptors = false
    }

    /// This process's terminal: standard input and output if both are a terminal, otherwise `/dev/tty`.
    ///
    /// - Throws: a ``CommandError`` with ``ExitStatus/unavailable`` if the process has no terminal.
    package init() throws(CommandError) {
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

    /// The terminal's current size; ``ScreenSize/usual`` if the terminal does not report it.
    package var size: ScreenSize {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return .usual
        }
        return ScreenSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
    }

    /// Switches the terminal to raw mode. May be called again after another program changed the modes.
    ///
    /// - Throws: a ``CommandError`` with ``ExitStatus/unavailable`` if the descriptor is not a terminal,
    ///   the terminal is gone, or this process already has another terminal in raw mode.
    package func enter() throws(CommandError) {
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

    /// Restores the modes that the terminal had before ``enter()``. Does nothing if it is not in raw mode.
    package func restore() {
        guard modes != nil else { return }
        modes = nil
        clinux_terminal_restore()
    }

    /// Writes all bytes, with a single write if the terminal accepts them at once.
    ///
    /// - Throws: a ``CommandError`` with ``ExitStatus/unavailable`` if the terminal is gone.
    package func write(_ bytes: [UInt8]) throws(CommandError) {
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

    /// Reads the bytes that are available, about 64 KiB at most, and waits if there are none. Returns `nil`
    /// if the terminal is gone.
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

    /// Stops this process until it is in the foreground.
    ///
    /// The kernel would stop it at the first change of the modes anyway. Stopping before that avoids saving
    /// the modes of a shell that is editing its own command line, and restoring those later. Stopping has no
    /// effect if no process could continue this one; the change of modes then fails by itself.
    private func waitForForeground() {
        for _ in 0..<100 {
            let foreground = tcgetpgrp(input)
            if foreground <= 0 || foreground == getpgrp() { return }
            raise(SIGTTOU)
        }
    }

    private func check(_ call: @autoclosure () -> CInt) throws(CommandError) {
        while call() != 0 {
            if errno != EINTR { throw Self.failure(errno) }
        }
    }

    private static func failure(_ reason: CInt) -> CommandError {
        CommandError(.unavailable, ConsoleErrorText.noTerminal(String(cString: strerror(reason))))
    }
}

import Glibc

/// A pseudoterminal of the kernel, with a test at its other end.
///
/// Nothing here sleeps: ``wait(upTo:until:)`` continues with every byte that a program writes.
package final class PseudoTerminal {
    /// A failed system call, with the system's message.
    package struct TerminalError: Error, CustomStringConvertible {
        /// The call and the reason.
        package let description: String

        init(_ call: String, _ reason: CInt = errno) {
            description = "\(call): \(String(cString: strerror(reason)))"
        }
    }

    /// The terminal's name, such as `/dev/pts/3`.
    package let path: String
    /// The content of the terminal's screen.
    package private(set) var screen: ScreenEmulator
    /// The bytes that programs wrote since the last ``forgetOutput()``.
    package private(set) var output: [UInt8] = []

    private let width: @Sendable (Character) -> Int
    private var master: CInt
    /// Stays open, so that the terminal exists after a program ended and its modes can be read.
    private var slave: CInt

    /// Creates a terminal of that size.
    ///
    /// - Parameter width: how many columns a character takes, from 0 to 2.
    package init(
        columns: Int = 80,
        rows: Int = 24,
        width: @escaping @Sendable (Character) -> Int
    ) throws {
        master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard master >= 0 else { throw TerminalError("open /dev/ptmx") }
        // TIOCSPTLCK and TIOCGPTN replace unlockpt(3) and ptsname(3), which Swift does not import.
        var (locked, number): (CInt, CUnsignedInt) = (0, 0)
        guard ioctl(master, 0x4004_5431, &locked) == 0, ioctl(master, 0x8004_5430, &number) == 0 else {
            throw TerminalError("ioctl /dev/ptmx")
        }
        path = "/dev/pts/\(number)"
        slave = open(path, O_RDWR | O_NOCTTY | O_CLOEXEC)
        guard slave >= 0 else { throw TerminalError("open") }
        screen = ScreenEmulator(columns: columns, rows: rows, width: width)
        self.width = width
        resize(columns: columns, rows: rows)
    }

    deinit { hangUp() }

    /// Ends the terminal, as closing its window does.
    package func hangUp() {
        for descriptor in [slave, master] where descriptor >= 0 { close(descriptor) }
        (slave, master) = (-1, -1)
    }

    /// The number of typed bytes that no program has read yet.
    package var unreadInput: Int {
        var count: CInt = 0
        _ = ioctl(slave, UInt(FIONREAD), &count)
        return Int(count)
    }

    /// Sets modes that ``modes`` returned earlier, as a shell does without the program's knowledge.
    package func makeCooked(like modes: [UInt32]) {
        var changed = termios()
        _ = tcgetattr(slave, &changed)
        (changed.c_iflag, changed.c_oflag) = (modes[0], modes[1])
        (changed.c_cflag, changed.c_lflag) = (modes[2], modes[3])
        withUnsafeMutableBytes(of: &changed.c_cc) { $0.copyBytes(from: modes[4...].map(UInt8.init)) }
        _ = tcsetattr(slave, TCSANOW, &changed)
    }

    /// The modes of the terminal, for comparing: flags and control characters.
    package var modes: [UInt32] {
        var modes = termios()
        _ = tcgetattr(slave, &modes)
        return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
            + withUnsafeBytes(of: modes.c_cc) { $0.map(UInt32.init) }
    }

    /// Changes the size, for which programs get SIGWINCH, and clears ``screen``.
    package func resize(columns: Int, rows: Int) {
        var window = winsize()
        window.ws_col = UInt16(columns)
        window.ws_row = UInt16(rows)
        _ = ioctl(slave, UInt(TIOCSWINSZ), &window)
        screen = ScreenEmulator(columns: columns, rows: rows, width: width)
    }

    /// Types the text.
    package func type(_ text: String) throws {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw TerminalError("write") }
            bytes = bytes.dropFirst(count)
        }
    }

    /// Drops ``output``; the screen is unchanged.
    package func forgetOutput() { output = [] }

    /// Returns whether the condition became true before the deadline. It is checked after all output here or
    /// on `others`, which `read` then reads, and at intervals, since not every change is followed by output.
    package func wait(
        upTo limit: Duration = .seconds(120),
        alsoFor other: Int32? = nil,
        reading read: () -> Void = {},
        until condition: () -> Bool
    ) -> Bool {
        let deadline = ContinuousClock.now + limit
        drain()
        while !condition() {
            let left = ContinuousClock.now.duration(to: deadline)
            guard left > .zero else { return false }
            var sources = [
                pollfd(fd: master, events: Int16(POLLIN), revents: 0),
                pollfd(fd: other ?? -1, events: Int16(POLLIN), revents: 0),
            ]
            let pause = min(left, .milliseconds(50))
            _ = poll(&sources, 2, CInt(pause / .milliseconds(1)) + 1)
            // Output on the other descriptors may overtake output on the terminal, which the kernel's own
            // queue may delay for a moment.
            if sources[1].revents != 0 {
                read()
                var written = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
                _ = poll(&written, 1, 2)
            }
            drain()
        }
        return true
    }

    /// Reads what was written, without waiting.
    private func drain() {
        var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
        var bytes = [UInt8](repeating: 0, count: 4096)
        while poll(&source, 1, 0) > 0, source.revents & Int16(POLLIN) != 0 {
            let count = read(master, &bytes, bytes.count)
            guard count > 0 else { return }
            output += bytes[..<count]
            screen.feed(bytes[..<count])
        }
    }
}

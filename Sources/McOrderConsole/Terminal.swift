import Glibc
package import McOrderText

/// The standard streams of this process, and writing to them.
package enum Terminal {
    /// Whether standard output is a terminal, so that a person reads it.
    package static var isInteractive: Bool {
        isatty(STDOUT_FILENO) == 1
    }

    /// The width of the terminal on standard output in columns; `nil` without a terminal, or if it does not
    /// report its width.
    package static var columns: Int? {
        var size = winsize()
        guard isInteractive, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Whether the user can answer a question: standard input and output are a terminal.
    package static var canAsk: Bool {
        isInteractive && isatty(STDIN_FILENO) == 1
    }

    /// Whether the user can choose from a list that is not part of the result: standard input and error are a
    /// terminal.
    package static var canPick: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    }

    /// The name of the terminal, such as `pts/3`; `nil` without a terminal.
    package static var name: String? {
        for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
            if let path = ttyname(descriptor).map({ String(cString: $0) }) {
                return path.hasPrefix("/dev/") ? String(path.dropFirst("/dev/".count)) : path
            }
        }
        return nil
    }

    /// The value of an environment variable.
    package static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// The language of this process's user.
    package static let language = Language.preferred(
        arguments: ProgramArguments.readable,
        environment: environment
    )

    /// Writes text to standard output.
    ///
    /// - Throws: a ``CommandError`` with ``ExitStatus/storage`` if the text cannot be written, so that a
    ///   script never takes an incomplete list for a complete one.
    package static func write(_ text: String) throws(CommandError) {
        try write(bytes: Array(text.utf8))
    }

    /// Writes bytes to standard output unchanged.
    ///
    /// - Throws: like ``write(_:)``.
    package static func write(bytes: [UInt8]) throws(CommandError) {
        guard put(bytes, to: STDOUT_FILENO) else {
            let words = String(cString: strerror(errno))
            throw CommandError(.storage, ConsoleErrorText.resultNotWritten(words))
        }
    }

    /// Writes a line to standard output.
    package static func writeLine(_ line: String) throws(CommandError) {
        try write(line + "\n")
    }

    /// Writes a message that is not a result to standard error. Errors are ignored: there is no other place
    /// to report them.
    package static func report(_ line: String) {
        _ = put(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a question to standard error; the user types the answer on the same line.
    package static func prompt(_ question: String) {
        _ = put(Array(question.utf8), to: STDERR_FILENO)
    }

    /// Asks a yes-or-no question. Enter alone is a yes unless `needsWord`; the end of input is a no.
    package static func confirm(_ question: String, needsWord: Bool = false) -> Bool {
        prompt(question)
        guard let answer = readLine() else { return false }
        if answer.isEmpty { return !needsWord }
        return Language.allCases.contains { $0.texts.yesWords.contains(answer.lowercased()) }
    }

    /// Blocks the thread, for a command that has nothing else to do.
    package static func pause(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        var request = timespec(tv_sec: Int(seconds), tv_nsec: Int(attoseconds / 1_000_000_000))
        nanosleep(&request, nil)
    }

    private static func put(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var bytes = bytes[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0 {
                if errno == EINTR { continue }
                return false
            }
            bytes = bytes.dropFirst(written)
        }
        return true
    }
}

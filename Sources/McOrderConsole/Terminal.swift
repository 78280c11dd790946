internal import Glibc
package import McOrderText

/// What the standard output of this process is, and writing to it.
package enum Terminal {
    /// Whether a person reads what is written there.
    package static var isInteractive: Bool {
        isatty(STDOUT_FILENO) == 1
    }

    /// The width in columns of the terminal that shows the results; `nil` where there is none, or its width
    /// is not known.
    package static var columns: Int? {
        var size = winsize()
        guard isInteractive, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else {
            return nil
        }
        return Int(size.ws_col)
    }

    /// Whether a person can answer: input and output are a terminal.
    package static var canAsk: Bool {
        isInteractive && isatty(STDIN_FILENO) == 1
    }

    /// Whether a person can pick from a list that is no result: input and messages are a terminal.
    package static var canPick: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDERR_FILENO) == 1
    }

    /// The name of the terminal, such as `pts/3`; `nil` without one.
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

    /// Writes text to the standard output.
    ///
    /// - Throws: a ``CommandFailure`` with ``ExitStatus/storage`` when it does not arrive, so that a
    ///   script never takes half a list for the whole one.
    package static func write(_ text: String) throws(CommandFailure) {
        try write(bytes: Array(text.utf8))
    }

    /// Writes bytes to the standard output as they are.
    ///
    /// - Throws: like ``write(_:)``.
    package static func write(bytes: [UInt8]) throws(CommandFailure) {
        guard put(bytes, to: STDOUT_FILENO) else {
            let words = String(cString: strerror(errno))
            throw CommandFailure(.storage, ConsoleFailureText.resultNotWritten(words))
        }
    }

    /// Writes a line to the standard output.
    package static func writeLine(_ line: String) throws(CommandFailure) {
        try write(line + "\n")
    }

    /// Tells the user something that is no result. What cannot be told is lost: nobody is left to tell it
    /// to.
    package static func tell(_ line: String) {
        _ = put(Array((line + "\n").utf8), to: STDERR_FILENO)
    }

    /// Writes a question behind which the answer is typed.
    package static func prompt(_ question: String) {
        _ = put(Array(question.utf8), to: STDERR_FILENO)
    }

    /// Asks a question that is answered by yes or no; Enter alone is a yes unless `needsWord`, the end of the
    /// input a no.
    package static func confirm(_ question: String, needsWord: Bool = false) -> Bool {
        prompt(question)
        guard let answer = readLine() else { return false }
        if answer.isEmpty { return !needsWord }
        return Language.allCases.contains { $0.texts.yesWords.contains(answer.lowercased()) }
    }

    /// Waits in a command that has nothing else to do.
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

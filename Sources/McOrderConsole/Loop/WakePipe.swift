internal import CLinux
internal import Glibc
internal import McOrderText

/// A pipe that wakes poll(2) when a signal or a message came; closed with its owner.
final class WakePipe {
    /// Readable once something came.
    let output: CInt
    /// A byte written here wakes.
    let input: CInt

    /// - Throws: a ``CommandFailure`` where the process has no descriptors left.
    init() throws(CommandFailure) {
        var (output, input): (CInt, CInt) = (-1, -1)
        let refusal = clinux_pipe(&output, &input)
        guard refusal == 0 else {
            throw CommandFailure(.storage, ConsoleFailureText.noPipe(String(cString: strerror(refusal))))
        }
        (self.output, self.input) = (output, input)
        clinux_signals_watch(input)
    }

    deinit {
        clinux_signals_release()
        close(output)
        close(input)
    }

    /// The ending of a program whose terminal is gone. The signal that says so may come later, and kills
    /// nobody then.
    func hangUp() -> ScreenEnding {
        clinux_hangup_expect()
        return .signal(SIGHUP)
    }

    /// The signals that came, by number, after everything written is read away.
    func takeSignals() -> Set<CInt> {
        var bytes = [UInt8](repeating: 0, count: 512)
        while read(output, &bytes, bytes.count) == bytes.count {}
        let bits = clinux_signals_take()
        return Set((1..<32).filter { bits & (1 << UInt32($0)) != 0 })
    }
}

import CLinux
import Glibc
import McOrderText

/// A pipe that wakes poll(2) after a signal or a message. Deinitialisation closes it.
final class WakePipe {
    /// The end that becomes readable after a signal or a message.
    let output: CInt
    /// The end to write to: a byte written here wakes poll(2).
    let input: CInt

    /// - Throws: a ``CommandError`` if the process has no free descriptors.
    init() throws(CommandError) {
        var (output, input): (CInt, CInt) = (-1, -1)
        let refusal = clinux_pipe(&output, &input)
        guard refusal == 0 else {
            throw CommandError(.storage, ConsoleErrorText.noPipe(String(cString: strerror(refusal))))
        }
        (self.output, self.input) = (output, input)
        clinux_signals_watch(input)
    }

    deinit {
        clinux_signals_release()
        close(output)
        close(input)
    }

    /// The ending for a lost terminal. Its SIGHUP may come later; this call makes sure that it no longer
    /// kills the process.
    func hangUp() -> ScreenEnding {
        clinux_hangup_expect()
        return .signal(SIGHUP)
    }

    /// Empties the pipe and returns the numbers of the signals that came.
    func takeSignals() -> Set<CInt> {
        var bytes = [UInt8](repeating: 0, count: 512)
        while read(output, &bytes, bytes.count) == bytes.count {}
        let bits = clinux_signals_take()
        return Set((1..<32).filter { bits & (1 << UInt32($0)) != 0 })
    }
}

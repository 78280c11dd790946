import McOrderConsole
import McOrderQueue

extension DeviceKey {
    /// The device that somebody gave a command, by its UDID or as a list prints an erased one.
    ///
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes what is neither.
    init(typed text: String) throws(CommandFailure) {
        guard let key = DeviceKey(text) else { throw .noDevice(text) }
        self = key
    }
}

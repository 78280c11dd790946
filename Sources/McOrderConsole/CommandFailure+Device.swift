package import McOrderModel
internal import McOrderText

extension DeviceKey {
    /// The device that somebody gave a command, by its UDID or as a list prints an erased one.
    ///
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes what is neither.
    package init(typed text: String) throws(CommandFailure) {
        guard let key = DeviceKey(text) else {
            throw CommandFailure(.invalid, ConsoleFailureText.noDevice(text))
        }
        self = key
    }
}

package import McOrderModel
import McOrderText

extension DeviceKey {
    /// Reads a device argument: a UDID, or an erased device in the form in which lists print it.
    ///
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes the text if it is neither.
    package init(typed text: String) throws(CommandError) {
        guard let key = DeviceKey(text) else {
            throw CommandError(.invalid, ConsoleErrorText.noDevice(text))
        }
        self = key
    }
}

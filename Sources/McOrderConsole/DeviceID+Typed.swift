package import McOrderModel

extension DeviceID {
    /// The device of the UDID that somebody gave a command.
    ///
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes what is none.
    package init(typed text: String) throws(CommandFailure) {
        guard let device = DeviceID(text) else {
            throw CommandFailure(
                .invalid,
                es: "\(HarmlessText.quoted(text)) no es un UDID (un UUID de 36 caracteres)",
                en: "\(HarmlessText.quoted(text)) is not a UDID (a UUID of 36 characters)"
            )
        }
        self = device
    }
}

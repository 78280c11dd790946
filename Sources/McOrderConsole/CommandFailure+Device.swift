internal import McOrderText
package import McOrderModel

extension DeviceKey {
    /// The device that somebody gave a command, by its UDID or as a list prints an erased one.
    ///
    /// - Throws: a failure with ``ExitStatus/invalid`` that quotes what is neither.
    package init(typed text: String) throws(CommandFailure) {
        guard let key = DeviceKey(text) else { throw .noDevice(text) }
        self = key
    }
}

extension CommandFailure {
    /// What was typed where a device belongs is none.
    fileprivate static func noDevice(_ text: String) -> CommandFailure {
        CommandFailure(
            .invalid,
            es: "\(HarmlessText.quoted(text)) no es un UDID (un UUID de 36 caracteres) ni la clave de un "
                + "dispositivo borrado (64 cifras hexadecimales)",
            en:
                "\(HarmlessText.quoted(text, .english)) is not a UDID (a UUID of 36 characters) nor the key of an "
                + "erased device (64 hexadecimal digits)",
            eu: "\(HarmlessText.quoted(text, .basque)) ez da UDID bat (36 karaktereko UUID bat), ezta "
                + "ezabatutako gailu baten gakoa ere (64 zifra hamaseitar)"
        )
    }
}

import McOrderConsole
package import McOrderModel
package import McOrderText

extension DeviceKey {
    /// The id of a device that is to become trusted, or to lose trust.
    ///
    /// - Throws: a failure for an erased device, which cannot be trusted.
    var trustable: DeviceID {
        get throws(CommandError) {
            guard case .plain(let device) = self else {
                throw CommandError(.invalid, TillDeviceText.erasedHasNoUDID(self))
            }
            return device
        }
    }

    /// The key in few columns, for the screen.
    package var short: Sentence {
        switch self {
        case .plain: Verbatim(description)
        case .erased: TillDeviceText.shortKey(String(description.prefix(8)))
        }
    }
}

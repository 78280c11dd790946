import McOrderConsole
import McOrderModel
import McOrderText

extension DeviceKey {
    /// The device that is to be one of the house, or no longer.
    ///
    /// - Throws: a failure that says why an erased device cannot be.
    var trustable: DeviceID {
        get throws(CommandFailure) {
            guard case .plain(let device) = self else {
                throw CommandFailure(.invalid, TillDeviceText.erasedHasNoUDID(self))
            }
            return device
        }
    }

    /// The key in few columns, for the screen.
    var short: Sentence {
        switch self {
        case .plain: Verbatim(description)
        case .erased: TillDeviceText.shortKey(String(description.prefix(8)))
        }
    }
}

import McOrderConsole
import McOrderModel
import McOrderText

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
}

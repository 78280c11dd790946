package import McOrderModel
package import McOrderText

extension DeviceKey {
    /// The key in few columns, for the screen.
    package var short: Sentence {
        switch self {
        case .plain: Verbatim(description)
        case .erased: TillDeviceText.shortKey(String(description.prefix(8)))
        }
    }
}

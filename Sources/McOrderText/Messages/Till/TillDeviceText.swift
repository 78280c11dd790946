package import McOrderModel

/// The texts of `till` about devices: their keys, trusted devices, and the blacklist.
package enum TillDeviceText: Message {
    /// The device was erased, so it cannot become a trusted device.
    case erasedHasNoUDID(DeviceKey)
    /// The key of an erased device for a narrow column, of which only the beginning is shown.
    case shortKey(_ beginning: String)
    case notTrusted(DeviceID)
    case notBlacklisted(DeviceKey)

    /// The title of an erased device's key, in place of *UDID*.
    case erased
    /// The title of a trusted device's label.
    case ownDevice
    /// The title of the reason why the device's orders are rejected.
    case blacklisted
    /// The title of the number of the device's rejected files.
    case refused

    package func text(in language: any Texts) -> String { language.text(self) }
}

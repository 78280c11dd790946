package import McOrderModel

/// What `till` says of devices: their keys, whether they are of the house, and the blacklist.
package enum TillDeviceText: Message {
    /// The device was erased, and so it cannot be of the house.
    case erasedHasNoUDID(DeviceKey)
    /// An erased device's key in few columns, of which only the beginning is shown.
    case shortKey(_ beginning: String)
    case notOfTheHouse(DeviceID)
    case notBlacklisted(DeviceKey)

    /// The title of an erased device's key, where otherwise *UDID* stands.
    case erased
    /// The title of the label of a device of the house.
    case ofTheHouse
    /// The title of why the device's orders are filtered out.
    case blacklisted
    /// The title of how many of the device's files were refused.
    case refused

    package func text(in language: any Texts) -> String { language.text(self) }
}

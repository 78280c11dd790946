package import McOrderModel

/// The answers of the commands of `till`, and the labels in their output.
package enum TillText: Message {
    // MARK: Marks and headings of an order

    case repriced
    case here
    /// Takes the place of the name of an erased device.
    case forgotten
    /// In place of a text of which a screen shows nothing, such as one of tag characters.
    case nothingVisible
    /// The label before the price that the customer was shown, if it differs from the price to pay.
    case shown
    case total
    case placed
    case table(String)
    case comment
    case struck
    case added
    /// The label before a note of the staff.
    case noteMark

    // MARK: What was done

    case already(arrived: String)
    /// The end of a blacklist entry without an end.
    case forever
    case blacklisted(_ device: DeviceKey)
    /// A warning before a device is blacklisted, with the number of its collected orders.
    case unsigned(collected: Int)
    case unlisted(_ device: DeviceKey)
    case trusted(_ udid: String, label: String)
    case untrusted(_ udid: String)
    /// A warning: the events are not those after the one that was named.
    case otherHistory

    package func text(in language: any Texts) -> String { language.text(self) }
}

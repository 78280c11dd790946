package import McOrderModel

/// What the commands of `till` answer, and the words beside what they print.
package enum TillText: Message {
    // MARK: Marks and headings of an order

    case repriced
    case here
    /// Stands for the name of a device that was erased.
    case forgotten
    /// Before the price that customers saw, where it is not the one that they pay.
    case shown
    case total
    case placed
    case comment
    case struck
    case added
    /// Before a note of the staff.
    case noteMark

    // MARK: What was done

    case already(arrived: String)
    /// Until when a device is blacklisted that has no last day.
    case forever
    case blacklisted(_ device: DeviceKey)
    /// A warning before a device is blacklisted, with how many of its orders were collected.
    case unsigned(collected: Int)
    case unlisted(_ device: DeviceKey)
    case trusted(_ udid: String, label: String)
    case untrusted(_ udid: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// The code that the customer says at the counter: `9-624`, the order number and three check digits of the
/// device.
///
/// Client and restaurant both compute it, so the client needs no answer from the restaurant to show it.
/// Source: format.md, *Code*.
public struct OrderCode: Hashable, Sendable, CustomStringConvertible {
    /// The order number, the first part of the code.
    public let number: OrderNumber

    /// The device's check digits, from 0 to 999.
    public let checkNumber: Int

    /// Creates the code of a device's order.
    public init(number: OrderNumber, device: DeviceID) {
        self.number = number
        checkNumber = device.checkNumber
    }

    /// Reads a code as it is written, `9-624`, always with three check digits; `nil` for any other text.
    public init?(_ text: some StringProtocol) {
        let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let number = OrderNumber(parts[0]), parts[1].utf8.count == 3,
            parts[1].utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
            let check = Int(parts[1])
        else { return nil }
        self.number = number
        checkNumber = check
    }

    /// The code in its written form.
    public var description: String {
        "\(number)-\(CivilTime.padded(checkNumber, to: 3))"
    }
}

extension DeviceID {
    /// The device under which a restaurant's counter takes orders on one business day. Its numbers begin at 1
    /// each day, and its check digits change from day to day.
    ///
    /// It is a UUID of version 8 whose first 32 bits are 0, which no device has: ``isCounter`` recognises it.
    /// Source: RFC 9562, section 5.8.
    ///
    /// - Parameter queue: the queue's id, so that two restaurants' counters differ everywhere.
    package static func counter(of restaurant: RestaurantID, queue: DeviceID, on day: CivilDay) -> DeviceID? {
        let hash = ContentHash(of: "counter \(queue) \(restaurant) \(day)").bytes
        var bytes: [UInt8] = [0, 0, 0, 0] + hash.prefix(12)
        bytes[6] = 0x80 | bytes[6] & 0x0F
        bytes[8] = 0x80 | bytes[8] & 0x3F
        return DeviceID(bytes: bytes)
    }

    /// No device at all, for an order that is only tried.
    package static let none = DeviceID(unchecked: 0, 0)

    /// Whether it is the device of a restaurant's counter, and no customer's.
    package var isCounter: Bool {
        description.hasPrefix("00000000-") && description.dropFirst(14).first == "8"
    }
}

extension DeviceID {
    /// The device under which a restaurant's counter takes orders on one business day. Its numbers begin at 1
    /// each day, and its check digits change from day to day.
    ///
    /// It is a UUID of version 8 whose first 32 bits are 0, which no device has: ``isCounter`` recognises it.
    /// Source: RFC 9562, section 5.8.
    ///
    /// - Parameter queue: the queue's id, so that two restaurants' counters differ everywhere.
    package static func counter(of restaurant: RestaurantID, queue: DeviceID, on day: CivilDay) -> DeviceID {
        let bytes = ContentHash(of: "counter \(queue) \(restaurant) \(day)").bytes
        let word = { (start: Int) in bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) } }
        return DeviceID(
            unchecked: word(0) & 0xFFFF_0FFF | 0x8000,
            word(8) & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
    }

    /// No device at all, for an order that is only tried.
    package static let none = DeviceID(unchecked: 0, 0)

    /// Whether it is the device of a restaurant's counter, and no customer's.
    package var isCounter: Bool {
        high >> 32 == 0 && high >> 12 & 0xF == 8
    }
}

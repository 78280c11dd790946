import McOrderModel
import Testing

/// The device under which a counter takes orders.
@Suite struct CounterDeviceTests {
    private let queue = DeviceID("9C0E3F1A-7B52-4A0D-8E31-5D2C6B7A8F90")
    private let day = CivilDay("2026-11-27")

    @Test func `it differs by restaurant, queue and day, and is always recognised`() throws {
        let (queue, day) = (try #require(queue), try #require(day))
        let one = DeviceID.counter(of: RestaurantID("a"), queue: queue, on: day)
        let others = [
            DeviceID.counter(of: RestaurantID("b"), queue: queue, on: day),
            DeviceID.counter(of: RestaurantID("a"), queue: one, on: day),
            DeviceID.counter(of: RestaurantID("a"), queue: queue, on: day.advanced(by: 1)),
        ].compactMap(\.self)
        #expect(Set(others + [one]).count == 4)
        #expect((others + [one]).map(\.isCounter) == [true, true, true, true])
        #expect(DeviceID.counter(of: RestaurantID("a"), queue: queue, on: day) == one)
        #expect(!queue.isCounter && DeviceID("00000000-0000-4000-8000-000000000000")?.isCounter == false)
    }
}

/// The highest number that a close of each restaurant has ever had.
///
/// A queue that was replaced by a backup has fewer closes than were made, and their numbers are on paper. So
/// the highest numbers are also kept outside the queue, and never used a second time. Source: docs/close.md.
package struct CloseNumbers: Hashable, Sendable, JSONConvertible {
    private var highest: [RestaurantID: Int] = [:]

    /// No close was ever made.
    package init() {}

    /// Reads what ``json`` wrote; `nil` for other bytes.
    package init?(_ bytes: [UInt8]) {
        guard case .object(let members)? = try? JSONReader.read(bytes, depth: 2).value else { return nil }
        for member in members {
            guard let number = member.value.integer, number > 0 else { return nil }
            raise(RestaurantID(member.name), to: number)
        }
    }

    /// The highest number of a restaurant; 0 before its first close.
    package subscript(restaurant: RestaurantID) -> Int { highest[restaurant, default: 0] }

    /// Notes that a number was used. A lower number than the known one changes nothing.
    package mutating func raise(_ restaurant: RestaurantID, to number: Int) {
        highest[restaurant] = max(self[restaurant], number)
    }

    /// Notes all numbers of another list.
    package mutating func raise(to other: CloseNumbers) {
        for (restaurant, number) in other.highest { raise(restaurant, to: number) }
    }

    /// The closes that this list has after those of `other`, in the order of the restaurants' ids.
    package func beyond(_ other: CloseNumbers) -> [Range] {
        highest.filter { $0.value > other[$0.key] }.sorted { $0.key.description < $1.key.description }
            .map { Range(restaurant: $0.key, numbers: (other[$0.key] + 1)...$0.value) }
    }

    /// Consecutive closes of a restaurant.
    package struct Range: Hashable, Sendable {
        package let restaurant: RestaurantID
        package let numbers: ClosedRange<Int>
    }

    /// An object with the highest number of each restaurant.
    package var json: JSONValue {
        .object(
            highest.sorted { $0.key.description < $1.key.description }
                .map { JSONValue.Member($0.key.description, .integer($0.value)) }
        )
    }
}

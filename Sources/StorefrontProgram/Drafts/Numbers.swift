import McOrderModel
import Synchronization

/// Gives each ticket a number that is easy to say.
///
/// The numbers of a restaurant rise from a random start, so that few open orders there have the same. A
/// browser never gets one that it used: its device may use each number once.
final class Numbers: Sendable {
    /// Numbers of three digits, then of more.
    private static let ranges = [100...999, 1000...9999, 10_000...99_999]

    private let next = Mutex<[RestaurantID: Int]>([:])

    /// The next number of a restaurant; `nil` if the browser used all.
    ///
    /// - Parameter used: the numbers that the browser used.
    func number(at restaurant: RestaurantID, except used: Set<Int>) -> OrderNumber? {
        let first = Self.ranges[0]
        let start = next.withLock { next in
            let number = next[restaurant] ?? Int.random(in: first)
            next[restaurant] = number == first.upperBound ? first.lowerBound : number + 1
            return number
        }
        let nearest =
            (start...first.upperBound).first { !used.contains($0) }
            ?? (first.lowerBound..<start).first { !used.contains($0) }
        if let nearest { return OrderNumber(nearest) }
        for range in Self.ranges.dropFirst() {
            let start = Int.random(in: range)
            let free =
                (start...range.upperBound).first { !used.contains($0) }
                ?? (range.lowerBound..<start).first { !used.contains($0) }
            if let free { return OrderNumber(free) }
        }
        return nil
    }
}

/// What cards that banks declined say about who enters them. Source: docs/pay-ahead.md.
package struct DeclineWatch: Hashable, Sendable {
    /// So many declined cards end a page.
    package static let mostOfPayment = 5
    /// So many declined cards of a house within ``period`` shut new devices out, for as long after the last.
    package static let mostOfHouse = 10
    package static let period = Duration.seconds(3600)

    /// The payments whose page ends.
    package let ended: Set<PaymentID>
    /// Until when new devices cannot pay ahead; `nil` if they can.
    package let shutUntil: Timestamp?

    /// - Parameter declines: the declined cards of the last ``period``, and of each page that is open.
    package init(_ declines: [ProviderDecline], of house: String, at now: Timestamp) {
        let own = declines.filter { $0.house == house }
        let counts = Dictionary(grouping: own.compactMap(\.payment)) { $0 }.mapValues(\.count)
        ended = Set(counts.lazy.filter { $0.value >= Self.mostOfPayment }.map(\.key))
        let recent = own.lazy.map(\.at).filter { now - $0 < Self.period }
        shutUntil = recent.count >= Self.mostOfHouse ? recent.max().map { $0 + Self.period } : nil
    }
}

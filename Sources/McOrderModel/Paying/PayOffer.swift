/// What a signed catalogue says about paying ahead. A client offers it, and opens a payment's page, only by
/// this.
///
/// Source: docs/pay-ahead.md; format.md, *Signed files*.
public struct PayOffer: Hashable, Sendable {
    /// Why a ticket cannot be paid ahead.
    public enum Obstacle: Hashable, Sendable {
        /// The house does not offer it, or the provider does not answer.
        case notOffered
        /// Orders for the house can be read by others, and only their senders may see where to pay.
        case notSealed
        /// The total is outside what is held.
        case amount(ClosedRange<Money>)
        /// The wished time is too far ahead.
        case tooLate
    }

    /// The hosts of the pages on which customers enter cards.
    package let hosts: [String]
    /// What may be held.
    package let amounts: ClosedRange<Money>
    /// How far ahead a wished time may be.
    package let latest: Duration

    package init(hosts: [String], amounts: ClosedRange<Money>, latest: Duration) {
        (self.hosts, self.amounts, self.latest) = (hosts, amounts, latest)
    }

    /// Why an order of that total cannot be paid ahead; `nil` if it can.
    ///
    /// - Parameter wish: when its customer wishes to collect it; `nil` for as soon as possible.
    package func obstacle(to total: Money, wish: Timestamp?, now: Timestamp) -> Obstacle? {
        if !amounts.contains(total) { return .amount(amounts) }
        if let wish, wish - now > latest { return .tooLate }
        return nil
    }

    /// Whether the page of a payment may be opened: HTTPS, on its own port, at one of the hosts exactly.
    package func admits(_ address: String) -> Bool {
        let scheme = "https://"
        guard address.hasPrefix(scheme), address.utf8.count <= 4096,
            address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }), !address.contains("\\")
        else { return false }
        let authority = address.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return hosts.contains(String(authority))
    }
}

extension PayTerms {
    /// What customers read of the terms.
    package var offer: PayOffer {
        PayOffer(hosts: hosts, amounts: rules.amounts, latest: rules.release - PayRules.pickupMargin)
    }
}

extension PayOffer: JSONConvertible {
    package var json: JSONValue {
        [
            "hosts": hosts, "minCents": amounts.lowerBound.cents, "maxCents": amounts.upperBound.cents,
            "latest": Int(latest.components.seconds),
        ]
    }

    /// Reads an offer; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard let hosts = value.member("hosts")?.elements?.mapOrNil({ $0.text }),
            let least = value.member("minCents")?.integer, let most = value.member("maxCents")?.integer,
            least <= most, let latest = value.member("latest")?.integer
        else { return nil }
        self.init(
            hosts: hosts,
            amounts: Money(cents: least)...Money(cents: most),
            latest: .seconds(latest)
        )
    }
}

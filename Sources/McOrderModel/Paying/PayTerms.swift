/// What a house offers to customers who pay ahead, from `pay.yaml`. `mcorder-pay` stores it in the queue, so
/// that the daemon decides by it and publishes it.
///
/// Source: docs/pay-ahead.md.
package struct PayTerms: Hashable, Sendable {
    /// When the kitchen begins an order that is paid ahead.
    package enum Begin: String, CaseIterable, Sendable {
        /// As one that is not: an order of a new device once its customer is there.
        case present
        /// Once the money is held.
        case held
    }

    /// Who may pay ahead although no order of the device was collected before and nothing proves that its
    /// customer is there.
    package enum NewDevices: String, CaseIterable, Sendable {
        case accept, refuse
    }

    /// What providers hold at least and at most.
    package static let amounts = Money(cents: 50)...Money(cents: 99_999_999)
    /// How long money may be held. Banks end holds after five to seven days.
    package static let releases = Duration.seconds(6 * 3600)...Duration.seconds(96 * 3600)

    /// The random id of the house at the provider. All payments of one queue carry it.
    package let house: String
    package var rules: PayRules
    package var begin: Begin
    package var newDevices: NewDevices
    /// The hosts of the pages on which customers enter cards.
    package var hosts: [String]
    /// The accounts that some restaurants have of their own.
    package var accounts: [PayAccount]

    package init(
        house: String,
        rules: PayRules = PayRules(),
        begin: Begin = .present,
        newDevices: NewDevices = .accept,
        hosts: [String],
        accounts: [PayAccount] = []
    ) {
        (self.house, self.rules, self.begin) = (house, rules, begin)
        (self.newDevices, self.hosts, self.accounts) = (newDevices, hosts, accounts)
    }
}

/// What a house offers to customers who pay ahead at present.
package struct PayPresent: Hashable, Sendable {
    /// `nil` if it takes no payments ahead.
    package let terms: PayTerms?
    /// When the provider answered last; `nil` if it never did.
    package let answeredAt: Timestamp?
    /// Until when new devices are shut out because too many cards were declined; `nil` if they never were.
    package let shutUntil: Timestamp?

    package init(terms: PayTerms?, answeredAt: Timestamp?, shutUntil: Timestamp? = nil) {
        (self.terms, self.answeredAt, self.shutUntil) = (terms, answeredAt, shutUntil)
    }
}

extension PayTerms: JSONConvertible {
    /// The terms as the queue stores them.
    package var json: JSONValue {
        [
            "house": house, "minCents": rules.amounts.lowerBound.cents,
            "maxCents": rules.amounts.upperBound.cents,
            "release": Int(rules.release.components.seconds), "begin": begin.rawValue,
            "newDevices": newDevices.rawValue, "hosts": hosts,
            "accounts": accounts.map { ["name": $0.name, "restaurants": $0.restaurants] as JSONValue },
        ]
    }

    /// Reads stored terms; `nil` for any other value.
    package init?(_ value: JSONValue) {
        guard let house = value.member("house")?.text,
            let least = value.member("minCents")?.integer, let most = value.member("maxCents")?.integer,
            least <= most, let release = value.member("release")?.integer,
            let begin = value.member("begin")?.text.flatMap({ Begin(rawValue: $0) }),
            let newDevices = value.member("newDevices")?.text.flatMap({ NewDevices(rawValue: $0) }),
            let hosts = value.member("hosts")?.elements?.mapOrNil({ $0.text }),
            // Earlier versions had one account.
            let accounts = (value.member("accounts")?.elements ?? []).mapOrNil({ PayAccount($0) })
        else { return nil }
        self.init(
            house: house,
            rules: PayRules(
                amounts: Money(cents: least)...Money(cents: most),
                release: .seconds(release)
            ),
            begin: begin,
            newDevices: newDevices,
            hosts: hosts,
            accounts: accounts
        )
    }
}

extension PayAccount {
    fileprivate init?(_ value: JSONValue) {
        guard let name = value.member("name")?.text,
            let restaurants = value.member("restaurants")?.elements?.mapOrNil({ $0.text })
        else { return nil }
        self.init(name: name, restaurants: restaurants.map { RestaurantID($0) })
    }
}

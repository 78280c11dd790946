import McOrderModel
import McOrderPaying
import McOrderSettings
import McOrderText

/// An account at the provider, with what only it has.
struct AccountSettings: Equatable, Sendable {
    let account: PayAccount
    /// The file with the account's secret key; `nil` for the systemd credential.
    let secretFile: String?
    /// What stands on the customer's bank statement beside the account's name; `nil` for nothing.
    let statement: String?

    /// The name of the systemd credential with the secret key.
    var credential: String {
        let name = PayConfiguration.credential
        return account.name.isEmpty ? name : "\(name)-\(account.name)"
    }
}

/// The keys of an account.
private enum AccountKey: String, CaseIterable {
    case name, restaurants, secret, statement
}

extension SettingChecker<PaySetting> {
    /// The accounts of the configuration; reports all their errors.
    mutating func accounts() -> [AccountSettings] {
        var accounts: [AccountSettings] = []
        var known: Set<RestaurantID> = []
        for (index, entry) in values.entries(.accounts).enumerated() {
            let place = "accounts[\(index + 1)]"
            guard let account = account(entry, place) else { continue }
            if accounts.contains(where: { $0.account.name == account.account.name }) {
                report(.accounts, .repeatedKey("\(place).name: \(account.account.name)", line: entry.line))
            }
            for restaurant in account.account.restaurants where !known.insert(restaurant).inserted {
                report(.accounts, .repeatedKey("\(place).restaurants: \(restaurant)", line: entry.line))
            }
            accounts.append(account)
        }
        return accounts
    }

    private mutating func account(_ entry: SettingEntry, _ place: String) -> AccountSettings? {
        for key in entry.values.keys.sorted() where AccountKey(rawValue: key) == nil {
            let suggestion = NearMiss.best(for: key, among: AccountKey.allCases.map(\.rawValue))
            report(.accounts, .unknownKey("\(place).\(key)", line: entry.line, suggestion: suggestion))
        }
        let values = { (key: AccountKey) in entry.values[key.rawValue] ?? [] }
        let name = values(.name).first ?? ""
        let restaurants = values(.restaurants).flatMap {
            $0.split { $0 == " " || $0 == "," }.map(String.init)
        }
        // It is part of the name of a file of systemd's.
        let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
        if name.isEmpty {
            report(.accounts, .missingKey("\(place).name"))
        } else if !name.allSatisfy(allowed.contains) {
            report(.accounts, .notAName("\(place).name", name))
        }
        if restaurants.isEmpty { report(.accounts, .missingKey("\(place).restaurants")) }
        let secret = values(.secret).first
        if let secret, !secret.hasPrefix("/") { report(.accounts, .relativePath("\(place).secret", secret)) }
        let statement = values(.statement).first.flatMap { $0 == "none" ? nil : $0 }
        if let statement, !StripeSettings.allows(statement: statement) {
            report(.accounts, .notAStatement("\(place).statement", statement))
        }
        guard !name.isEmpty, !restaurants.isEmpty else { return nil }
        return AccountSettings(
            account: PayAccount(name: name, restaurants: restaurants.map { RestaurantID($0) }),
            secretFile: secret,
            statement: statement
        )
    }
}

import McOrderModel
import McOrderPaying
import McOrderSettings
import McOrderText

/// The checked configuration of `mcorder-pay`, beside that of `mcorderd`.
struct PayConfiguration: Equatable, Sendable {
    /// The file that is read if none is named.
    static let defaultFile = "/etc/mcorder/pay.yaml"
    /// The name of the systemd credential with the secret key.
    static let credential = "pay-secret"

    let rules: PayRules
    let begin: PayTerms.Begin
    let newDevices: PayTerms.NewDevices
    let hosts: [String]
    /// The file with the provider's secret key; `nil` for the systemd credential.
    let secretFile: String?
    /// The customers' pages, to which the provider's page returns; `nil` for those that the queue knows.
    let origin: WebOrigin?
    /// What stands on the customer's bank statement beside the account's name; `nil` for nothing.
    let statement: String?
    /// The currency in three letters.
    let currency: String
    /// The address of the provider's interface.
    let address: String
    /// The accounts that some restaurants have of their own.
    let accounts: [AccountSettings]

    /// - Throws: ``ConfigurationReadingError``, or ``ConfigurationErrors``.
    static func read(
        file: String?,
        environment: [String: String]
    ) async throws -> PayConfiguration {
        try PayConfiguration(
            await SettingValues.read(
                file: file,
                otherwise: defaultFile,
                options: [:],
                environment: environment,
                program: "pay",
                short: [:]
            )
        )
    }

    /// - Throws: all errors together.
    init(_ values: SettingValues<PaySetting>) throws(ConfigurationErrors) {
        var checker = SettingChecker(values)
        let least = checker.price(.min, in: PayTerms.amounts)
        let most = checker.price(.max, in: least...PayTerms.amounts.upperBound)
        rules = PayRules(amounts: least...most, release: checker.duration(.release))
        begin = PayTerms.Begin(rawValue: checker.word(.begin)) ?? .present
        newDevices = PayTerms.NewDevices(rawValue: checker.word(.newDevices)) ?? .accept
        hosts = checker.hosts(.hosts)
        secretFile = checker.optionalPath(.secret)
        origin = checker.origin(.origin)
        statement = checker.text(.statement) == "none" ? nil : checker.statement(.statement)
        currency = checker.currency(.currency)
        address = checker.provider(.address)
        accounts = checker.accounts()
        guard checker.errors.isEmpty else {
            throw ConfigurationErrors(errors: checker.errors, lines: values.linesByKey)
        }
    }

    /// What the house offers by these settings.
    func terms(of house: String) -> PayTerms {
        PayTerms(
            house: house,
            rules: rules,
            begin: begin,
            newDevices: newDevices,
            hosts: hosts,
            accounts: accounts.map(\.account)
        )
    }

    /// The account of all restaurants that have none of their own, and the others.
    var allAccounts: [AccountSettings] {
        let standard = PayAccount(name: PayAccount.standard, restaurants: [])
        return [AccountSettings(account: standard, secretFile: secretFile, statement: statement)] + accounts
    }
}

extension SettingChecker<PaySetting> {
    /// A price such as `0.50`; the least one after an error.
    fileprivate mutating func price(_ setting: PaySetting, in range: ClosedRange<Money>) -> Money {
        guard let found = read(setting, { Money($0) }, otherwise: { .notANumber($0, $1) }) else {
            return range.lowerBound
        }
        if range.contains(found) { return found }
        let (lowest, highest) = (range.lowerBound.decimalText, range.upperBound.decimalText)
        report(setting, .outOfRange(setting.rawValue, text(setting), lowest: lowest, highest: highest))
        return range.lowerBound
    }

    /// What stands on bank statements. With another text the provider would refuse every checkout.
    fileprivate mutating func statement(_ setting: PaySetting) -> String {
        read(
            setting,
            { StripeSettings.allows(statement: $0) ? $0 : nil },
            otherwise: { .notAStatement($0, $1) }
        ) ?? ""
    }

    /// The three letters of a currency.
    fileprivate mutating func currency(_ setting: PaySetting) -> String {
        read(
            setting,
            { text in
                let isCode = text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter }
                return isCode ? text.uppercased() : nil
            },
            otherwise: { .notACurrency($0, $1) }
        ) ?? ""
    }

    /// The address of the provider's interface, which is given the secret key.
    fileprivate mutating func provider(_ setting: PaySetting) -> String {
        read(
            setting,
            { StripeSettings.mayHaveSecret($0) ? $0 : nil },
            otherwise: { .notAnOrigin($0, $1) }
        ) ?? ""
    }

    /// Names of hosts with blanks or commas between them.
    fileprivate mutating func hosts(_ setting: PaySetting) -> [String] {
        let names = text(setting).split { $0 == "," || $0 == " " }.map { $0.lowercased() }
        let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-.")
        if names.isEmpty || !names.allSatisfy({ $0.allSatisfy(allowed.contains) && $0.contains(".") }) {
            report(setting, .notAnAddress(setting.rawValue, text(setting)))
        }
        return names
    }
}

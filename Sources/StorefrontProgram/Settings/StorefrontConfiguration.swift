package import Logging
package import McOrderClient
package import McOrderModel
package import McOrderSettings
package import McOrderText

/// The checked configuration of `mcorder-storefront`.
///
/// The first source that has a value decides: option, environment, file, default.
package struct StorefrontConfiguration: Sendable {
    /// The file that is read if none is named.
    package static let defaultFile = "/etc/mcorder/storefront.yaml"

    /// The folders shared with the house.
    package let folders: FolderPaths
    /// The only house that is accepted; `nil` for the first one that is found.
    package let house: HouseCode?
    /// The folder with the program's secret and what it knows of the house.
    package let state: String
    package let pages: ServedPages
    /// The number in the cookies that count; the cookies of a lower one are replaced.
    package let generation: Int
    package let limits: SendingLimits
    /// The address at which the figures are served; `nil` for none.
    package let metrics: ListenAddress?
    /// The language of visitors who prefer none of ours.
    package let language: Language
    package let logLevel: Logger.Level

    /// - Throws: ``ConfigurationReadingError``, or ``ConfigurationErrors``.
    package static func read(
        file: String?,
        options: [StorefrontSetting: String],
        environment: [String: String]
    ) async throws -> StorefrontConfiguration {
        try StorefrontConfiguration(
            await SettingValues.read(
                file: file,
                otherwise: defaultFile,
                options: options,
                environment: environment,
                program: "storefront",
                short: [.cloud: "MCORDER_CLOUD"]
            )
        )
    }

    /// - Throws: all errors together.
    init(_ values: SettingValues<StorefrontSetting>) throws(ConfigurationErrors) {
        var checker = SettingChecker(values)
        let cloud = checker.path(.cloud)
        let common = FolderPaths(in: cloud)
        folders = FolderPaths(
            orders: checker.optionalPath(.ordersFolder) ?? common.orders,
            receipts: checker.optionalPath(.receiptsFolder) ?? common.receipts,
            catalogue: checker.optionalPath(.catalogFolder) ?? common.catalogue
        )
        house = checker.houseCode(.house)
        state = checker.path(.state)
        pages = ServedPages(.storefront, &checker)
        generation = checker.integer(.generation)
        limits = SendingLimits(
            drafts: checker.integer(.drafts),
            orders: checker.integer(.orders),
            restaurant: checker.integer(.restaurantOrders),
            files: checker.integer(.files),
            minFree: checker.size(.minFree),
            shared: checker.networks(.shared)
        )
        metrics = checker.text(.metrics) == "none" ? nil : checker.address(.metrics)
        language = Language(rawValue: checker.word(.language)) ?? .spanish
        logLevel = Logger.Level(rawValue: checker.word(.logLevel)) ?? .info
        checker.requireState(
            state,
            of: .state,
            secret: [state],
            outside: [
                (.cloud, cloud), (.ordersFolder, folders.orders), (.receiptsFolder, folders.receipts),
                (.catalogFolder, folders.catalogue),
            ]
        )
        guard checker.errors.isEmpty else {
            throw ConfigurationErrors(errors: checker.errors, lines: values.linesByKey)
        }
    }
}

extension ServedPages.Keys<StorefrontSetting> {
    fileprivate static let storefront = Self(
        address: .listen,
        origin: .origin,
        certificate: .certificate,
        key: .key,
        allowsPlain: .allowPlain,
        trustedProxies: .trustedProxies
    )
}

extension SettingChecker {
    /// The code of a house; `nil` for `none`, and after an error.
    fileprivate mutating func houseCode(_ setting: Setting) -> HouseCode? {
        guard text(setting) != "none" else { return nil }
        return read(
            setting,
            { try? HouseCode($0) },
            otherwise: { key, text in .notAHouseCode(key, text) }
        )
    }
}

package import Logging
package import McOrderIntake
package import McOrderModel
package import McOrderPrinting
package import McOrderSettings

/// The checked configuration of `mcorderd`, `mcorder-web` and `mcorder-print`.
///
/// The first source that has a value decides: option, environment, file, default. Source: commands.md.
package struct DaemonConfiguration: Equatable {
    package var paths: IntakePaths
    /// The folders that customers can read.
    package let shared: [String]
    package let settings: IntakeSettings
    /// The staff's pages.
    package let web: ServedPages
    package let kitchen: KitchenSettings
    /// The printers, which `mcorder-print` serves.
    package let printers: [PrinterSettings]
    package let printing: PrintingSettings
    package let language: String
    package let logLevel: Logger.Level
    /// Reads the configuration from the merged values.
    ///
    /// - Throws: all errors together.
    init(_ values: SettingValues<Setting>) throws(ConfigurationErrors) {
        var checker = SettingChecker(values)
        let cloud = checker.path(.cloud)
        let state = checker.path(.state)
        let inside = { (name: String) in "\(cloud)/\(name)" }
        let orders = checker.optionalPath(.ordersFolder) ?? inside("orders")
        let receipts = checker.optionalPath(.receiptsFolder) ?? inside("receipts")
        let published = checker.optionalPath(.catalogFolder) ?? inside("catalog")
        let source = checker.path(.catalog)
        var settings = IntakeSettings()
        settings.poll = checker.duration(.poll)
        settings.settle = checker.duration(.settle)
        settings.unlinkAfter = checker.duration(.unlinkAfter)
        settings.maxAge = checker.duration(.maxAge)
        settings.maxAhead = checker.duration(.maxAhead)
        settings.noticeWait = checker.duration(.noticeWait)
        settings.priceGrace = checker.duration(.priceGrace)
        settings.expireAfter = checker.duration(.expireAfter)
        settings.keepReceipts = checker.duration(.keepReceipts)
        settings.signatures = SignaturePolicy(rawValue: checker.word(.signatures)) ?? .optional
        settings.sealing = SealingPolicy(rawValue: checker.word(.sealing)) ?? .optional
        settings.pricePolicy = IntakeSettings.PricePolicy(rawValue: checker.word(.pricePolicy)) ?? .honour
        settings.restaurants = checker.restaurants()
        settings.minFree = checker.size(.minFree)
        settings.maxOpenPerDevice = checker.integer(.maxOpenPerDevice)
        settings.presence.mostWaiting = checker.integer(.maxWaiting)
        settings.presence.sources = checker.presence()
        settings.expireWaiting = checker.duration(.expireWaiting)
        settings.storefront = checker.origin(.storefrontOrigin)
        settings.blacklistAfterNoShows = checker.integer(.blacklistAfterNoShows)
        settings.blacklistDays = checker.integer(.blacklistDays)
        settings.retention.rawDays = checker.integer(.rawDays)
        settings.retention.rejectedMegabytes = checker.integer(.rejectedMegabytes)
        settings.retention.personalDays = checker.integer(.personalDays)
        settings.retention.book = checker.duration(.bookKeep)
        settings.retention.photosMegabytes = checker.integer(.bookPhotosMegabytes)
        let metrics = checker.file(.metricsFile)
        let queue = checker.queue()
        web = ServedPages(.staff, &checker)
        kitchen = KitchenSettings(&checker)
        printers = checker.printers()
        var printing = PrintingSettings()
        printing.expire = checker.duration(.printingExpire)
        printing.patience = checker.duration(.printingPatience)
        self.printing = printing
        language = checker.word(.language)
        logLevel = Logger.Level(rawValue: checker.word(.logLevel)) ?? .info
        let folders: [SettingChecker<Setting>.Folder] = [
            (.ordersFolder, orders), (.receiptsFolder, receipts), (.catalogFolder, published),
        ]
        let visible: [SettingChecker<Setting>.Folder] = [(.cloud, cloud)] + folders
        checker.requireApart(folders)
        checker.requireApart([(.catalog, source), (.catalogFolder, published)])
        checker.requireState(state, outside: visible)
        checker.require(metrics, of: .metricsFile, outside: visible + [(.state, state), (.catalog, source)])
        guard checker.errors.isEmpty else {
            throw ConfigurationErrors(errors: checker.errors, lines: values.linesByKey)
        }
        paths = IntakePaths(
            orders: orders,
            receipts: receipts,
            published: published,
            state: state,
            catalogue: source,
            metrics: metrics,
            queue: queue
        )
        shared = [cloud, orders, receipts, published]
        self.settings = settings
    }
}

extension ServedPages.Keys<Setting> {
    /// The settings of the staff's pages.
    static let staff = Self(
        address: .webStaff,
        origin: .webStaffOrigin,
        certificate: .webCertificate,
        key: .webKey,
        allowsPlain: .webAllowPlain,
        trustedProxies: .webTrustedProxies
    )
}

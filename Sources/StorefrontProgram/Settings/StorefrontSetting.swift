import McOrderModel
package import McOrderSettings
import McOrderText

/// The keys of the configuration of `mcorder-storefront`.
package enum StorefrontSetting: String, SettingKey {
    case cloud
    case ordersFolder = "folders.orders"
    case receiptsFolder = "folders.receipts"
    case catalogFolder = "folders.catalog"
    case house
    case state
    case listen
    case origin
    case certificate
    case key
    case allowPlain = "allow_plain"
    case trustedProxies = "trusted_proxies"
    case generation
    case drafts = "limits.drafts"
    case orders = "limits.orders"
    case restaurantOrders = "limits.restaurant"
    case files = "limits.files"
    case minFree = "limits.min_free"
    case shared = "limits.shared"
    case metrics
    case language
    case logLevel = "log.level"

    package var definition: (kind: SettingKind, standard: String?) {
        switch self {
        case .cloud: (.path, "/srv/mcorder/cloud")
        case .ordersFolder, .receiptsFolder, .catalogFolder: (.path, nil)
        case .house: (.text, "none")
        case .state: (.path, "/var/lib/mcorder-storefront")
        case .listen: (.address, "127.0.0.1:8087")
        case .origin: (.origin, "none")
        case .certificate, .key: (.optionalPath, "none")
        case .allowPlain: (.word(["true", "false"]), "false")
        case .trustedProxies, .shared: (.networks, "none")
        case .generation: (.integer(1...1_000_000), "1")
        case .drafts: (.integer(1...100_000), "30")
        case .orders: (.integer(1...100_000), "60")
        case .restaurantOrders: (.integer(1...100_000), "600")
        case .files: (.integer(1...100_000), "500")
        case .minFree: (.size, "256MB")
        case .metrics: (.address, "none")
        case .language: (.word(Language.allCases.map(\.rawValue)), "es")
        case .logLevel: (.word(["trace", "debug", "info", "notice", "warning", "error", "critical"]), "info")
        }
    }
}

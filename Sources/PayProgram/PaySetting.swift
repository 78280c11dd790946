import McOrderModel
import McOrderSettings
import McOrderText

/// The keys of `pay.yaml`.
enum PaySetting: String, SettingKey {
    case provider
    case secret
    case min = "pay.min"
    case max = "pay.max"
    case release = "pay.release"
    case begin = "pay.begin"
    case newDevices = "pay.new_devices"
    case hosts = "pay.hosts"
    case origin
    case statement
    case currency
    case address
    case accounts

    var definition: (kind: SettingKind, standard: String?) {
        switch self {
        case .provider: (.word(["stripe"]), "stripe")
        case .secret: (.path, nil)
        case .min: (.text, "0.50")
        case .max: (.text, "300.00")
        case .release: (.duration(PayTerms.releases), "24h")
        case .begin: (.word(PayTerms.Begin.allCases.map(\.rawValue)), PayTerms.Begin.present.rawValue)
        case .newDevices:
            (.word(PayTerms.NewDevices.allCases.map(\.rawValue)), PayTerms.NewDevices.accept.rawValue)
        case .hosts: (.text, "checkout.stripe.com")
        case .origin: (.origin, "none")
        case .statement: (.text, "none")
        case .currency: (.text, "EUR")
        case .address: (.text, "https://api.stripe.com")
        case .accounts: (.entries, nil)
        }
    }
}

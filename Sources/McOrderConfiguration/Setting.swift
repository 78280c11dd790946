import McOrderModel
package import McOrderSettings
import McOrderText

/// The keys of the configuration. Source: commands.md.
package enum Setting: String, SettingKey {
    case cloud
    case ordersFolder = "folders.orders"
    case receiptsFolder = "folders.receipts"
    case catalogFolder = "folders.catalog"
    case state
    case queue
    case catalog
    case restaurants
    case poll = "intake.poll"
    case settle = "intake.settle"
    case unlinkAfter = "intake.unlink_after"
    case maxAge = "intake.max_age"
    case maxAhead = "intake.max_ahead"
    case noticeWait = "intake.notice_wait"
    case minFree = "intake.min_free"
    case maxOpenPerDevice = "intake.max_open_per_device"
    case maxWaiting = "intake.max_waiting"
    case pricePolicy = "intake.price_policy"
    case priceGrace = "intake.price_grace"
    case expireAfter = "orders.expire_after"
    case expireWaiting = "orders.expire_waiting"
    case signatures = "orders.signatures"
    case sealing = "orders.sealing"
    case blacklistAfterNoShows = "blacklist.after_no_shows"
    case blacklistDays = "blacklist.days"
    case keepReceipts = "receipts.keep"
    case rawDays = "retention.raw_days"
    case rejectedMegabytes = "retention.rejected_mb"
    case personalDays = "retention.personal_days"
    case metricsFile = "metrics.textfile"
    case webStaff = "web.staff"
    case webStaffOrigin = "web.staff.origin"
    case webCertificate = "web.certificate"
    case webKey = "web.key"
    case webAllowPlain = "web.allow_plain"
    case webTrustedProxies = "web.trusted_proxies"
    case kitchenFire = "kitchen.fire"
    case kitchenPresence = "kitchen.presence"
    case kitchenWarn = "kitchen.warn"
    case boardKeep = "board.keep"
    case bookKeep = "book.keep"
    case bookPhotosMegabytes = "book.photos_mb"
    case storefrontOrigin = "storefront.origin"
    case printers
    case printingExpire = "printing.expire"
    case printingPatience = "printing.patience"
    case language
    case logLevel = "log.level"

    package var definition: (kind: SettingKind, standard: String?) {
        let day = Duration.seconds(86_400)
        return switch self {
        case .cloud: (.path, "/srv/mcorder/cloud")
        case .ordersFolder, .receiptsFolder, .catalogFolder: (.path, nil)
        case .state: (.path, "/var/lib/mcorderd")
        case .queue: (.queue, "sqlite")
        case .catalog: (.path, "/usr/share/mcorder/catalog")
        case .restaurants: (.restaurants, "all")
        case .poll: (.duration(.milliseconds(10)...(.seconds(3600))), "2s")
        case .settle, .unlinkAfter: (.duration(.zero...day), "30s")
        case .maxAge, .expireAfter: (.duration(.zero...day * 3650), "24h")
        case .maxAhead: (.duration(.zero...day * 365), "10m")
        case .noticeWait: (.duration(.seconds(60)...day * 3650), "24h")
        case .minFree: (.size, "256MB")
        case .maxOpenPerDevice: (.integer(0...10_000), "5")
        case .maxWaiting: (.integer(0...10_000), "200")
        case .pricePolicy: (.word(["honour", "reprice", "reject"]), "honour")
        case .signatures:
            (.word(SignaturePolicy.allCases.map(\.rawValue)), SignaturePolicy.optional.rawValue)
        case .sealing: (.word(SealingPolicy.allCases.map(\.rawValue)), SealingPolicy.optional.rawValue)
        case .priceGrace: (.duration(.zero...day * 365), "2h")
        case .expireWaiting: (.duration(.zero...day * 3650), "2h")
        case .blacklistAfterNoShows: (.integer(0...10_000), "0")
        case .blacklistDays, .rawDays: (.integer(0...36_500), "90")
        case .keepReceipts: (.duration(.seconds(60)...day * 3650), "48h")
        case .rejectedMegabytes: (.integer(0...1_000_000), "256")
        case .personalDays: (.integer(0...36_500), "30")
        case .metricsFile: (.file(ending: ".prom"), "none")
        case .webStaff: (.address, "127.0.0.1:8088")
        case .webStaffOrigin, .storefrontOrigin: (.origin, "none")
        case .webCertificate, .webKey: (.optionalPath, "none")
        case .webAllowPlain: (.word(["true", "false"]), "false")
        case .webTrustedProxies: (.networks, "none")
        case .kitchenFire: (.word(FirePolicy.allCases.map(\.rawValue)), FirePolicy.received.rawValue)
        case .kitchenPresence: (.words(PresenceSource.allCases.map(\.rawValue)), "[till, board]")
        case .kitchenWarn: (.duration(.zero...day), "15m")
        case .boardKeep: (.duration(.zero...day), "2m")
        case .bookKeep: (.duration(.zero...day * 36_500), "1095d")
        case .bookPhotosMegabytes: (.integer(1...1_000_000), "512")
        case .printers: (.entries, "[]")
        case .printingExpire: (.duration(.seconds(60)...day), "30m")
        case .printingPatience: (.duration(.seconds(1)...(.seconds(3600))), "20s")
        case .language: (.word(Language.allCases.map(\.rawValue)), "es")
        case .logLevel: (.word(["trace", "debug", "info", "notice", "warning", "error", "critical"]), "info")
        }
    }
}

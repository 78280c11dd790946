import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb

/// Looks at everything that the storefront needs, and lists what is wrong.
struct StorefrontInspection {
    /// One thing that is wrong, with its cure.
    struct Finding {
        /// Whether customers cannot order because of it.
        let isError: Bool
        let sentence: Sentence
    }

    /// The weight of a page, with its first photographs, above which a slow phone waits too long, in bytes.
    private static let heavyPage = 200_000
    /// How many photographs a phone shows before the customer moves the page.
    private static let firstPhotographs = 4

    let settings: StorefrontConfiguration
    let now: Timestamp

    func findings() -> [Finding] {
        var findings = folders() + pages()
        let folder: DeviceID
        let stored: [UInt8]?
        do {
            folder = try OrdersFolder.open(settings.folders.orders, shownAs: settings.folders.orders).id
            // A storefront that never ran has no folder yet.
            stored = try Directory.find(settings.state).flatMap {
                try House.stored(in: $0, house: settings.house)
            }
        } catch {
            return findings + [finding(error)]
        }
        var followed = FollowedHouse(
            settings.folders,
            folder: folder,
            house: settings.house,
            stored: stored
        )
        do throws(ClientError) {
            let catalogue = try followed.readCatalogue().catalogue
            if followed.known == nil { findings.append(warning(.noIdentity)) }
            findings += restaurants(catalogue, followed.readToday() ?? .nothing)
            findings += company(catalogue.company)
            findings += photographs(catalogue)
        } catch {
            findings.append(finding(error))
        }
        return findings
    }

    private func finding(_ error: any Error) -> Finding {
        if let error = error as? ClientError {
            return Finding(isError: true, sentence: error.sentence(.own, on: .commands, now: now))
        }
        return Finding(isError: true, sentence: CommandError(storefront: error).sentence)
    }

    private func warning(_ text: StoreCheckText) -> Finding {
        Finding(isError: false, sentence: text)
    }

    private func error(_ text: StoreCheckText) -> Finding {
        Finding(isError: true, sentence: text)
    }

    /// The rights in the folders.
    private func folders() -> [Finding] {
        var findings: [Finding] = []
        let paths = settings.folders
        // A folder for orders that is not there is a finding of its own.
        if let orders = try? Directory.open(paths.orders) {
            do {
                try orders.tryWriting()
            } catch {
                findings.append(self.error(.cannotWrite(path: paths.orders, cause: "\(error.errno)")))
            }
        }
        if (try? Directory.open(paths.receipts)) == nil {
            findings.append(error(.cannotRead(path: paths.receipts)))
        }
        do {
            if try FreeSpace.bytes(at: paths.orders) < settings.limits.minFree {
                findings.append(error(.diskFull(path: paths.orders)))
            }
        } catch {
            // So is a folder whose disk cannot be asked.
        }
        return findings
    }

    /// Origin and certificate.
    private func pages() -> [Finding] {
        var findings: [Finding] = []
        let origin = settings.pages.origin
        if !origin.isSecure, !origin.isLoopback { findings.append(warning(.plain(origin.description))) }
        if let certificate = WebServer.Certificate(
            chain: settings.pages.certificate,
            key: settings.pages.key
        ) {
            do {
                try WebServer.check(certificate)
            } catch {
                findings.append(finding(error))
            }
        }
        return findings
    }

    /// Which restaurants take orders here.
    private func restaurants(_ catalogue: Catalogue, _ today: Today) -> [Finding] {
        catalogue.restaurants.compactMap { restaurant in
            switch today.storefrontService(of: restaurant.id, at: now) {
            case .usual: nil
            case .none: error(.notHere(restaurant.name))
            case .silent(let seconds): error(.silent(restaurant.name, seconds: seconds))
            }
        }
    }

    /// What the law asks a seller to say.
    private func company(_ company: Company) -> [Finding] {
        let missing = company.seller.missing
        return missing.isEmpty ? [] : [warning(.companyIncomplete(missing))]
    }

    /// Photographs that are missing or too large, and pages that are too heavy.
    private func photographs(_ catalogue: Catalogue) -> [Finding] {
        // The catalogue was read from it a moment ago.
        guard let folder = try? Directory.open(settings.folders.catalogue) else { return [] }
        var findings: [Finding] = []
        var sizes: [String: Int] = [:]
        for path in catalogue.images.sorted() {
            // A picture that cannot be looked at is missing for the browser too.
            guard let place = try? folder.place(of: path), let stamp = try? place.folder.stat(place.name),
                stamp.kind == .regular
            else {
                findings.append(warning(.photographMissing(path)))
                continue
            }
            sizes[path] = Int(stamp.size)
            if stamp.size > Int64(ShopRoutes.largestImage) {
                findings.append(warning(.photographTooLarge(path)))
            }
        }
        let shop = Shop(
            catalogue: catalogue,
            today: .nothing,
            now: now,
            origin: settings.pages.origin,
            isPlain: false
        )
        for restaurant in catalogue.restaurants {
            let page = CachedPage(
                MenuPage(shop: shop, restaurant: restaurant).document(settings.language)
            )
            let first = catalogue.products.lazy.filter { !restaurant.notSold.contains($0.id) }
                .compactMap(\.image).prefix(Self.firstPhotographs)
            let weight = page.weight + first.reduce(0) { $0 + (sizes[$1] ?? 0) }
            if weight > Self.heavyPage {
                findings.append(warning(.heavyPage(restaurant.name, kilobytes: weight / 1000)))
            }
        }
        return findings
    }
}

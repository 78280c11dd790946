import Foundation
import HTTPTypes
import Hummingbird
import McOrderClient
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb
import NIOCore

/// The pages that customers open, and the pictures in them.
struct ShopRoutes: Sendable {
    /// The largest picture that is served, in bytes.
    static let largestImage = 8 << 20
    private static let imageTypes = [
        "avif": "image/avif", "gif": "image/gif", "jpeg": "image/jpeg", "jpg": "image/jpeg",
        "png": "image/png", "svg": "image/svg+xml", "webp": "image/webp",
    ]

    let house: House
    let settings: StorefrontConfiguration
    let reading: BlockingExecutor
    let now: @Sendable () -> Timestamp
    private let cache = MinuteCache<Key, CachedPage>()

    /// What a page is about.
    private enum Subject: Hashable {
        case restaurants
        case menu(RestaurantID)
        case order
    }

    private struct Key: Hashable {
        let subject: Subject
        let language: Language
    }

    init(
        house: House,
        settings: StorefrontConfiguration,
        reading: BlockingExecutor,
        now: @escaping @Sendable () -> Timestamp
    ) {
        self.house = house
        self.settings = settings
        self.reading = reading
        self.now = now
    }

    func add(to router: Router<StorefrontContext>) {
        router.get("/") { request, context in
            try page(.restaurants, request, context) { RestaurantsPage(shop: $0).document($1) }
        }
        router.get("/o") { request, context in
            try page(.order, request, context) { OrderPage(shop: $0).document($1) }
        }
        // Pages of payments return here. It proves nothing: the browser knows its order by itself.
        router.get("/paid") { request, context in
            try page(.order, request, context) { OrderPage(shop: $0).document($1) }
        }
        router.get("/r/{restaurant}", use: menu)
        // The script reads the table from the address.
        router.get("/r/{restaurant}/t/{table}", use: menu)
        router.get("/images/**", use: image)
        router.post("/language") { request, _ in try await request.languageChoice() }
    }

    private func page(
        _ subject: Subject,
        _ request: Request,
        _ context: StorefrontContext,
        _ render: (Shop, Language) -> HTML
    ) throws -> Response {
        let reading = try house.reading()
        let moment = now()
        let shop = Shop(
            catalogue: reading.catalogue,
            today: reading.today,
            now: moment,
            origin: settings.pages.origin,
            isPlain: !settings.pages.origin.isSecure && !settings.pages.origin.isLoopback
        )
        let language = context.language
        let key = Key(subject: subject, language: language)
        return cache.value(key, version: reading.version, at: moment) {
            CachedPage(render(shop, language))
        }.response(to: request)
    }

    @Sendable private func menu(_ request: Request, _ context: StorefrontContext) throws -> Response {
        let id = RestaurantID(context.parameters.get("restaurant")?.removingPercentEncoding ?? "")
        guard let restaurant = try house.reading().catalogue.restaurant(id) else {
            throw RequestError.notFound
        }
        return try page(.menu(id), request, context) {
            MenuPage(shop: $0, restaurant: restaurant).document($1)
        }
    }

    /// A picture that the catalogue names.
    @Sendable private func image(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let address = String(request.uri.path.dropFirst()).removingPercentEncoding ?? ""
        // The catalogue may name pictures in its folder `images`, or elsewhere in it.
        let images = try house.reading().images
        let paths = [address, String(address.trimmingPrefix("images/"))]
        guard let path = paths.first(where: images.contains), let ending = path.split(separator: ".").last,
            let type = Self.imageTypes[ending.lowercased()]
        else { throw RequestError.notFound }
        let folder = house.paths.catalogue
        // A picture that cannot be read is missing for the browser; the program's `check` says so.
        let bytes = await reading.run { () -> [UInt8]? in
            guard let folder = try? Directory.open(folder), let (place, name) = try? folder.place(of: path)
            else { return nil }
            return try? HostileFile.contents(name, in: place, limit: Self.largestImage)
        }
        guard let bytes else { throw RequestError.notFound }
        let tag = "\"\(ContentHash(of: bytes).description.prefix(22))\""
        var headers: HTTPFields = [
            .eTag: tag, .cacheControl: "max-age=3600",
            // A drawing has styles of its own, and no scripts.
            .contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        ]
        if request.headers[.ifNoneMatch] == tag { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = type
        return Response(
            status: .ok,
            headers: headers,
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}

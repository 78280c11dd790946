import HTTPTypes
import Hummingbird
import Logging
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderWeb

/// All addresses of the customers' origin. Source: docs/storefront.md.
struct StorefrontRouter {
    let house: House
    let listeners: Listeners
    let secret: StorefrontSecret
    let settings: StorefrontConfiguration
    let connections: Connections
    let streams: StreamCount
    let metrics: RequestMetrics<StorefrontContext>
    let log: Logger
    var now: @Sendable () -> Timestamp = Timestamp.now

    func router() -> Router<StorefrontContext> {
        let router = Router(context: StorefrontContext.self)
        let allowed = AllowedMethods()
        router.middlewares.add(OriginHeaders(settings.pages.origin, usesPosition: true))
        router.middlewares.add(metrics)
        router.middlewares.add(
            Customers(
                check: OriginCheck(origin: settings.pages.origin),
                allowed: allowed,
                standard: settings.language
            )
        )
        let reading = BlockingExecutor(label: "reading")
        let counts = SharedCounts(limits: settings.limits, trusted: settings.pages.trustedProxies)
        ShopRoutes(house: house, settings: settings, reading: reading, now: now).add(to: router)
        TicketRoutes(house: house, secret: secret, counts: counts, settings: settings, now: now)
            .add(to: router)
        PickupRoutes(house: house, now: now).add(to: router)
        OrderRoutes(
            reader: OrderReader(
                house: house,
                drop: OrderDrop(settings.folders, limits: settings.limits, log: log),
                executor: reading,
                now: now
            ),
            listeners: listeners,
            secret: secret,
            counts: counts,
            streams: streams,
            connections: connections,
            writing: BlockingExecutor(label: "writing")
        )
        .add(to: router)
        router.get("/assets/{file}") { request, context in
            let name = context.parameters.get("file") ?? ""
            return try BrandSheet(name: name)?.response ?? AssetFiles.storefront.response(name, to: request)
        }
        for file in ["sw.js", "manifest.webmanifest", "openapi.json"] {
            router.get("/\(file)") { request, _ in try AssetFiles.storefront.response(file, to: request) }
        }
        // Browsers ask for it by themselves.
        router.get("/favicon.ico") { request, _ in
            try AssetFiles.storefront.response("shop-icon.svg", to: request)
        }
        router.get("/health") { [house] _, _ in Self.health(house) }
        // Middlewares see no request without a route.
        router.get("/**") { _, _ -> Response in throw RequestError.notFound }
        router.post("/**") { _, _ -> Response in throw RequestError.notFound }
        allowed.learn(router.routes)
        return router
    }

    /// Whether the catalogue of the house can be read.
    private static func health(_ house: House) -> Response {
        let isReady = (try? house.reading()) != nil
        return .json(
            [("status", .string(isReady ? "ok" : "house-unknown"))],
            status: isReady ? .ok : .serviceUnavailable
        )
    }
}

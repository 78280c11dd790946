import HTTPTypes
import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb

/// All addresses of the staff's origin. Source: docs/web.md.
struct StaffRouter {
    let counter: Counter
    let channels: LiveChannels
    let settings: DaemonConfiguration
    let connections: Connections
    /// Whether `/style` shows all components: only for tests. Source: CONTRIBUTING.md, *Build*.
    var showsComponents = false

    func router() -> Router<WebContext> {
        let router = Router(context: WebContext.self)
        let check = OriginCheck(origin: settings.web.origin)
        let allowed = AllowedMethods()
        let visitors = Visitors(
            counter: counter,
            check: check,
            connections: connections,
            allowed: allowed,
            standard: settings.webLanguage
        )
        let streams = StreamCount(
            mostOfStrangers: connections.limits.streams,
            mostAtAddress: connections.limits.streamsAtAddress
        )
        let metrics = RequestMetrics<WebContext>(streams: streams, connections: connections)
        router.middlewares.add(OriginHeaders(settings.web.origin))
        let feed = FeedStatus(counter: counter)
        router.middlewares.add(metrics)
        router.middlewares.add(visitors)
        let admission = StreamAdmission(
            counter: counter,
            streams: streams,
            connections: connections,
            trusted: settings.web.trustedProxies
        )
        PageRoutes(counter: counter, channels: channels, settings: settings, admission: admission)
            .add(to: router)
        PairingRoutes(counter: counter, visitors: visitors, trusted: settings.web.trustedProxies)
            .add(to: router)
        ActionRoutes(counter: counter).add(to: router)
        QuoteRoutes(counter: counter).add(to: router)
        OrderRoutes(counter: counter).add(to: router)
        DeviceRoutes(counter: counter).add(to: router)
        CloseRoutes(counter: counter).add(to: router)
        PaymentRoutes(counter: counter).add(to: router)
        BookPageRoutes(counter: counter).add(to: router)
        BookRoutes(counter: counter, admission: admission).add(to: router)
        BookPhotographRoutes(counter: counter, most: settings.settings.retention.photosMegabytes << 20).add(
            to: router
        )
        router.get("/assets/{file}") { request, context in
            try AssetFiles.staff.response(context.parameter("file") { $0 }, to: request)
        }
        if showsComponents {
            router.get("/style") { _, context in Response.page(StylePage().document(context.language)) }
        }
        // Browsers ask for it by themselves; the pages have no icon.
        router.get("/favicon.ico") { _, _ in Response(status: .noContent) }
        router.get("/openapi.json") { request, _ in
            try AssetFiles.staff.response("openapi.json", to: request)
        }
        router.get("/health") { _, _ in await feed.health() }
        router.get("/metrics") { _, _ in metrics.response(feed.figures) }
        // Middlewares see no request without a route.
        router.get("/**") { _, _ -> Response in throw RequestError.notFound }
        router.post("/**") { _, _ -> Response in throw RequestError.notFound }
        allowed.learn(router.routes)
        return router
    }
}

extension DaemonConfiguration {
    /// The language of the pages for users who prefer none of ours.
    var webLanguage: Language { Language(rawValue: language) ?? .spanish }
}

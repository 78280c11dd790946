import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderText

/// The pages for people, and the streams that they follow.
struct PageRoutes {
    /// How many streams a browser may have over HTTP/1.1: a sixth connection would block every action.
    static let mostStreams = 4

    let counter: Counter
    let channels: LiveChannels
    let settings: DaemonConfiguration
    let streams: StreamCount

    func add(to router: Router<WebContext>) {
        router.get("/", use: index)
        for name in ["kitchen", "till", "board"] {
            router.get("/\(name)") { request, context in try await choose(name, context) }
            router.get("/\(name)/{restaurant}") { request, context in
                Response.page(try await page(name, request, context).document(context.language))
            }
            router.get("/v1/stream/\(name)/{restaurant}") { request, context in
                try follow(try await page(name, request, context), request, context)
            }
        }
        router.get("/owner", use: owner)
        router.post("/language", use: chooseLanguage)
    }

    @Sendable private func index(_ request: Request, _ context: WebContext) async throws -> Response {
        let page = IndexPage(member: try context.member(), restaurants: try await counter.restaurants())
        return .page(page.document(context.language))
    }

    @Sendable private func owner(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let restaurants = try await counter.restaurants()
        var restaurant = restaurants.count == 1 ? restaurants[0] : nil
        if let name = request.uri.queryParameters["restaurant"] {
            restaurant = restaurants.first { $0.id.description == name }
            guard restaurant != nil else { throw WebError.notFound }
        }
        let report = try await counter.ownerReport(of: restaurant, as: member)
        let page = OwnerPage(report: report, restaurant: restaurant, restaurants: restaurants)
        return .page(page.document(context.language))
    }

    /// Leads to the page of the only restaurant, or to the list of all.
    private func choose(_ name: String, _ context: WebContext) async throws -> Response {
        let restaurants = try await counter.restaurants()
        let target = restaurants.count == 1 ? "/\(name)/\(restaurants[0].id)" : "/"
        return Response(status: .seeOther, headers: [.location: target])
    }

    private func page(_ name: String, _ request: Request, _ context: WebContext) async throws -> any LivePage
    {
        let restaurant = try await counter.restaurant(context)
        switch name {
        case "kitchen":
            try context.require(.kitchen, .till, .owner)
            let station = request.uri.queryParameters["station"].map { StationID(String($0)) }
            if let station {
                let known = try await counter.catalogue().restaurant(restaurant.id)?.stations ?? []
                guard known.contains(where: { $0.id == station }) else { throw WebError.notFound }
            }
            return KitchenPage(restaurant: restaurant, station: station, policy: settings.kitchen.fire)
        case "till":
            try context.require(.till, .owner)
            return TillPage(restaurant: restaurant, policy: settings.kitchen.fire)
        default: return BoardPage(restaurant: restaurant, keep: settings.kitchen.boardKeep)
        }
    }

    private func follow(_ page: some LivePage, _ request: Request, _ context: WebContext) throws -> Response {
        let isMultiplexed = settings.web.certificate != nil
        let browser = context.browser
        if let browser, !isMultiplexed, !streams.begin(browser.id, most: Self.mostStreams) {
            throw WebError.tooManyStreams
        }
        let stream = EventStream(channels: channels, now: counter.now) { [counter] in
            guard let browser else { return true }
            do {
                return try await counter.browser(id: browser.id)?.role == browser.role
            } catch {
                // While the queue cannot be read, the page shows that itself. The browser keeps its stream.
                return true
            }
        }
        return stream.response(
            page,
            in: context.language,
            after: request.uri.queryParameters["after"].map { String($0) },
            on: context.channel
        ) { [streams] in
            if let browser, !isMultiplexed { streams.end(browser.id) }
        }
    }

    @Sendable private func chooseLanguage(_ request: Request, _ context: WebContext) async throws -> Response
    {
        let form = try await request.form()
        guard let language = form["language"].flatMap({ Language(rawValue: $0) }) else {
            throw WebError.badRequest("language")
        }
        let target = form["back"].flatMap { $0.hasPrefix("/") && !$0.hasPrefix("//") ? $0 : nil } ?? "/"
        let cookie =
            "\(Visitors.languageCookie)=\(language.rawValue); Path=/; Max-Age=31536000; SameSite=Strict"
        return Response(status: .seeOther, headers: [.location: target, .setCookie: cookie])
    }
}

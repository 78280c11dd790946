import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb

/// The pages for people, and the streams that they follow.
struct PageRoutes {
    let counter: Counter
    let channels: LiveChannels
    let settings: DaemonConfiguration
    let admission: StreamAdmission

    func add(to router: Router<WebContext>) {
        router.on(.get, "/", for: .all, use: index)
        add("kitchen", for: .kitchenAndCounter, to: router) { restaurant, request, _ in
            let station = try await station(request, at: restaurant)
            return KitchenPage(
                restaurant: restaurant,
                station: station,
                policy: settings.kitchen.fire,
                showsBook: try await counter.usesBook(restaurant.id)
            )
        }
        add("till", for: .counter, to: router) { restaurant, _, _ in
            TillPage(restaurant: restaurant, policy: settings.kitchen.fire, warn: settings.kitchen.warn)
        }
        add("board", for: nil, to: router) { restaurant, _, context in
            BoardPage(
                restaurant: restaurant,
                keep: settings.kitchen.boardKeep,
                card: await presenceCard(context)
            )
        }
        router.on(.get, "/till/{restaurant}/new", for: StaffAction.takeOrder.roles, use: newOrder)
        router.on(.get, "/owner", for: StaffAction.readReport.roles, use: owner)
        router.post("/language") { request, _ in try await request.languageChoice() }
    }

    /// Adds the addresses of a page that follows a restaurant's orders.
    ///
    /// - Parameter roles: who may see the page; `nil` for everybody, paired or not.
    private func add(
        _ name: String,
        for roles: Set<Role>?,
        to router: Router<WebContext>,
        page: @escaping @Sendable (KnownRestaurant, Request, WebContext) async throws -> any LivePage
    ) {
        router.on(.get, "/\(name)", for: roles) { _, _ in try await choose(name) }
        router.on(.get, "/\(name)/{restaurant}", for: roles) { request, context in
            let page = try await page(try await counter.restaurant(context), request, context)
            return Response.page(page.document(context.language))
        }
        router.on(.get, "/v1/stream/\(name)/{restaurant}", for: roles) { request, context in
            let page = try await page(try await counter.restaurant(context), request, context)
            return try follow(page, request, context)
        }
    }

    /// What a board shows for the customers of the web: only in a paired browser, so that nobody reads it
    /// from elsewhere, and only where boards prove presence.
    private func presenceCard(_ context: WebContext) async -> PresenceCard? {
        guard let browser = context.browser, let origin = settings.settings.storefront,
            settings.settings.presence.sources.contains(.board)
        else { return nil }
        do {
            let member = try StaffMember(name: browser.name, role: browser.role)
            return PresenceCard(origin: origin, secret: try await counter.presenceSecret(as: member))
        } catch {
            // The board shows its orders also while the queue cannot be written; the page shows that it is
            // old.
            return nil
        }
    }

    @Sendable private func index(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let (restaurants, books) = try await counter.promptly { counter in
            let restaurants = try await counter.restaurants()
            var books: Set<RestaurantID> = []
            for restaurant in restaurants where member.role.permits(.noteInBook) {
                // The owner begins it.
                var isShown = member.role.permits(.defineBook)
                if !isShown { isShown = try await counter.usesBook(restaurant.id) }
                if isShown { books.insert(restaurant.id) }
            }
            return (restaurants, books)
        }
        let page = IndexPage(member: member, restaurants: restaurants, books: books)
        return .page(page.document(context.language))
    }

    @Sendable private func newOrder(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.restaurant(context)
        let page = NewOrderPage(
            restaurant: restaurant,
            assortment: try await counter.assortment(of: restaurant),
            currency: try await counter.currency(),
            now: counter.now()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func owner(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let restaurants = try await counter.restaurants()
        var restaurant = restaurants.count == 1 ? restaurants[0] : nil
        if let name = request.uri.queryParameters["restaurant"] {
            restaurant = restaurants.first { $0.id.description == name }
            guard restaurant != nil else { throw RequestError.notFound }
        }
        var period = OwnerReport.Period.today
        if let days = request.uri.queryParameters["days"] {
            guard let known = Int(days).flatMap(OwnerReport.Period.init) else { throw RequestError.notFound }
            period = known
        }
        let report = try await counter.ownerReport(of: restaurant, over: period, as: member)
        let page = OwnerPage(report: report, restaurant: restaurant, restaurants: restaurants)
        return .page(page.document(context.language))
    }

    /// Leads to the page of the only restaurant, or to the list of all.
    private func choose(_ name: String) async throws -> Response {
        let restaurants = try await counter.restaurants()
        let target = restaurants.count == 1 ? "/\(name)/\(restaurants[0].id)" : "/"
        return Response(status: .seeOther, headers: [.location: target])
    }

    /// The station that the request's query names, if it names one.
    private func station(_ request: Request, at restaurant: KnownRestaurant) async throws -> StationID? {
        guard let name = request.uri.queryParameters["station"] else { return nil }
        let station = StationID(String(name))
        let known = try await counter.catalogue().restaurant(restaurant.id)?.stations ?? []
        guard known.contains(where: { $0.id == station }) else { throw RequestError.notFound }
        return station
    }

    private func follow(_ page: some LivePage, _ request: Request, _ context: WebContext) throws -> Response {
        let use = try admission.begin(request, context)
        let stream = EventStream(now: counter.now, isPermitted: admission.permission(context))
        return stream.response(
            reading: { [channels] body in try await channels.reading(page, in: context.language, body) },
            after: request.uri.queryParameters["after"].map { String($0) },
            on: context.channel,
            holding: use
        )
    }
}

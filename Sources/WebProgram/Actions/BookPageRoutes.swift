import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The pages of the kitchen book. Source: docs/kitchen-book.md.
struct BookPageRoutes {
    /// So many days a sheet has at most, and so far from today a week is shown.
    private static let mostDays = 400

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let readers = StaffAction.noteInBook.roles
        router.on(.get, "/book", for: readers) { _, _ in
            let restaurants = try await counter.restaurants()
            let target = restaurants.count == 1 ? "/book/\(restaurants[0].id)" : "/"
            return Response(status: .seeOther, headers: [.location: target])
        }
        router.on(.get, "/book/{restaurant}", for: readers, use: overview)
        router.on(.get, "/book/{restaurant}/register", for: readers, use: overview)
        router.on(.get, "/book/{restaurant}/register/{id}", for: readers, use: subject)
        router.on(.get, "/book/{restaurant}/sheet", for: readers, use: sheet)
        router.on(.get, "/book/{restaurant}/recipes", for: readers, use: recipes)
        router.on(.get, "/book/{restaurant}/recipes/{id}", for: readers, use: recipe)
        router.on(.get, "/book/{restaurant}/lists", for: readers, use: lists)
        router.on(.get, "/book/{restaurant}/lists/{id}", for: readers, use: list)
        // Its folder is what it may keep.
        router.on(.get, "/book/{restaurant}/lists/worker.js", for: readers) { request, _ in
            try AssetFiles.staff.response("lists-worker.js", to: request)
        }
        router.on(.get, "/book/{restaurant}/count", for: readers, use: count)
        router.on(.get, "/book/{restaurant}/week", for: readers, use: week)
        router.on(.get, "/book/{restaurant}/define", for: StaffAction.defineBook.roles, use: definitions)
    }

    @Sendable private func overview(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let member = try context.member()
        // What is noted while the rest is read is shown by the stream.
        let last = try await counter.lastBookFact(of: restaurant.id)
        let register = try await counter.register(of: restaurant)
        // A book that has only a pantry has no register yet.
        if register.book.subjects.isEmpty, register.book.checks.isEmpty, member.role.permits(.defineBook) {
            let page = BookSetupPage(
                restaurant: restaurant,
                book: register.book,
                member: member,
                asBought: try await asBought(register.book, restaurant)
            )
            return .page(page.document(context.language))
        }
        let page = BookPage(
            restaurant: restaurant,
            register: register,
            due: try await counter.dueChecks(register),
            pantry: try await pantry(register.book, of: restaurant, for: member),
            member: member,
            now: counter.now(),
            last: last
        )
        return .page(page.document(context.language))
    }

    @Sendable private func subject(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let id = try context.parameter("id") { SubjectID(key: $0) }
        let today = restaurant.businessDays.day(of: counter.now())
        let sheet = try await counter.registerSheet(
            of: restaurant,
            on: today.advanced(by: -89)...today,
            about: id
        )
        guard let subject = sheet.subject else { throw RequestError.notFound }
        let page = SubjectPage(
            sheet: sheet,
            subject: subject,
            member: try context.member(),
            now: counter.now()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func sheet(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let query = request.uri.queryParameters
        let today = restaurant.businessDays.day(of: counter.now())
        let to = try day(query["to"], "to") ?? today
        let from = try day(query["from"], "from") ?? to.advanced(by: -29)
        guard from <= to, to.number - from.number <= Self.mostDays else {
            throw RequestError.badRequest("from")
        }
        var id: SubjectID?
        if let text = query["subject"], !text.isEmpty {
            guard let known = SubjectID(key: String(text)) else { throw RequestError.notFound }
            id = known
        }
        let sheet = try await counter.registerSheet(of: restaurant, on: from...to, about: id)
        if id != nil, sheet.subject == nil { throw RequestError.notFound }
        let lines = SheetLines(sheet: sheet, language: context.language)
        if query["format"] == "csv" {
            return Response(
                status: .ok,
                headers: [
                    .contentType: "text/csv; charset=utf-8",
                    .contentDisposition:
                        "attachment; filename=\"register-\(restaurant.id)-\(from)-\(to).csv\"",
                ],
                body: .init(byteBuffer: .init(string: lines.csv))
            )
        }
        let isEmpty = query["empty"] != nil
        let products = try await counter.catalogue().products.filter { restaurant.sells(.product($0.id)) }
        let page = RegisterSheetPage(
            sheet: sheet,
            lines: lines,
            today: today,
            isEmpty: isEmpty,
            products: products
        )
        return .page(page.document(context.language))
    }

    @Sendable private func definitions(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let entries = try await counter.bookEntries(of: restaurant)
        let page = BookDefinitionsPage(
            restaurant: restaurant,
            entries: entries,
            member: try context.member(),
            asBought: try await asBought(counter.book(of: restaurant), restaurant)
        )
        return .page(page.document(context.language))
    }

    @Sendable private func lists(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let member = try context.member()
        let entries = try await counter.bookEntries(of: restaurant)
        let page = ListsPage(
            restaurant: restaurant,
            pantry: try await pantry(counter.book(of: restaurant), of: restaurant, for: member),
            entries: entries,
            member: member,
            today: restaurant.businessDays.day(of: counter.now())
        )
        return .page(page.document(context.language))
    }

    @Sendable private func list(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let id = try context.parameter("id") { ListID(key: $0) }
        guard let sheet = try await counter.shoppingSheet(id, of: restaurant) else {
            throw RequestError.notFound
        }
        let page = ListPage(
            restaurant: restaurant,
            sheet: sheet,
            member: try context.member(),
            currency: try await counter.currency(),
            names: Dictionary(try await counter.catalogue().products.map { ($0.id, $0.name) }) { $1 }
        )
        return .page(page.document(context.language))
    }

    @Sendable private func count(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let page = CountPage(
            restaurant: restaurant,
            sheet: try await counter.countSheet(of: restaurant),
            member: try context.member()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func week(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let today = restaurant.businessDays.day(of: counter.now())
        let from = try day(request.uri.queryParameters["from"], "from") ?? today
        guard abs(from.number - today.number) <= Self.mostDays else { throw RequestError.badRequest("from") }
        let isMonth = request.uri.queryParameters["view"] == "month"
        let last = from.advanced(by: (isMonth ? WeekPage.month : WeekPage.week) - 1)
        let page = WeekPage(
            restaurant: restaurant,
            sheet: try await counter.weekSheet(of: restaurant, on: from...last),
            isMonth: isMonth,
            catalogue: try await counter.catalogue(),
            member: try context.member()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func recipes(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let page = RecipesPage(
            restaurant: restaurant,
            sheet: try await counter.recipesSheet(of: restaurant),
            catalogue: try await counter.catalogue(),
            member: try context.member()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func recipe(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.cataloguedRestaurant(context)
        let id = try context.parameter("id") { RecipeID(key: $0) }
        let member = try context.member()
        let isOwner = member.role.permits(.defineBook)
        guard let sheet = try await counter.recipeSheet(id, of: restaurant, comparesCost: isOwner) else {
            throw RequestError.notFound
        }
        let page = RecipePage(
            restaurant: restaurant,
            sheet: sheet,
            catalogue: try await counter.catalogue(),
            member: member
        )
        return .page(page.document(context.language))
    }

    private func asBought(_ book: Book, _ restaurant: Restaurant) async throws -> [SoldAsBought] {
        SoldAsBought.all(in: try await counter.catalogue(), at: restaurant, book)
    }

    private func pantry(
        _ book: Book,
        of restaurant: Restaurant,
        for member: StaffMember
    ) async throws -> PantryCard {
        PantryCard(
            pantry: try await counter.pantry(book, of: restaurant),
            assortment: try await counter.assortment(of: KnownRestaurant(restaurant)),
            member: member,
            now: counter.now()
        )
    }

    private func day(_ text: Substring?, _ name: String) throws -> CivilDay? {
        guard let text, !text.isEmpty else { return nil }
        guard let day = CivilDay(text) else { throw RequestError.badRequest(name) }
        return day
    }
}

extension Counter {
    /// The restaurant that a request's path names, as the catalogue has it.
    ///
    /// - Throws: ``RequestError/notFound``.
    func cataloguedRestaurant(_ context: WebContext) async throws -> Restaurant {
        let id = try context.parameter("restaurant") { RestaurantID($0) }
        guard let restaurant = try await catalogue().restaurant(id) else { throw RequestError.notFound }
        return restaurant
    }
}

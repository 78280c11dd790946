import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The pages of the kitchen book, and the interface behind them. Source: docs/kitchen-book.md.
struct BookRoutes {
    /// So many facts a request has at most.
    private static let mostFacts = 100
    /// So many days a sheet has at most.
    private static let mostDays = 400

    /// So many facts an event of the stream has at most.
    private static let mostInEvent = 100

    let counter: Counter
    let admission: StreamAdmission
    /// The browsers that follow a book, by its restaurant.
    private let listeners = Listeners()

    init(counter: Counter, admission: StreamAdmission) {
        (self.counter, self.admission) = (counter, admission)
    }

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
        let api = router.group("/v1/book/{restaurant}")
        api.on(.post, "facts", for: readers, use: note)
        api.on(.get, "due", for: readers, use: due)
        api.on(.get, "recipes", for: readers, use: recipesOf)
        api.on(.get, "stream", for: readers, use: follow)
        for method in [HTTPRequest.Method.put, .delete] {
            api.on(method, "entries/{kind}/{key}", for: StaffAction.defineBook.roles, use: define)
        }
    }

    // MARK: Pages

    @Sendable private func overview(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
        let page = CountPage(
            restaurant: restaurant,
            sheet: try await counter.countSheet(of: restaurant),
            member: try context.member()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func week(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
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
        let restaurant = try await restaurant(context)
        let page = RecipesPage(
            restaurant: restaurant,
            sheet: try await counter.recipesSheet(of: restaurant),
            catalogue: try await counter.catalogue(),
            member: try context.member()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func recipe(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context)
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

    private func restaurant(_ context: WebContext) async throws -> Restaurant {
        let id = try context.parameter("restaurant") { RestaurantID($0) }
        guard let restaurant = try await counter.catalogue().restaurant(id) else {
            throw RequestError.notFound
        }
        return restaurant
    }

    // MARK: Interface

    @Sendable private func due(_ request: Request, _ context: WebContext) async throws -> Response {
        let register = try await counter.register(of: try await restaurant(context))
        let due = try await counter.dueChecks(register)
        return .json([
            ("due", .array(due.map { .string($0.pair.description) })),
            ("open", .array(register.deviations.map { .string($0.pair.description) })),
            (
                "sentence",
                .string(BookRoundText.dueAndOpen(due.count, register.deviations.count)[context.language])
            ),
        ])
    }

    /// The recipes of things that are sold.
    @Sendable private func recipesOf(_ request: Request, _ context: WebContext) async throws -> Response {
        let words = (request.uri.queryParameters["of"] ?? "").split(
            separator: ",",
            omittingEmptySubsequences: false
        )
        let sellables = words.map { SellableID(String($0)) }
        guard sellables.count <= Self.mostFacts, sellables.allSatisfy(\.isWellFormed) else {
            throw RequestError.badRequest("of")
        }
        let recipes = RecipeBook(try await counter.book(of: try await restaurant(context)))
        let found = sellables.compactMap { sellable in
            recipes[sellable].map { recipe -> JSONValue in
                ["of": sellable.description, "id": recipe.id, "name": recipe.name]
            }
        }
        return .json([("recipes", .array(found))])
    }

    @Sendable private func note(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let body = try await request.wholeBody()
        let bytes = Array(buffer: body)
        guard let all = (try? JSONReader.read(bytes, depth: 8))?.value.elements,
            (1...Self.mostFacts).contains(all.count)
        else { throw RequestError.badRequest("body") }
        let facts = try all.enumerated().map { index, value in
            guard let fact = BookFact.Draft(json: value) else { throw RequestError.badRequest("[\(index)]") }
            return fact
        }
        let restaurant = try await restaurant(context)
        let outcomes = try await counter.note(facts, at: restaurant, as: member)
        listeners.wake(about: restaurant.id.description)
        let register = try await counter.register(of: restaurant, about: Set(facts.map(\.key)))
        let answers = zip(facts, outcomes).map { fact, outcome in
            answer(fact, outcome, register, context.language)
        }
        return .json([("facts", .array(answers))])
    }

    /// Follows the facts of a restaurant: those of this server at once, those of others with the next ping.
    @Sendable private func follow(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await restaurant(context).id
        let seesPrices = try context.member().role.permits(.defineBook)
        let start: Int64
        if let text = request.uri.queryParameters["after"] {
            guard let seq = Int64(text), seq >= 0 else { throw RequestError.badRequest("after") }
            start = seq
        } else {
            start = try await counter.lastBookFact(of: restaurant)
        }
        let use = try admission.begin(request, context)
        let isPermitted = admission.permission(context)
        return EventStream.response(holding: use) { [counter, listeners] writer in
            var last = start
            let topics = [restaurant.description]
            try await EventStream.follow(listeners, about: topics, on: context.channel) { isPingTime in
                if isPingTime {
                    guard await isPermitted() else { return false }
                    let now = counter.now().milliseconds
                    try await writer.write(LiveMessage.event("ping", [("now", .integer(now))]))
                }
                while true {
                    let facts = try await counter.bookFacts(
                        of: restaurant,
                        after: last,
                        atMost: Self.mostInEvent
                    )
                    guard let newest = facts.last else { return true }
                    last = newest.seq
                    let data = [
                        ("facts", JSONValue.array(facts.map { seesPrices ? $0.json : $0.jsonWithoutPrice }))
                    ]
                    try await writer.write(LiveMessage.event("facts", id: "\(last)", data))
                }
            }
        }
    }

    private func answer(
        _ fact: BookFact.Draft,
        _ outcome: BookFactOutcome,
        _ register: Register,
        _ language: Language
    ) -> JSONValue {
        switch outcome {
        case .refused(let refusal):
            return [
                "id": fact.id, "outcome": "refused", "code": refusal.rawValue,
                "sentence": refusal.sentence[language],
            ]
        case .stored(let seq), .known(let seq):
            let isNew = outcome == .stored(seq: seq)
            let result = CheckedSubject(fact.key).flatMap { register.results[$0] }?
                .last { $0.fact.id == fact.id || $0.corrections.contains { $0.id == fact.id } }
            return [
                "id": fact.id, "outcome": isNew ? "stored" : "known", "seq": seq,
                "deviation": result.map { register.isDeviation($0) },
                "sentence": result.map { said($0, register, language) },
            ]
        }
    }

    /// What was noted, in a sentence.
    private func said(_ result: RecordedResult, _ register: Register, _ language: Language) -> String {
        let subject = register.book.subject(result.pair.subject)?.name ?? ""
        guard let value = result.result.value, let check = register.book.check(result.pair.check) else {
            return BookRoundText.takenBackNow[language]
        }
        return BookRoundText.noted(HarmlessText.clean(subject), check.text(value, in: language))[language]
    }

    @Sendable private func define(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let kind = try context.parameter("kind") { BookKind(rawValue: $0) }
        let key = try context.parameter("key") { BookPersonID(key: $0)?.description }
        var bytes = Array(buffer: try await request.wholeBody())
        // A removal says at most which row its user saw.
        if bytes.isEmpty, request.method == .delete { bytes = Array("{}".utf8) }
        let body = try JSONBody(bytes)
        let seen = try body.optional("after") { $0.integer.flatMap { $0 >= 0 ? $0 : nil } } ?? 0
        let restaurant = try await restaurant(context)
        var content = try request.method == .put ? body.required("content") { Optional($0) } : nil
        if let sent = content {
            do {
                content = try kind.content(sent, key)
            } catch {
                let refusal = Refusal(
                    .unprocessableContent,
                    code: "bad-entry",
                    BookErrorText.badEntry(error.member ?? "content")
                )
                return refusal.response(to: request, in: context.language)
            }
        }
        let change = try await counter.define(
            kind,
            key,
            content,
            after: Int64(seen),
            at: restaurant,
            as: member
        )
        switch change {
        case .made(let entry): return .json([("entry", entry.json)])
        case .endless(let problem):
            let refusal = Refusal(.unprocessableContent, code: "endless", BookRecipeText.problem(problem))
            return refusal.response(to: request, in: context.language)
        // There is nothing to remove.
        case .overtaken(let entry) where content == nil && entry?.content == nil: throw RequestError.notFound
        case .overtaken(let entry):
            let sentence = BookErrorText.entryChanged[context.language]
            return .json(
                [
                    ("error", .string("overtaken")), ("sentence", .string(sentence)),
                    ("entry", entry?.json ?? .null),
                ],
                status: .conflict
            )
        }
    }
}

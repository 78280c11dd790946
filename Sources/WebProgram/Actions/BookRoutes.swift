import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The interface of the kitchen book for its pages and for programs. Source: docs/kitchen-book.md.
struct BookRoutes {
    /// So many facts a request has at most.
    private static let mostFacts = 100
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
        let api = router.group("/v1/book/{restaurant}")
        api.on(.post, "facts", for: readers, use: note)
        api.on(.get, "due", for: readers, use: due)
        api.on(.get, "recipes", for: readers, use: recipesOf)
        api.on(.get, "stream", for: readers, use: follow)
        for method in [HTTPRequest.Method.put, .delete] {
            api.on(method, "entries/{kind}/{key}", for: StaffAction.defineBook.roles, use: define)
        }
    }

    @Sendable private func due(_ request: Request, _ context: WebContext) async throws -> Response {
        let register = try await counter.register(of: try await counter.cataloguedRestaurant(context))
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
        let recipes = RecipeBook(try await counter.book(of: try await counter.cataloguedRestaurant(context)))
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
        let restaurant = try await counter.cataloguedRestaurant(context)
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
        let restaurant = try await counter.cataloguedRestaurant(context).id
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
        let restaurant = try await counter.cataloguedRestaurant(context)
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

import McOrderModel
import Testing

@Suite struct TodayTests {
    private let now = Timestamp(seconds: 1_795_204_045)
    private let one = RestaurantID("one")
    private let cola = ProductID("cola")

    private func sample() -> Today {
        Today(entries: [
            Today.Entry(
                id: one,
                pausedUntil: now + .seconds(60),
                soldOut: [
                    .product(cola): now + .seconds(120), .choice(ChoiceID("ice")): now + .seconds(30),
                ]
            ),
            Today.Entry(id: RestaurantID("two"), pausedUntil: nil, soldOut: [:]),
        ])
    }

    @Test func `the file is written in the form of the documentation`() {
        let expected = """
            {
              "format": 1,
              "publishedAt": "2026-11-20T19:47:25Z",
              "restaurants": [
                {
                  "id": "one",
                  "pausedUntil": "2026-11-20T19:48:25Z",
                  "soldOut": [
                    {
                      "product": "cola",
                      "until": "2026-11-20T19:49:25Z"
                    },
                    {
                      "product": "option/ice",
                      "until": "2026-11-20T19:47:55Z"
                    }
                  ]
                },
                {
                  "id": "two",
                  "pausedUntil": null,
                  "soldOut": []
                }
              ]
            }

            """
        #expect(String(decoding: sample().json(publishedAt: now), as: UTF8.self) == expected)
    }

    @Test func `a storefront orders only where its daemon says so, and looked lately`() {
        func service(storefront: Bool, age: Int64) -> Today.StorefrontService {
            let lookedAt = Timestamp(seconds: now.seconds - age)
            let entry = Today.Entry(
                id: one,
                pausedUntil: nil,
                soldOut: [:],
                lookedAt: lookedAt,
                storefront: storefront
            )
            return Today(entries: [entry]).storefrontService(of: one, at: now)
        }
        #expect(service(storefront: true, age: 60) == .usual)
        #expect(service(storefront: true, age: 1200) == .silent(seconds: 1200))
        #expect(service(storefront: false, age: 60) == .none)
        #expect(Today.nothing.storefrontService(of: one, at: now) == .none)
    }

    @Test func `where orders can be paid ahead is published, and left out elsewhere`() throws {
        let bytes = sample().paying(true).json(publishedAt: now)
        #expect(String(decoding: bytes, as: UTF8.self).contains("\"pay\": true"))
        let read = try #require(Today(json: bytes))
        #expect(read.paysAhead(one) && !read.paysAhead(RestaurantID("three")))
        let without = sample().json(publishedAt: now)
        #expect(!String(decoding: without, as: UTF8.self).contains("pay"))
        #expect(try !#require(Today(json: without)).paysAhead(one))
    }

    @Test func `a restaurant without an entry is served by nobody, if other restaurants are`() {
        let today = Today(entries: [Today.Entry(id: one, pausedUntil: nil, soldOut: [:])])
        #expect(today.service(of: one, at: now) == .usual, "an earlier daemon publishes no look")
        #expect(today.service(of: RestaurantID("two"), at: now) == .none)
        #expect(Today.nothing.service(of: one, at: now) == .usual, "without a file nothing is known")
    }

    @Test(arguments: [
        (0, Today.Service.usual), (-1199, .usual), (-1200, .silent(seconds: 1200)), (600, .usual),
        (601, .ahead(seconds: 601)), (86_400, .ahead(seconds: 86_400)),
    ])
    func `the age of the last look says whether somebody takes orders in, and whether the clock is slow`(
        _ look: Int,
        _ service: Today.Service
    ) {
        let entry = Today.Entry(id: one, pausedUntil: nil, soldOut: [:], lookedAt: now + .seconds(look))
        let today = Today(entries: [entry])
        #expect(today.service(of: one, at: now) == service)
        #expect(Today(json: today.json(publishedAt: now)) == today)
    }

    @Test func `what the kitchen could still make is published and read back`() throws {
        let entry = Today.Entry(
            id: one,
            pausedUntil: nil,
            soldOut: [:],
            lookedAt: now,
            leadTime: .seconds(600),
            full: [now + .seconds(900)..<now + .seconds(1800)]
        )
        let today = Today(entries: [entry])
        #expect(Today(json: today.json(publishedAt: now)) == today)
        let json = try #require(today.value(publishedAt: now).member("restaurants")?.elements?.first)
        #expect(json.member("soonest")?.text == "2026-11-20T19:57:25Z")
        let run = try #require(json.member("full")?.elements?.first)
        #expect(run.member("from")?.text == "2026-11-20T20:02:25Z")
        #expect(run.member("until")?.text == "2026-11-20T20:17:25Z")
    }

    @Test func `a chain with very many full slots publishes a file that is read`() throws {
        let ids = (0..<200).map { RestaurantID("restaurant-\($0)") }
        let full = (0..<1000).map { at in
            now + .seconds(600 * at)..<now + .seconds(600 * at + 300)
        }
        let entries = ids.map { Today.Entry(id: $0, pausedUntil: nil, soldOut: [:]) }
        let outlook = KitchenOutlook(leadTime: .seconds(600), full: full)
        let outlooks = Dictionary(uniqueKeysWithValues: ids.map { ($0, outlook) })
        let today = Today(entries: entries).with(outlooks).looked(at: now, keeping: nil)
        #expect(today.entries.allSatisfy { $0.full == Array(full.prefix(20)) })
        let bytes = today.json(publishedAt: now)
        #expect(bytes.count < Today.sizeLimit && Today(json: bytes) == today)
        // A single restaurant publishes all of them.
        let one = Today(entries: [entries[0]]).with(outlooks)
        #expect(one.entry(ids[0])?.full == full)
    }

    @Test(arguments: [(559, 600), (541, 600), (540, 540), (660, 660), (659, 600)])
    func `a lead time is published again when it differs by a minute`(_ next: Int, _ published: Int) {
        func today(_ seconds: Int) -> Today {
            let leadTime = Duration.seconds(seconds)
            return Today(entries: [Today.Entry(id: one, pausedUntil: nil, soldOut: [:], leadTime: leadTime)])
        }
        let before = today(600).looked(at: now, keeping: nil)
        let later = now + .seconds(30)
        let entry = today(next).looked(at: later, keeping: before).entry(one)
        #expect(entry?.leadTime == .seconds(published))
        // It counts from the look that is published with it.
        #expect(entry?.lookedAt == (published == 600 ? now : later))
        #expect(today(600).looked(at: nil, keeping: before).entry(one)?.leadTime == nil)
    }

    @Test(arguments: [0, 1, 2])
    func `a published file is read back`(_ count: Int) {
        let today = Today(entries: Array(sample().entries.prefix(count)))
        #expect(Today(json: today.json(publishedAt: now)) == today)
    }

    @Test func `unknown keys of newer programs are ignored`() {
        let text = #"{"format":1,"x":[],"restaurants":[{"id":"one","pausedUntil":null,"soldOut":[],"y":7}]}"#
        let expected = Today(entries: [Today.Entry(id: one, pausedUntil: nil, soldOut: [:])])
        #expect(Today(json: Array(text.utf8)) == expected)
    }

    @Test(
        arguments: [
            "", "{}", "[]", "null", #"{"format":2,"restaurants":[]}"#, #"{"format":1}"#,
            #"{"format":1,"restaurants":{}}"#, #"{"format":1,"restaurants":[1]}"#,
            #"{"format":1,"restaurants":[{"id":1,"pausedUntil":null,"soldOut":[]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","soldOut":[]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":"soon","soldOut":[]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":7,"soldOut":[]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":null}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":null,"soldOut":[{"product":"b"}]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":null,"soldOut":[{"until":"2026-11-20T19:47:25Z"}]}]}"#,
            #"{"format":1,"restaurants":[{"id":"a","pausedUntil":null,"soldOut":[]}]"#,
            "{\"format\":1,\"restaurants\":[]}\u{0}",
        ]
    )
    func `other bytes are not such a file`(_ text: String) {
        #expect(Today(json: Array(text.utf8)) == nil)
    }

    @Test func `an entry that has ended by the reader's clock has no effect`() throws {
        let catalogue = try SampleCatalogue().read()
        let restaurant = try #require(catalogue.restaurant(one))
        let today = sample()
        #expect(today.pausedUntil(one, at: now) == now + .seconds(60))
        #expect(today.pausedUntil(one, at: now + .milliseconds(59_999)) != nil)
        #expect(today.pausedUntil(one, at: now + .seconds(60)) == nil)
        let at = { (seconds: Int) in
            today.soldOutUntil(.product(cola), at: restaurant, in: catalogue, now: now + .seconds(seconds))
        }
        #expect(at(119) == now + .seconds(120))
        #expect(at(120) == nil)
    }

    @Test func `without a restaurant, a product is sold out until the first restaurant has it again`() throws
    {
        let catalogue = try SampleCatalogue().read()
        func until(_ product: ProductID, _ entries: [String: Int]) -> Timestamp? {
            let today = Today(
                entries: entries.map { id, seconds in
                    let end = now + .seconds(seconds)
                    return Today.Entry(
                        id: RestaurantID(id),
                        pausedUntil: nil,
                        soldOut: [.product(product): end]
                    )
                }
            )
            return today.soldOutUntil(.product(product), at: nil, in: catalogue, now: now)
        }
        #expect(until(cola, ["one": 60, "two": 60]) == nil, "Three has some.")
        #expect(until(cola, ["one": 60, "two": 30, "three": 90]) == now + .seconds(30))
        // Restaurant `two` sells no beer.
        #expect(until(ProductID("beer"), ["one": 60, "three": 90]) == now + .seconds(60))
    }

    @Test(
        arguments: [
            (["burger"], 1), (["cola"], 1), (["fries"], 1), (["rings"], nil), (["burger", "cola"], 1),
            ([], nil),
        ] as [([String], Int?)]
    )
    func `a menu is sold out while one of its parts is sold out, large or not`(
        _ missing: [String],
        _ expected: Int?
    ) throws {
        let catalogue = try SampleCatalogue().read()
        let soldOut = Dictionary(uniqueKeysWithValues: missing.map { (SellableID($0), now + .seconds(60)) })
        let today = Today(entries: [Today.Entry(id: one, pausedUntil: nil, soldOut: soldOut)])
        for isLarge in [false, true] {
            let menu = try catalogue.menu(
                sandwich: ProductID("burger"),
                drink: cola,
                side: ProductID("fries"),
                isLarge: isLarge
            )
            let until = today.soldOutUntil(menu, at: catalogue.restaurant(one), in: catalogue, now: now)
            #expect(until == expected.map { now + .seconds(60 * $0) })
        }
    }

    @Test func `a menu whose drink is sold out is available with another drink`() throws {
        let catalogue = try SampleCatalogue().read()
        let today = Today(entries: [
            Today.Entry(id: one, pausedUntil: nil, soldOut: [.product(cola): now + .seconds(60)])
        ])
        let menu = try catalogue.menu(
            sandwich: ProductID("burger"),
            drink: ProductID("beer"),
            side: ProductID("fries")
        )
        #expect(today.soldOutUntil(menu, at: catalogue.restaurant(one), in: catalogue, now: now) == nil)
    }

    @Test(
        arguments: [
            (["onion"], nil), (["m"], nil), (["m", "l"], 60), (["m", "l", "burger"], 90),
        ] as [([String], Int?)]
    )
    func `a product is sold out while too few choices are there of a group that needs one`(
        _ missing: [String],
        _ seconds: Int?
    ) throws {
        var files = SampleBar.files
        files[.options] = files[.options]?
            .replacing(
                #"[{"id":"out""#,
                with:
                    #"[{"id":"size","name":"Tamaño","kind":"choose","min":1,"max":1,"choices":[{"id":"m","name":"M"},{"id":"l","name":"L"}]},{"id":"out""#
            )
        files[.products] = files[.products]?
            .replacing(#""options":["out","extra"]"#, with: #""options":["out","size"]"#)
        let catalogue = try CatalogueReader.read(
            files: files.mapValues { .success(Array($0.utf8)) },
            hasImage: { _ in true }
        )
        let ends = ["m": 90, "l": 60, "burger": 90, "onion": 60]
        let soldOut = Dictionary(
            uniqueKeysWithValues: missing.map { id -> (SellableID, Timestamp) in
                (
                    id == "burger" ? .product(ProductID(id)) : .choice(ChoiceID(id)),
                    now + .seconds(ends[id] ?? 0)
                )
            }
        )
        let bar = catalogue.restaurants[0]
        let today = Today(entries: [Today.Entry(id: bar.id, pausedUntil: nil, soldOut: soldOut)])
        let until = today.soldOutUntil(.product(ProductID("burger")), at: bar, in: catalogue, now: now)
        #expect(until == seconds.map { now + .seconds($0) })
    }

    @Test func `no menu can be put together while every drink is sold out`() throws {
        let catalogue = try SampleBar.read()
        let bar = catalogue.restaurants[0]
        let today = Today(entries: [
            Today.Entry(id: bar.id, pausedUntil: nil, soldOut: [.product(cola): now + .seconds(60)])
        ])
        #expect(today.menusSoldOutUntil(at: bar, in: catalogue, now: now) == now + .seconds(60))
        #expect(Today.nothing.menusSoldOutUntil(at: bar, in: catalogue, now: now) == nil)
    }
}

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
                soldOut: [cola: now + .seconds(120), ProductID("beer"): now + .seconds(30)]
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
                      "product": "beer",
                      "until": "2026-11-20T19:47:55Z"
                    },
                    {
                      "product": "cola",
                      "until": "2026-11-20T19:49:25Z"
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
            today.soldOutUntil(cola, at: restaurant, in: catalogue, now: now + .seconds(seconds))
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
                    return Today.Entry(id: RestaurantID(id), pausedUntil: nil, soldOut: [product: end])
                }
            )
            return today.soldOutUntil(product, at: nil, in: catalogue, now: now)
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
        let soldOut = Dictionary(uniqueKeysWithValues: missing.map { (ProductID($0), now + .seconds(60)) })
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
            Today.Entry(id: one, pausedUntil: nil, soldOut: [cola: now + .seconds(60)])
        ])
        let menu = try catalogue.menu(
            sandwich: ProductID("burger"),
            drink: ProductID("beer"),
            side: ProductID("fries")
        )
        #expect(today.soldOutUntil(menu, at: catalogue.restaurant(one), in: catalogue, now: now) == nil)
    }
}

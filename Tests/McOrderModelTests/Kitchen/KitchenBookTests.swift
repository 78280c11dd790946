import OrderTesting
import Testing

@testable import McOrderModel

/// The plan of one kitchen, as orders come, change and end.
@Suite struct KitchenBookTests {
    private typealias Sample = KitchenSample

    private static let grill = KitchenStation.station(StationID("grill"))
    private static let fryer = KitchenStation.station(StationID("fryer"))
    /// The margin at the beginning, in seconds.
    private static let margin: Int64 = 120

    private static func book(
        _ catalogue: Catalogue,
        _ works: [PlannedWork] = [],
        promises: [Int64: Timestamp] = [:],
        learned: [StationProduct: LearnedTime] = [:],
        now: Timestamp = noon
    ) throws -> KitchenBook {
        KitchenBook(
            try Sample.duties(catalogue),
            works: works,
            promises: promises,
            learned: learned,
            now: now
        )
    }

    /// The works as a queue has them after it stored them.
    private static func stored(_ works: [PlannedWork], of order: Int64 = 1) -> [PlannedWork] {
        works.enumerated().map { index, work in
            PlannedWork(
                row: Int64(index + 1),
                order: order,
                station: work.station,
                plan: work.plan,
                expected: work.expected,
                units: work.units,
                version: work.version,
                teaches: work.teaches
            )
        }
    }

    private static func order(
        _ lines: [OrderedLine],
        state: OrderState = .received,
        kitchen: KitchenRecord = KitchenRecord(),
        receivedAt: Timestamp = noon,
        readyAt: Timestamp? = nil
    ) -> QueuedOrder {
        QueuedOrder(
            id: 1,
            revision: 2,
            version: 2,
            restaurantID: RestaurantID("garbera"),
            restaurant: "",
            code: "1-001",
            number: 1,
            udid: "",
            deviceName: nil,
            state: state,
            placedAt: noon,
            receivedAt: receivedAt,
            arrivedAt: nil,
            comment: nil,
            lines: lines,
            note: nil,
            total: .zero,
            shownTotal: .zero,
            isRepriced: false,
            kitchen: kitchen,
            readyAt: readyAt
        )
    }

    private static func take(_ book: inout KitchenBook, _ lines: [OrderedLine]) throws -> KitchenPromise {
        let promise = book.take(lines)
        return try #require(promise)
    }

    private static func plan(_ book: inout KitchenBook, _ order: QueuedOrder) throws -> KitchenPromise {
        let promise = book.plan(order)
        return try #require(promise)
    }

    // MARK: Promises

    @Test func `a restaurant that configured nothing makes one order after the other`() throws {
        var book = try Self.book(Sample.catalogue())
        let first = try Self.take(&book, [Sample.line("burger"), Sample.line("cola", id: 2)])
        #expect(first.readyAt == noon + .seconds(120 + Self.margin))
        #expect(first.works.map(\.station) == [.kitchen])
        let second = try Self.take(&book, [Sample.line("burger")])
        #expect(second.readyAt == noon + .seconds(180 + Self.margin))
    }

    @Test func `an order for a time is begun for it, and orders of now go first`() throws {
        let catalogue = try Sample.catalogue(burger: #","prepSeconds":600"#)
        var book = try Self.book(catalogue)
        let line = [Sample.line("burger")]
        let wish = noon + .seconds(3600)
        let wished = book.take(line, wish: wish, horizon: 86_400)
        let promise = try #require(wished)
        #expect(promise.readyAt == wish)
        #expect(promise.works.map(\.plan.start) == [wish.seconds - 600 - Self.margin])
        #expect(promise.works.map(\.plan.release) == promise.works.map(\.plan.start))
        #expect(promise.works.map(\.teaches) == [false])
        #expect(try Self.take(&book, line).readyAt == noon + .seconds(600 + Self.margin))
        // The hands are taken at that time, and from the free times on they are not.
        let tooClose = book.take(line, wish: wish + .seconds(300), horizon: 86_400)
        #expect(tooClose == nil)
        let times = book.times(for: line, within: 86_400)
        let taken = wish.seconds + 1...wish.seconds + 599
        #expect(!times.contains { $0.overlaps(taken) && $0.lowerBound > wish.seconds })
        let next = try #require(times.map(\.lowerBound).first { $0 > wish.seconds })
        let after = book.take(line, wish: Timestamp(seconds: next), horizon: 86_400)
        #expect(after?.readyAt.seconds == next)
        let tooFar = book.take(line, wish: noon + .seconds(90_000), horizon: 86_400)
        #expect(tooFar == nil)
    }

    @Test func `two orders share two hands, and a third waits`() throws {
        var book = try Self.book(Sample.catalogue(stations: Sample.stations(grill: 2)))
        let ready = try (0..<3).map { _ in try Self.take(&book, [Sample.line("burger")]).readyAt - noon }
        #expect(ready == [60, 60, 120].map { Duration.seconds($0 + Self.margin) })
    }

    @Test func `the stations of an order finish together, and only the slower one begins at once`() throws {
        let catalogue = try Sample.catalogue(
            stations: Sample.stations(),
            burger: #","prepSeconds":600"#,
            fries: #","prepSeconds":60"#
        )
        var book = try Self.book(catalogue)
        let promise = try Self.take(&book, [Sample.line("burger"), Sample.line("fries", id: 2)])
        #expect(promise.readyAt == noon + .seconds(600 + Self.margin))
        #expect(promise.works.map(\.station) == [Self.grill, Self.fryer])
        #expect(promise.works.map(\.teaches) == [true, false])
        // An idle cook may begin two minutes before the latest start.
        #expect(promise.works[1].plan.start == noon.seconds + 420)
        #expect(promise.works[1].expected == noon.seconds + 480)
    }

    @Test func `what is made at once takes the time of one`() throws {
        var book = try Self.book(Sample.catalogue(fries: #","prepSeconds":180,"batch":4"#))
        let five = (1...5).map { Sample.line("fries", id: $0) }
        let promise = try Self.take(&book, five)
        #expect(promise.readyAt == noon + .seconds(360 + Self.margin))
    }

    @Test func `a bag takes nobody's time, and an order of a bag is made by somebody`() throws {
        var book = try Self.book(Sample.catalogue())
        let both = try Self.take(&book, [Sample.line("burger"), Sample.line("bag", id: 2)])
        #expect(both.readyAt == noon + .seconds(60 + Self.margin))
        let bag = try Self.take(&book, [Sample.line("bag")])
        #expect(bag.works.map(\.units.count) == [1])
    }

    @Test func `a line that no catalogue has takes a minute at the first station`() throws {
        var book = try Self.book(Sample.catalogue(stations: Sample.stations()))
        let line = OrderedLine(id: 1, text: "Tarta", price: .zero, shownPrice: .zero)
        let promise = try Self.take(&book, [line])
        #expect(promise.works.map(\.station) == [Self.grill])
        #expect(promise.works[0].units == [WorkUnit(line: 1, product: nil)])
    }

    @Test func `learned times count instead of entered ones`() throws {
        let key = StationProduct(.kitchen, .product(ProductID("burger")))
        var book = try Self.book(
            Sample.catalogue(burger: #","prepSeconds":300"#),
            learned: [key: LearnedTime(seconds: 90.4, lessons: 3)]
        )
        let promise = try Self.take(&book, [Sample.line("burger")])
        #expect(promise.readyAt == noon + .seconds(90 + Self.margin))
    }

    @Test func `nothing is promised behind more work than six hours`() throws {
        var book = try Self.book(Sample.catalogue(burger: #","prepSeconds":3600"#))
        for _ in 0..<6 { _ = try Self.take(&book, [Sample.line("burger")]) }
        let seventh = book.take([Sample.line("burger")])
        #expect(seventh == nil)
    }

    @Test(arguments: 1...20) func `an order makes no earlier one later`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let hands = Int.random(in: 1...4, using: &random)
        var book = try Self.book(Sample.catalogue(stations: Sample.stations(grill: hands)))
        for _ in 0..<40 {
            let lines = (1...Int.random(in: 1...4, using: &random)).map { id in
                Sample.line(Bool.random(using: &random) ? "burger" : "fries", id: id)
            }
            _ = try Self.take(&book, lines)
            let moved = book.movePromises()
            #expect(moved.isEmpty)
        }
        for station in [Self.grill, Self.fryer] {
            let works = book.works.filter { $0.station == station }.map(\.plan)
            for moment in Set(works.map(\.start)) {
                let busy = works.filter { ($0.start..<$0.start + $0.seconds).contains(moment) }.map(\.width)
                #expect(busy.reduce(0, +) <= (station == Self.grill ? hands : 1))
            }
        }
    }

    @Test(arguments: 1...40) func `while the kitchen keeps its plan, no later order moves a promise`(
        _ seed: UInt64
    ) throws {
        var random = SeededGenerator(seed: seed)
        let hands = Int.random(in: 1...3, using: &random)
        let catalogue = try Sample.catalogue(
            stations: Sample.stations(grill: hands),
            burger: #","prepSeconds":\#(Int.random(in: 30...400, using: &random))"#
        )
        var (now, works, promises) = (noon, [PlannedWork](), [Int64: Timestamp]())
        for id in Int64(1)...40 {
            now = now + .seconds(Int.random(in: 0...120, using: &random))
            var book = try Self.book(catalogue, works, promises: promises, now: now)
            let moved = book.movePromises()
            #expect(moved.isEmpty, "order \(id) at \(now)")
            works = book.works.filter { $0.plan.start + $0.plan.seconds > now.seconds }
            // Hands become free before their time.
            if Bool.random(using: &random), let gone = works.randomElement(using: &random)?.order {
                works.removeAll { $0.order == gone }
            }
            book = try Self.book(catalogue, works, promises: promises, now: now)
            let lines = (1...Int.random(in: 1...4, using: &random)).map { line in
                Sample.line(Bool.random(using: &random) ? "burger" : "fries", id: line)
            }
            promises[id] = book.take(lines)?.readyAt
            works =
                book.works.filter { $0.order != 0 } + Self.stored(book.works.filter { $0.order == 0 }, of: id)
        }
    }

    // MARK: Changes

    /// A book with one order of a burger and fries, as it is read again.
    private static func read(
        _ order: QueuedOrder,
        now: Timestamp = noon,
        stations: String = Sample.stations()
    ) throws -> KitchenBook {
        let catalogue = try Sample.catalogue(stations: stations)
        var first = try book(catalogue)
        let promise = try Self.take(&first, [Sample.line("burger"), Sample.line("fries", id: 2)])
        var again = try book(catalogue, stored(promise.works), promises: [1: promise.readyAt], now: now)
        again.adapt(to: order)
        return again
    }

    @Test func `what is struck frees its hands, and the rest stays`() throws {
        let order = Self.order([Sample.line("burger", struck: 1), Sample.line("fries", id: 2)])
        let book = try Self.read(order)
        #expect(book.works.map(\.station) == [Self.fryer] && book.works[0].version == 2)
        #expect(book.ended.map(\.doneAt) == [nil])
    }

    @Test func `a struck part of a work makes it shorter, and it teaches nothing`() throws {
        var kitchen = try Self.book(Sample.catalogue())
        let promise = try Self.take(&kitchen, [Sample.line("burger"), Sample.line("fries", id: 2)])
        var again = try Self.book(Sample.catalogue(), Self.stored(promise.works))
        again.adapt(to: Self.order([Sample.line("burger"), Sample.line("fries", id: 2, struck: 1)]))
        #expect(again.works.map(\.plan.seconds) == [60] && again.works.map(\.teaches) == [false])
    }

    @Test func `what is added is a work of its own behind the others`() throws {
        let added = Sample.line("burger", id: 3, added: 1)
        let book = try Self.read(Self.order([Sample.line("burger"), Sample.line("fries", id: 2), added]))
        let new = try #require(book.works.last)
        #expect(book.works.count == 3 && new.row == nil && new.order == 1 && !new.teaches)
        #expect(new.units == [WorkUnit(line: 3, product: .product(ProductID("burger")))])
        #expect(new.plan.start == noon.seconds + 60)
    }

    @Test func `a station that is done frees its hands`() throws {
        var kitchen = KitchenRecord()
        kitchen.marks = [KitchenMark(station: Self.grill, kind: .done, at: at(1), by: "x", afterEvent: 1)]
        let lines = [Sample.line("burger"), Sample.line("fries", id: 2)]
        let book = try Self.read(Self.order(lines, state: .preparing, kitchen: kitchen))
        #expect(book.works.map(\.station) == [Self.fryer])
        #expect(book.ended == [KitchenBook.End(row: 1, doneAt: at(1), teaches: true)])
    }

    @Test(arguments: [OrderState.cancelled, .noShow, .expired])
    func `an order that was called off frees its hands`(_ state: OrderState) throws {
        let lines = [Sample.line("burger"), Sample.line("fries", id: 2)]
        let book = try Self.read(Self.order(lines, state: state))
        #expect(book.works.isEmpty && book.ended.map(\.doneAt) == [nil, nil])
    }

    @Test func `an order that is ready is done everywhere`() throws {
        var kitchen = KitchenRecord()
        kitchen.ready = KitchenRecord.Done(at: at(2), event: 2)
        let lines = [Sample.line("burger"), Sample.line("fries", id: 2)]
        let book = try Self.read(Self.order(lines, state: .ready, kitchen: kitchen))
        #expect(book.works.isEmpty && book.ended.map(\.doneAt) == [at(2), at(2)])
    }

    @Test func `an order that returns is made again and keeps its promise`() throws {
        var book = try Self.book(Sample.catalogue())
        let order = Self.order([Sample.line("burger")], state: .preparing, readyAt: at(10))
        let promise = book.plan(order)
        #expect(promise == nil)
        #expect(book.works.map(\.order) == [1] && book.works.map(\.teaches) == [false])
        let moved = book.movePromises()
        #expect(moved.isEmpty)
    }

    @Test func `an order that was not planned at once teaches nothing`() throws {
        var book = try Self.book(Sample.catalogue(), now: at(5))
        let promise = try Self.plan(&book, Self.order([Sample.line("burger")]))
        #expect(promise.readyAt == at(5) + .seconds(60 + Self.margin))
        #expect(promise.works.map(\.teaches) == [false])
        var soon = try Self.book(Sample.catalogue(), now: noon + .seconds(5))
        let counter = try Self.plan(&soon, Self.order([Sample.line("burger")]))
        #expect(counter.works.map(\.teaches) == [true])
    }

    // MARK: Time

    @Test(arguments: [(299, false), (300, true), (600, true), (1200, false)])
    func `a promise moves when it would be missed by two minutes, and not for a forgotten order`(
        _ seconds: Int,
        _ moves: Bool
    ) throws {
        var first = try Self.book(Sample.catalogue())
        let promise = try Self.take(&first, [Sample.line("burger")])
        #expect(promise.readyAt == noon + .seconds(180))
        var later = try Self.book(
            Sample.catalogue(),
            Self.stored(promise.works),
            promises: [1: promise.readyAt],
            now: noon + .seconds(seconds)
        )
        let expected = noon + .seconds(Int64(seconds) + Self.margin)
        let moved = later.movePromises()
        #expect(moved == (moves ? [1: expected] : [:]))
        let again = later.movePromises()
        #expect(again.isEmpty)
    }

    // MARK: Lessons

    private static func lessons(
        doneAt: Timestamp,
        _ state: OrderState = .ready,
        changedAt: Timestamp? = nil,
        teaches: Bool = true
    ) throws -> KitchenLessons {
        let duties = try Sample.duties(Sample.catalogue())
        let start = noon.seconds
        let work = PlannedWork(
            row: 1,
            order: 1,
            station: .kitchen,
            plan: StationWork(id: 1, start: start, seconds: 60, width: 1, release: start),
            expected: start + 60,
            units: [
                WorkUnit(line: 1, product: .product(ProductID("burger"))), WorkUnit(line: 2, product: nil),
            ],
            version: 1,
            teaches: teaches
        )
        var lessons = KitchenLessons(duties)
        lessons.learn(
            from: KitchenLessons.Order(
                works: [KitchenLessons.Finished(work: work, doneAt: doneAt)],
                state: state,
                changedAt: changedAt ?? doneAt,
                promisedAt: noon + .seconds(180)
            )
        )
        return lessons
    }

    @Test func `a late end makes products slower, an early one faster, and the margin follows the promise`()
        throws
    {
        let key = StationProduct(.kitchen, .product(ProductID("burger")))
        let late = try Self.lessons(doneAt: noon + .seconds(200))
        #expect(late.times[key] == LearnedTime(seconds: 72, lessons: 1) && late.margin.seconds == 130)
        let early = try Self.lessons(doneAt: noon + .seconds(50))
        #expect(early.times[key] == LearnedTime(seconds: 48, lessons: 1) && early.margin.seconds == 119)
        #expect(early.changed == [key])
    }

    @Test func `what is not to be believed teaches nothing`() throws {
        let done = noon + .seconds(50)
        let silent = [
            try Self.lessons(doneAt: done, .collected, changedAt: done + .seconds(9)),
            try Self.lessons(doneAt: done, .cancelled, changedAt: done + .seconds(60)),
            try Self.lessons(doneAt: done, .noShow, changedAt: done + .seconds(60)),
            try Self.lessons(doneAt: done, teaches: false),
            try Self.lessons(doneAt: noon + .seconds(60 + 901)),
        ]
        for lessons in silent {
            #expect(lessons.times.isEmpty && lessons.margin == PromiseMargin())
        }
        let believed = try Self.lessons(doneAt: done, .collected, changedAt: done + .seconds(10))
        #expect(believed.times.count == 1)
    }

    @Test func `the units of a work are stored as a text`() {
        let units = [
            WorkUnit(line: 1, product: .product(ProductID("burger"))),
            WorkUnit(line: 12, product: .choice(ChoiceID("cola"))), WorkUnit(line: 2, product: nil),
        ]
        #expect(units.stored == "1:burger 12:option/cola 2:")
        #expect([WorkUnit](storedUnits: units.stored) == units)
        #expect([WorkUnit](storedUnits: "burger") == nil)
    }
}

import CounterTesting
import HTTPTypes
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// What the pages print, and what they open.
@Suite(.timeLimit(.minutes(5))) struct PrintActionTests {
    private let site: TestSite
    private let path: String

    init() async throws {
        site = try await TestSite()
        path = "/v1/restaurants/garbera/orders/\(site.order.id)/print-bag"
        let printer = PrinterRecord(id: PrinterID("barra"), restaurant: nil, tasks: [.bag], confirms: true)
        try await site.counter.adopt([printer], .received)
    }

    private var bags: [BagNumber] {
        get async throws { try await site.counter.printJobs(ofOrder: site.order.id).compactMap(\.bag) }
    }

    @Test func `a number of bags prints a ticket for each, and none prints one more`() async throws {
        #expect(try await site.post(path, as: .kitchen, ["revision": 1, "bags": 2]).status == 200)
        #expect(try await bags == [BagNumber(1, of: 2), BagNumber(2, of: 2)])
        #expect(try await site.post(path, as: .till, ["revision": 1]).status == 200)
        #expect(try await bags.last == BagNumber(3))
    }

    @Test(arguments: [0, 21, -1])
    func `a number of bags that nobody packs is refused`(_ count: Int) async throws {
        let answer = try await site.post(path, as: .till, ["revision": 1, "bags": JSONValue.integer(count)])
        #expect(answer.status == 400 && answer.body.contains("bags"))
        #expect(try await bags.isEmpty)
    }

    @Test func `the pages open no drawer, and one that is not there is refused with what to do`() {
        #expect(StaffAction.openDrawer.address == nil)
        let refusal = WebError(CounterError.noDrawer("barra")).refusal
        #expect(refusal.status == .unprocessableContent && refusal.code == "refused")
        #expect(refusal.sentence[.english].contains("barra"))
        #expect(refusal.sentence[.english].contains("drawer: true"))
    }

    @Test func `the page asks with the answers and the keys of the terminal`() throws {
        let words = PageText(language: .spanish)
        let html = TillDialogs(say: words.say).html.rendered
        for answer in PromiseAnswer.all {
            #expect(html.contains("value=\"\(answer.minutes)\" data-key-of=\"\(answer.key)\""))
        }
        for answer in BagAnswer.all {
            let value = answer.bags.map(String.init) ?? "more"
            #expect(html.contains("value=\"\(value)\" data-key-of=\"\(answer.key)\""), "\(answer.key)")
            #expect(html.contains(answer.sentence[.spanish]))
        }
    }
}

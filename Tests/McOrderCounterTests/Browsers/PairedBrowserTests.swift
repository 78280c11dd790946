import McOrderCounter
import McOrderModel
import Testing

/// Pairing a browser with the queue, and ending the pairing.
struct PairedBrowserTests {
    private let fixture: TestCounter
    private let counter: Counter
    private let owner: StaffMember

    init() async throws {
        fixture = try await TestCounter()
        counter = fixture.counter()
        owner = try StaffMember.cashier("Ane")
    }

    @Test func `a code pairs one browser`() async throws {
        let pairing = try await counter.invite(browser: "Kitchen 1", role: .kitchen, as: owner)
        #expect(pairing.code.count == 9)
        let typed = pairing.code.lowercased().replacing("-", with: " ")
        let (browser, secret) = try await counter.pair(code: typed)
        #expect(browser.name == "Kitchen 1" && browser.role == .kitchen && browser.lastSeenAt == nil)
        #expect(secret.utf8.count == 43)
        #expect(try await counter.browser(secret: secret) == browser)
        #expect(try await counter.browsers() == [browser])
        #expect(try await counter.browser(secret: secret + "A") == nil)
        await #expect(throws: CounterError.noPairing) { try await counter.pair(code: pairing.code) }
    }

    @Test(arguments: ["", "AAAA", "AAAA-AAAA", "0000-0000", "AAAA-AAAA-A"])
    func `a wrong code pairs nothing`(_ code: String) async throws {
        _ = try await counter.invite(browser: "Kitchen 1", role: .kitchen, as: owner)
        await #expect(throws: CounterError.noPairing) { try await counter.pair(code: code) }
    }

    @Test func `a code is valid for ten minutes`() async throws {
        let pairing = try await counter.invite(browser: "Board", role: .board, as: owner)
        #expect(pairing.expiresAt - fixture.now == .seconds(600))
        fixture.wait(.seconds(600))
        await #expect(throws: CounterError.noPairing) { try await counter.pair(code: pairing.code) }
    }

    @Test func `a later invitation under the same name ends the earlier one`() async throws {
        let first = try await counter.invite(browser: "Board", role: .board, as: owner)
        let second = try await counter.invite(browser: "Board", role: .till, as: owner)
        await #expect(throws: CounterError.noPairing) { try await counter.pair(code: first.code) }
        #expect(try await counter.pair(code: second.code).browser.role == .till)
    }

    @Test func `a browser replaces an earlier browser of the same name`() async throws {
        let first = try await counter.invite(browser: "Board", role: .board, as: owner)
        let old = try await counter.pair(code: first.code)
        let second = try await counter.invite(browser: "Board", role: .board, as: owner)
        #expect(try await counter.browser(secret: old.secret) == old.browser)
        let new = try await counter.pair(code: second.code)
        #expect(try await counter.browser(secret: old.secret) == nil)
        #expect(try await counter.browsers() == [new.browser])
    }

    @Test func `a removed browser is refused at once`() async throws {
        let pairing = try await counter.invite(browser: "Caja Norte", role: .till, as: owner)
        let (browser, secret) = try await counter.pair(code: pairing.code)
        await #expect(throws: CounterError.noBrowser("Caja Sur", among: ["Caja Norte"])) {
            try await counter.removeBrowser("Caja Sur", as: owner)
        }
        #expect(try await counter.removeBrowser("caja norte", as: owner) == browser)
        #expect(try await counter.browser(secret: secret) == nil)
    }

    @Test func `the time at which a browser was last seen is stored at most once a minute`() async throws {
        let pairing = try await counter.invite(browser: "Board", role: .board, as: owner)
        let (browser, secret) = try await counter.pair(code: pairing.code)
        let first = fixture.now
        try await counter.noteSeen(browser)
        fixture.wait(.seconds(59))
        let seen = try #require(try await counter.browser(id: browser.id))
        try await counter.noteSeen(seen)
        #expect(try await counter.browser(secret: secret)?.lastSeenAt == first)
        fixture.wait(.seconds(1))
        try await counter.noteSeen(seen)
        #expect(try await counter.browser(secret: secret)?.lastSeenAt == first + .seconds(60))
        #expect(try await counter.browser(id: browser.id + 1) == nil)
    }

    @Test(arguments: [Role.board, .kitchen, .till])
    func `only an owner invites and removes browsers`(_ role: Role) async throws {
        let member = try StaffMember(name: "Jon", role: role)
        await #expect(throws: CounterError.notPermitted(role)) {
            try await counter.invite(browser: "Board", role: .board, as: member)
        }
        await #expect(throws: CounterError.notPermitted(role)) {
            try await counter.removeBrowser("Board", as: member)
        }
    }
}

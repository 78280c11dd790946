import OrderTesting
import Testing

@testable import McOrderModel

/// Which orders of a storefront wait for their customers, and what ends that.
@Suite struct PresenceDecidingTests {
    private let secret = PresenceSecret.random()
    private let garbera = RestaurantID("garbera")

    /// What a queue knows whose restaurant makes keys.
    private func lookups(_ change: (inout PresenceFacts) -> Void = { _ in }) -> QueueLookups {
        var facts = PresenceFacts()
        facts.secret = secret
        change(&facts)
        var lookups = QueueLookups()
        lookups.presence[garbera] = facts
        return lookups
    }

    private func decide(
        _ files: [IncomingFile],
        given lookups: QueueLookups,
        _ sources: Set<PresenceSource> = [.till, .board],
        mostWaiting: Int = 200
    ) -> [String] {
        let rules = PresenceRules(sources: sources, mostWaiting: mostWaiting)
        return Decider.decide(files, given: lookups, maxOpen: 0, presence: rules).files.map(word)
    }

    private func word(_ decision: Decision) -> String {
        switch decision {
        case .enqueue(_, _, let presence, _):
            presence.waits ? "waits" : presence.provenBy.map { "present by \($0)" } ?? "fires"
        case .reject(let reason, _, _): reason.rawValue
        case .notice(_, let outcome, _, _, .none): "\(outcome)"
        case .notice(_, let outcome, _, _, .proven(let source)): "\(outcome), present by \(source)"
        case .notice(_, let outcome, _, _, .wrongDigits): "\(outcome), wrong"
        default: "\(decision)"
        }
    }

    private func minute(_ instant: Timestamp) -> Int { Int(instant.minute) }

    /// The proof of somebody who read the screen's QR code at an instant.
    private func scanned(at instant: Timestamp, _ value: Int = 9, from index: UInt8 = 1) throws
        -> PresenceProof
    {
        let key = secret.key(of: garbera, minute: minute(instant))
        return PresenceProof(
            .board(minute: minute(instant)),
            of: try identity(value, from: index),
            with: key
        )
    }

    private func typed(at instant: Timestamp, _ value: Int = 9, from index: UInt8 = 1) throws -> PresenceProof
    {
        let digits = secret.key(of: garbera, minute: minute(instant)).digits
        return PresenceProof(digits: digits, minute: 3, of: try identity(value, from: index))
    }

    private func guessed(_ value: Int = 9, from index: UInt8 = 1) throws -> PresenceProof {
        PresenceProof(digits: "none", minute: 3, of: try identity(value, from: index))
    }

    private func atTable(_ table: String, _ value: Int = 9, from index: UInt8 = 1) throws -> PresenceProof {
        let key = secret.key(of: garbera, table: table, edition: 1)
        return PresenceProof(.table, of: try identity(value, from: index), with: key)
    }

    @Test func `only a storefront's order of a new device waits`() throws {
        #expect(decide([try storefront()], given: lookups()) == ["waits"])
        #expect(decide([try storefront()], given: QueueLookups()) == ["waits"])
        #expect(decide([try incoming(order())], given: lookups()) == ["fires"])
        var known = lookups()
        known.devices[try device()] = KnownDevice()
        known.devices[try device()]?.isKnown = true
        #expect(decide([try storefront()], given: known) == ["fires"])
        var trusted = lookups()
        trusted.devices[try device()] = KnownDevice()
        trusted.devices[try device()]?.label = "Ane"
        #expect(decide([try storefront()], given: trusted) == ["fires"])
    }

    @Test func `the key of a minute counts for ten minutes after it, and two ahead`() throws {
        for (minute, word) in [
            (9, "waits"), (10, "present by board"), (20, "present by board"), (22, "present by board"),
            (23, "waits"),
        ] {
            let file = try storefront(proof: scanned(at: at(minute)), receivedAt: at(20) + .seconds(59))
            #expect(decide([file], given: lookups()) == [word], "\(minute)")
        }
    }

    @Test func `a proof is worth nothing for another order, restaurant, or where boards do not count`() throws
    {
        let other = try scanned(at: at(1), 10)
        #expect(decide([try storefront(9, proof: other)], given: lookups()) == ["waits"])
        let own = try scanned(at: at(1))
        #expect(decide([try storefront(proof: own)], given: lookups(), [.till]) == ["waits"])
        var elsewhere = lookups()
        elsewhere.presence[RestaurantID("urbil")] = elsewhere.presence[garbera]
        #expect(decide([try storefront(for: "urbil", proof: own)], given: elsewhere) == ["waits"])
    }

    @Test func `digits count whatever minute the phone believes it is`() throws {
        #expect(decide([try storefront(proof: typed(at: at(1)))], given: lookups()) == ["present by board"])
        #expect(
            decide([try storefront(proof: typed(at: at(1)), receivedAt: at(30))], given: lookups())
                == ["waits"]
        )
    }

    @Test func `a minute's key counts for twenty orders of new devices`() throws {
        let files = try (1...22).map { value in
            try storefront(value, from: UInt8(value), proof: scanned(at: at(1), value, from: UInt8(value)))
        }
        let found = decide(files, given: lookups())
        #expect(found == Array(repeating: "present by board", count: 20) + ["waits", "waits"])
        #expect(decide([files[0]], given: lookups { $0.usesOfMinutes[minute(at(1))] = 20 }) == ["waits"])
    }

    @Test func `a known device uses up no key`() throws {
        var known = lookups { $0.usesOfMinutes[minute(at(1))] = 19 }
        known.devices[try device(1)] = KnownDevice()
        known.devices[try device(1)]?.isKnown = true
        let files = [
            try storefront(1, from: 1, proof: scanned(at: at(1), 1, from: 1)),
            try storefront(2, from: 2, proof: scanned(at: at(1), 2, from: 2)),
        ]
        #expect(decide(files, given: known) == ["present by board", "present by board"])
    }

    @Test func `a table's code counts where the owner allows it, for four new devices an hour`()
        throws
    {
        let file = try storefront(table: "7", proof: atTable("7"))
        #expect(decide([file], given: lookups()) == ["waits"])
        #expect(decide([file], given: lookups(), [.table]) == ["present by table"])
        #expect(decide([file], given: lookups { $0.edition = 2 }, [.table]) == ["waits"])
        let other = try storefront(table: "8", proof: atTable("7"))
        #expect(decide([other], given: lookups(), [.table]) == ["waits"])
        let files = try (1...5).map { value in
            try storefront(
                value,
                from: UInt8(value),
                table: "7",
                proof: atTable("7", value, from: UInt8(value))
            )
        }
        #expect(
            decide(files, given: lookups(), [.table])
                == Array(repeating: "present by table", count: 4) + ["waits"]
        )
    }

    @Test func `an arrival with a proof makes a waiting order present, also after one that proved nothing`()
        throws
    {
        let files = [
            try storefront(), try arrival(sentAt: at(2)),
            try arrival(proof: scanned(at: at(2)), sentAt: at(3), receivedAt: at(3)),
            try arrival(proof: scanned(at: at(3)), sentAt: at(4), receivedAt: at(4)),
        ]
        #expect(
            decide(files, given: lookups()) == [
                "waits", "done", "done, present by board", "needless",
            ]
        )
    }

    @Test func `where customers are believed, any arrival makes a waiting order present`() throws {
        let files = [try storefront(), try arrival()]
        let found = decide(files, given: QueueLookups(), [.till, .customer])
        #expect(found == ["waits", "done, present by customer"])
    }

    @Test func `after three wrong digits of an order only the code counts`() throws {
        var files = [try storefront(proof: guessed())]
        for minute in 2...3 {
            files.append(try arrival(proof: guessed(), sentAt: at(minute), receivedAt: at(minute)))
        }
        files.append(try arrival(proof: typed(at: at(3)), sentAt: at(4), receivedAt: at(4)))
        files.append(try arrival(proof: scanned(at: at(3)), sentAt: at(5), receivedAt: at(5)))
        #expect(
            decide(files, given: lookups()) == [
                "waits", "done, wrong", "needless, wrong", "needless",
                "done, present by board",
            ]
        )
    }

    @Test func `after thirty wrong digits an hour at a restaurant only the code counts`() throws {
        let files = try (1...31).map { value in
            try storefront(value, from: UInt8(value), proof: guessed(value, from: UInt8(value)))
        }
        let right = [
            try storefront(40, from: 40, proof: typed(at: at(1), 40, from: 40)),
            try storefront(41, from: 41, proof: scanned(at: at(1), 41, from: 41)),
        ]
        let found = decide(files.dropLast(2) + right, given: lookups())
        #expect(found.suffix(2) == ["present by board", "present by board"])
        #expect(decide(files + right, given: lookups()).suffix(2) == ["waits", "present by board"])
    }

    @Test func `wrong digits count even if their order is refused`() throws {
        let rules = PresenceRules(mostWaiting: 1)
        let files = try (1...2).map { value in
            try storefront(value, from: UInt8(value), proof: guessed(value, from: UInt8(value)))
        }
        let decisions = Decider.decide(files, given: lookups(), maxOpen: 0, presence: rules)
        #expect(decisions.files.map(word) == ["waits", "too-many-waiting"])
        #expect(decisions.presenceUses.map(\.kind) == [.wrongDigits, .wrongDigits])
    }

    @Test func `a thousand strangers keep nobody out who is there or known`() throws {
        var known = lookups()
        known.devices[try device(250)] = KnownDevice()
        known.devices[try device(250)]?.isKnown = true
        var files = try (1...1000).map { try storefront($0, from: UInt8($0 % 200)) }
        files.append(try storefront(2000, from: 201, proof: scanned(at: at(1), 2000, from: 201)))
        files.append(try storefront(2001, from: 250))
        files.append(try incoming(order(2002, from: 202)))
        let found = decide(files, given: known)
        #expect(found.count { $0 == "waits" } == 200)
        #expect(found.count { $0 == "too-many-waiting" } == 800)
        #expect(found.suffix(3) == ["present by board", "fires", "fires"])
        #expect(decide(files, given: known, mostWaiting: 0).count { $0 == "waits" } == 1000)
    }

    @Test func `a waiting order that is cancelled or present makes room for another`() throws {
        let files = [
            try storefront(1, from: 1), try storefront(2, from: 2),
            incoming(try notice(.cancel, 1, from: 1)), try storefront(3, from: 3),
            try arrival(3, from: 3, proof: scanned(at: at(2), 3, from: 3)), try storefront(4, from: 4),
        ]
        #expect(
            decide(files, given: lookups(), mostWaiting: 1) == [
                "waits", "too-many-waiting", "done", "waits", "done, present by board",
                "waits",
            ]
        )
    }
}

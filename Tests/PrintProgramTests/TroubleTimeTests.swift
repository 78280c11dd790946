import McOrderCounter
import McOrderModel
import McOrderPrinting
import Testing

@testable import PrintProgram

/// How soon a printer's trouble is reported, with the program's own times. Nobody waits: the shop's time moves
/// with each wait.
@Suite(.timeLimit(.minutes(5))) struct TroubleTimeTests {
    private let shop: PrintShop
    private let printer: TimedPrinter

    init() async throws {
        shop = try await PrintShop()
        printer = TimedPrinter(shop)
    }

    private static func settings(isExclusive: Bool) -> PrinterSettings {
        let address = PrinterSettings.Address.network(host: "printer", port: 9100)
        var settings = PrinterSettings(id: PrinterID("cocina"), address: address)
        settings.profile = .epson
        settings.isExclusive = isExclusive
        return settings
    }

    /// The printer, if staff see that it is in trouble.
    private var troubled: PrinterRecord? {
        get async throws { try await shop.counter.printing(of: nil).inTrouble.first }
    }

    /// Seconds from now until a moment of the shop.
    private func seconds(from start: Timestamp, to end: Timestamp) -> Double {
        Double(end.milliseconds - start.milliseconds) / 1000
    }

    /// Wakes a printer's service as the program does.
    private struct Pulse {
        let shop: PrintShop
        let service: PrinterService
        private var next: Timestamp

        init(_ shop: PrintShop, _ service: PrinterService) {
            (self.shop, self.service, next) = (shop, service, shop.now)
        }

        mutating func beat() async throws {
            if shop.now < next { shop.wait(.milliseconds(next.milliseconds - shop.now.milliseconds)) }
            next = next + PrintService.pulse
            try await service.work()
        }
    }

    @Test(arguments: TimedPrinter.Trouble.allCases, [(true, 5.0), (false, 35.0)])
    func `trouble is reported within 5 s over a kept connection, and within 35 s without one`(
        _ trouble: TimedPrinter.Trouble,
        _ expected: (isExclusive: Bool, limit: Double)
    ) async throws {
        let settings = Self.settings(isExclusive: expected.isExclusive)
        let services = try await shop.serve([settings], patience: .init(), access: printer.access)
        var pulse = Pulse(shop, try #require(services.first))
        var longest = 0.0
        // The trouble begins just after each of the pulses between two questions.
        for calm in [0, 1, 2, 3, 28, 29, 30, 31, 32] {
            printer.get(nil)
            repeat { try await pulse.beat() } while try await troubled != nil
            for _ in 0..<calm { try await pulse.beat() }
            printer.get(trouble)
            let start = shop.now
            repeat { try await pulse.beat() } while try await troubled == nil
            let told = try #require(try await troubled?.since)
            longest = max(longest, seconds(from: start, to: told))
        }
        #expect(longest <= expected.limit, "\(longest) s")
        // It is asked no more often than needed: port 9100 often takes one client.
        #expect(longest >= expected.limit - 5, "\(longest) s")
    }

    @Test(arguments: [TimedPrinter.Trouble.silent, .stuck, .unplugged, .off], [(true, 5.0), (false, 35.0)])
    func `trouble in the middle of a ticket is reported as soon`(
        _ trouble: TimedPrinter.Trouble,
        _ expected: (isExclusive: Bool, limit: Double)
    ) throws {
        var told: Timestamp?
        let conversation = PrinterConversation(
            Self.settings(isExclusive: expected.isExclusive),
            .init(),
            printer.access
        ) { _ in
            if told == nil { told = shop.now }
        }
        #expect(conversation.condition() == .ready)
        printer.getWithTicket(trouble)
        let start = shop.now
        let outcome = conversation.transmit([0x1B, 0x40, 0x41, 0x0A], id: [0x30, 0x30, 0x30, 0x30])
        guard case .uncertain(let condition) = outcome else {
            Issue.record("\(outcome)")
            return
        }
        #expect(condition.isTrouble)
        // The service tells what a transmission ended with at once.
        #expect(seconds(from: start, to: told ?? shop.now) <= expected.limit)
    }
}

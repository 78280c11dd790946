import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderText
import Testing

@testable import PrintProgram

/// From the queue to the paper of a printer.
@Suite(.timeLimit(.minutes(5))) struct PrinterServiceTests {
    private let shop: PrintShop
    private let printer: FakePrinter

    init() async throws {
        shop = try await PrintShop()
        printer = try FakePrinter()
    }

    @Test func `an order's ticket is on paper, and the printer has confirmed it`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        try await service.work()
        #expect(try await shop.states(order) == [.confirmed])
        let ticket = try #require(printer.tickets.first)
        #expect(printer.tickets.count == 1)
        for text in [order.code, "1 × BigMac", "1 × Espresso", "COMANDA - NO ES FACTURA", "intento 1"] {
            #expect(ticket.contains(text), "\(text)")
        }
        #expect(!ticket.contains("POSIBLE COPIA"))
        #expect(printer.paper.starts(with: [0x1B, 0x40, 0x1C, 0x2E, 0x1B, 0x74, 19]))
        try await service.work()
        #expect(printer.tickets.count == 1)
        printer.end()
    }

    @Test func `a printer that answers nothing leaves the job as sent`() async throws {
        printer.behave { $0.answers = false }
        let settings = PrintShop.settings("cocina", printer, .generic)
        let service = try #require(try await shop.serve([settings]).first)
        let order = try await shop.arrive(9)
        try await service.work()
        #expect(try await shop.states(order) == [.sent])
        #expect(printer.tickets.count == 1)
        printer.end()
    }

    @Test func `a change is a ticket of what changed and what stands`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        try await service.work()
        let line = try #require(order.keptLines.last)
        try await shop.perform(.edit(.strike(line), reason: "sold-out"), on: order)
        try await service.work()
        let ticket = try #require(printer.tickets.last)
        #expect(ticket.contains("CAMBIO") && ticket.contains("- 1 × Espresso") && ticket.contains("Queda:"))
        #expect(ticket.contains("1 × BigMac"))
        printer.end()
    }

    @Test func `an order that was called off prints that once, and nothing after it`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        try await service.work()
        try await shop.perform(.edit(.comment("sin sal")), on: order)
        try await shop.perform(.advance(to: .cancelled), on: order)
        try await service.work()
        #expect(printer.tickets.count == 2)
        #expect(printer.tickets.last?.contains("ANULADO") == true)
        #expect(try await shop.states(order) == [.confirmed, .expired, .confirmed])
        printer.end()
    }

    @Test func `an order that was called off before it was printed prints nothing`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        try await shop.perform(.advance(to: .cancelled), on: order)
        try await service.work()
        #expect(printer.tickets.isEmpty)
        #expect(try await shop.counter.printing(of: nil).alarms.isEmpty)
        printer.end()
    }

    @Test(arguments: [PrinterCondition.paperOut, .coverOpen, .stalled])
    func `a trouble is reported, and the ticket is printed once when it is over`(
        _ condition: PrinterCondition
    ) async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        printer.behave { printer in
            switch condition {
            case .paperOut: printer.hasPaper = false
            case .coverOpen: printer.isCoverOpen = true
            default: printer.answers = false
            }
        }
        let order = try await shop.arrive(9)
        try await service.work()
        #expect(try await shop.counter.printing(of: nil).inTrouble.map(\.condition) == [condition])
        #expect(try await shop.states(order) == [.due])
        printer.behave { $0 = FakePrinter.Behaviour() }
        while try await shop.states(order) != [.confirmed] { try await service.work() }
        #expect(printer.tickets.count == 1 && printer.tickets.first?.contains("POSIBLE COPIA") == false)
        #expect(try await shop.counter.printing(of: nil).inTrouble.isEmpty)
        printer.end()
    }

    @Test func `a printer that does not answer is reported`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        printer.end()
        try await service.work()
        #expect(try await shop.counter.printing(of: nil).inTrouble.map(\.condition) == [.gone])
    }

    @Test func `a ticket that was cut off is printed again as a possible copy`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        printer.behave { $0.dropsAfter = 60 }
        try await service.work()
        #expect(try await shop.states(order) == [.uncertain])
        printer.behave { $0.dropsAfter = nil }
        while try await shop.states(order) != [.confirmed] { try await service.work() }
        #expect(printer.tickets.last?.contains("[POSIBLE COPIA") == true)
        #expect(try await shop.jobs(order).first?.attempts == 2)
        printer.end()
    }

    @Test func `a printer that buffers is cleared, and after three attempts there is an alarm`() async throws
    {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        printer.behave { $0.buffers = true }
        while try await shop.jobs(order).first?.isAlarm != true { try await service.work() }
        let job = try #require(try await shop.jobs(order).first)
        #expect(job.state == .uncertain && job.attempts == 3)
        #expect(printer.cleared >= 2)
        let state = try await shop.counter.printing(of: nil)
        #expect(state.alarms.map(\.code) == [order.code])
        #expect(state.inTrouble.map(\.condition) == [.stalled])
        // It comes back, and prints what is left in its buffer: the last copy.
        printer.behave { $0.buffers = false }
        let member = try StaffMember(name: "Ane", role: .till)
        _ = try await shop.counter.perform(.acknowledgePrinting(nil), as: member)
        try await service.work()
        #expect(try await shop.counter.printing(of: nil).alarms.isEmpty)
        #expect(printer.tickets.allSatisfy { $0.contains("POSIBLE COPIA") })
        printer.end()
    }

    @Test func `a fallback prints with the first printer's name as a possible copy`() async throws {
        let second = try FakePrinter()
        var settings = PrintShop.settings("cocina", printer)
        settings.fallback = PrinterID("barra")
        var other = PrintShop.settings("barra", second)
        other.prints = [.bag]
        let services = try await shop.serve([settings, other])
        let order = try await shop.arrive(9)
        printer.behave { $0.hasPaper = false }
        for service in services { try await service.work() }
        #expect(try await shop.states(order) == [.confirmed])
        let ticket = try #require(second.tickets.first)
        #expect(ticket.contains("PARA cocina") && ticket.contains("POSIBLE COPIA"))
        #expect(try await shop.jobs(order).first?.fallback == PrinterID("barra"))
        printer.end()
        second.end()
    }

    @Test func `a ticket that could not be printed in time expires with an alarm`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        shop.wait(.seconds(1800))
        try await service.work()
        #expect(try await shop.states(order) == [.expired])
        #expect(try await shop.counter.printing(of: nil).alarms.count == 1)
        #expect(printer.tickets.isEmpty)
        printer.end()
    }

    @Test func `after a change of paper nothing is printed that the kitchen has finished`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        printer.behave { $0.hasPaper = false }
        let (first, second, third) = (
            try await shop.arrive(1), try await shop.arrive(2), try await shop.arrive(3)
        )
        try await shop.perform(.advance(to: .preparing), on: second)
        let present = try #require(try await shop.counter.order(id: second.id))
        try await shop.perform(.advance(to: .ready), on: present)
        try await service.work()
        printer.behave { $0.hasPaper = true }
        while try await shop.states(third) != [.confirmed] { try await service.work() }
        #expect(printer.tickets.count == 2)
        #expect(printer.tickets.first?.contains(first.code) == true)
        #expect(printer.tickets.last?.contains(third.code) == true)
        printer.end()
    }

    @Test func `bag and receipt are printed at their events and by hand, and the drawer only by hand`()
        async throws
    {
        var settings = PrintShop.settings("barra", printer)
        settings.prints = [.bag, .receipt]
        settings.hasDrawer = true
        let service = try #require(try await shop.serve([settings]).first)
        let order = try await shop.arrive(9)
        try await shop.perform(.advance(to: .preparing), on: order)
        try await shop.perform(.advance(to: .ready), on: #require(try await shop.counter.order(id: order.id)))
        try await shop.perform(.pay(.card), on: #require(try await shop.counter.order(id: order.id)))
        try await shop.perform(.print(.bag, at: nil), on: order)
        try await shop.perform(.print(.bag, at: nil, bags: 2), on: order)
        try await service.work()
        #expect(printer.tickets.count == 5)
        let price = PriceText(currency: "EUR", language: .spanish)(order.total)
        let (bag, receipt, second) = (printer.tickets[0], printer.tickets[1], printer.tickets[2])
        #expect(bag.contains("Bolsa 1") && !bag.contains(" de 1"))
        #expect(second.contains("Bolsa 2") && !second.contains(" de 2"))
        #expect(printer.tickets[3].contains("Bolsa 1 de 2") && printer.tickets[4].contains("Bolsa 2 de 2"))
        for count in [0, 21] {
            await #expect(throws: CounterError.badBags(count)) {
                try await shop.perform(.print(.bag, at: nil, bags: count), on: order)
            }
        }
        #expect(bag.contains("gluten") && bag.contains("PAGADO"))
        #expect(receipt.contains("NO ES FACTURA") && receipt.contains("Total") && receipt.contains(price))
        #expect(!printer.paper.contains([0x1B, 0x70]))
        let member = try StaffMember(name: "Ane", role: .till)
        _ = try await shop.counter.perform(.openDrawer(PrinterID("barra")), as: member)
        try await service.work()
        #expect(printer.paper.contains([0x1B, 0x70]))
        let cook = try StaffMember(name: "Jon", role: .kitchen)
        await #expect(throws: CounterError.notPermitted(.kitchen)) {
            try await shop.counter.perform(.openDrawer(PrinterID("barra")), as: cook)
        }
        printer.end()
    }

    @Test func `a drawer that is not there is not opened`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let member = try StaffMember(name: "Ane", role: .till)
        await #expect(throws: CounterError.noDrawer("cocina")) {
            try await shop.counter.perform(.openDrawer(PrinterID("cocina")), as: member)
        }
        try await service.work()
        #expect(printer.paper.isEmpty)
        printer.end()
    }

    @Test func `nothing that a customer typed reaches the printer as a command`() async throws {
        let service = try #require(try await shop.serve([PrintShop.settings("cocina", printer)]).first)
        let order = try await shop.arrive(9)
        try await shop.perform(.edit(.comment("Iñaki 🍔 dio: 5 €")), on: order)
        try await service.work()
        #expect(printer.tickets.last?.contains("▒") == true)
        printer.end()
    }
}

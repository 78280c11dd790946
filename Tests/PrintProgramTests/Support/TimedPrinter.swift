import McOrderModel
import McOrderPrinting
import Synchronization

@testable import PrintProgram

/// A printer without a network, in the time of a ``PrintShop``. A wait for it moves that time forward.
final class TimedPrinter: Sendable {
    enum Trouble: CaseIterable, Sendable {
        case paperOut
        case coverOpen
        /// It takes bytes, and answers nothing.
        case silent
        /// It takes no bytes.
        case stuck
        /// Its cable is out: nobody answers a connection, and what is sent over an open one gets lost.
        case unplugged
        /// It is switched off, and its connection ends.
        case off
    }

    /// How long a connection to an address waits where nobody is.
    private static let connecting = Duration.seconds(3)

    private let shop: PrintShop
    private let trouble = Mutex<Trouble?>(nil)
    /// What is wrong from the first byte of a ticket on.
    private let troubleWithTicket = Mutex<Trouble?>(nil)

    init(_ shop: PrintShop) { self.shop = shop }

    /// What is wrong with it from now on.
    func get(_ trouble: Trouble?) { self.trouble.withLock { $0 = trouble } }

    func getWithTicket(_ trouble: Trouble) { troubleWithTicket.withLock { $0 = trouble } }

    /// The shop's time, and the way to this printer.
    var access: PrinterAccess {
        let (start, first) = (ContinuousClock.now, shop.now.milliseconds)
        return PrinterAccess(
            now: { [shop] in start + .milliseconds(shop.now.milliseconds - first) },
            connect: { [self] (_) throws(LinkError) in
                switch trouble.withLock({ $0 }) {
                case .unplugged:
                    shop.wait(Self.connecting)
                    throw .absent(cause: "timeout")
                case .off: throw .absent(cause: "refused")
                case .paperOut, .coverOpen, .silent, .stuck, nil: return Link(self)
                }
            }
        )
    }

    private final class Link: PrinterLink {
        private let printer: TimedPrinter
        private var answers: [UInt8] = []

        init(_ printer: TimedPrinter) { self.printer = printer }

        func write(_ bytes: [UInt8], patience: Duration) throws(LinkError) {
            if bytes.starts(with: [0x1B, 0x40]), let next = printer.troubleWithTicket.withLock({ $0 }) {
                printer.get(next)
            }
            let trouble = printer.trouble.withLock { $0 }
            switch trouble {
            case .silent, .unplugged: return
            case .off: throw .lost(cause: "reset")
            case .stuck:
                printer.shop.wait(patience)
                throw .stalled
            case .paperOut, .coverOpen, nil: break
            }
            guard bytes.starts(with: [0x10, 0x04]), let question = bytes.last else { return }
            switch (question, trouble) {
            case (1, .some): answers.append(0x1A)
            case (2, .coverOpen): answers.append(0x16)
            case (2, .paperOut): answers.append(0x32)
            case (4, .paperOut): answers.append(0x72)
            default: answers.append(0x12)
            }
        }

        func read(within time: Duration) throws(LinkError) -> [UInt8] {
            if printer.trouble.withLock({ $0 }) == .off { throw .lost(cause: "reset") }
            if answers.isEmpty { printer.shop.wait(time) }
            defer { answers = [] }
            return answers
        }

        func finish() throws(LinkError) {}

        func close() {}
    }
}

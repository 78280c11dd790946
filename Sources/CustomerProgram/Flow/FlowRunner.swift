import Dispatch
import Foundation
import McOrderClient
import McOrderConsole
import McOrderText

/// Performs the work that the flow's model requests, and posts the results to it.
///
/// Changes of the home are made at once, on the loop's thread, so that the model shows what is stored.
/// Everything that uses the shared folder, which may be on a slow network, has a thread of its own.
final class FlowRunner: Sendable {
    /// How long leaving and stopping wait for a sending in progress, in seconds.
    private static let patience = 5.0

    private let source: FlowSource
    private let mailbox: Mailbox<FlowMessage>
    /// The sendings, of an order or of notices, that are in progress.
    private let sending = DispatchGroup()

    init(_ source: FlowSource, _ mailbox: Mailbox<FlowMessage>) {
        self.source = source
        self.mailbox = mailbox
    }

    /// Performs one request.
    func perform(_ work: FlowWork) {
        switch work {
        case .store(let change):
            store { home throws(ClientError) in
                _ = try home.changeTicket { ticket throws(TicketError) in try change.apply(to: &ticket) }
            }
        case .favourite(let id):
            store { home throws(ClientError) in try home.setFavourite(id) }
        case .rename(let name):
            store { home throws(ClientError) in try home.renameDevice(name) }
        case .avoid(let allergens):
            store { home throws(ClientError) in try home.setAvoided(allergens) }
        case .abandon:
            store { home throws(ClientError) in _ = try home.abandonPendingOrder() }
        case .join(let path):
            post { () throws(ClientError) in
                try source.join(path)
                return .joined(try source.read())
            }
        case .refresh:
            post(topic: "world", or: FlowMessage.stale) { () throws(ClientError) in
                .world(try source.read())
            }
        case .send(let letter, let catalogue):
            send(missing: .notSent(.emptyTicket)) { () throws(ClientError) in
                try self.deliver(letter, catalogue)
            }
        case .resend(let order, let catalogue, let leap):
            send(leap: leap * 10, missing: .overtaken) { () throws(ClientError) in
                let cloud = self.source.settings.cloud
                return try self.source.home.resend(order, in: catalogue, leap: leap, cloud: cloud)
            }
        case .checkAnswer(let order):
            Thread.detachNewThread { self.checkAnswer(order) }
        case .notify(let kind, let order):
            sending.enter()
            Thread.detachNewThread {
                self.notify(kind, order)
                self.sending.leave()
            }
        case .visit(let address):
            if !Desktop.open(address) { mailbox.post(.failed(Wording(FlowSendingText.noDesktop(address)))) }
        }
    }

    /// Waits for a sending in progress. Returns whether none is in progress any more.
    func finish() -> Bool {
        sending.wait(timeout: .now() + Self.patience) == .success
    }

    /// Calls `body` while nothing is being sent, so that this process does not hold the home's lock.
    ///
    /// No sending can start meanwhile, since all start on the loop's thread. If a sending does not end in
    /// time, `body` is not called.
    func quietly(_ body: () -> Void) {
        if finish() { body() }
    }

    /// Posts a message, or why there is none.
    ///
    /// - Parameters:
    ///   - topic: see ``Mailbox/post(_:topic:)``.
    ///   - failure: makes the message that there was an error.
    ///   - message: makes the message; `nil` for none.
    private func post(
        topic: String? = nil,
        or failure: (Wording) -> FlowMessage = FlowMessage.failed,
        _ message: () throws(ClientError) -> FlowMessage?
    ) {
        do throws(ClientError) {
            if let message = try message() { mailbox.post(message, topic: topic) }
        } catch {
            mailbox.post(failure(Wording(FlowSendingText.alone(CommandError(error, on: .screen).sentence))))
        }
    }

    private func store(_ change: (Home) throws(ClientError) -> Void) {
        post { () throws(ClientError) in
            try change(source.home)
            return nil
        }
        postHome()
    }

    private func postHome() {
        post(topic: "home") { () throws(ClientError) in .home(try source.home.state()) }
    }

    /// Sends an order and posts the result.
    ///
    /// - Parameters:
    ///   - leap: the step by which its number grows if it must be sent again.
    ///   - missing: the message to post if there was nothing to send.
    ///   - send: sends the order; returns `nil` if there was nothing to send.
    private func send(
        leap: Int = Home.firstLeap,
        missing: FlowMessage,
        _ send: @escaping @Sendable () throws(ClientError) -> SendReport?
    ) {
        sending.enter()
        Thread.detachNewThread {
            let result = Result(catching: send)
            self.postHome()
            switch result {
            case .success(let report?):
                let sent = FlowSent(
                    order: report.order,
                    wasPending: report.wasPending,
                    keptTicket: report.keptTicket,
                    leap: leap
                )
                self.mailbox.post(.sent(sent))
            case .success(nil): self.mailbox.post(missing)
            case .failure(let error): self.mailbox.post(.notSent(error))
            }
            self.sending.leave()
        }
    }

    private func deliver(_ letter: FlowLetter, _ catalogue: Catalogue) throws(ClientError) -> SendReport? {
        let cloud = source.settings.cloud
        guard let restaurant = letter.restaurant else {
            return try source.home.finishPendingOrder(cloud: cloud)
        }
        return try source.home.send(
            to: restaurant,
            in: catalogue,
            comment: letter.comment.text,
            terms: letter.terms,
            cloud: cloud,
            allowsRepeat: letter.allowsRepeat,
            today: try source.home.today(from: source.settings.catalogue, cloud: cloud)
        )
    }

    private func notify(_ kind: Notice.Kind, _ order: PlacedOrder) {
        post { () throws(ClientError) in
            let cloud = source.settings.cloud
            let receipt = try source.home.receipt(of: order, cloud: cloud)
            // A notice names only device and number, so it would apply to the other order.
            if let taken = try TakenNumber(of: order, receipt, home: source.home, cloud: cloud) {
                let now = Timestamp.now()
                let found = OtherOrderText.found(order.number, taken.other, price: nil, now: now)
                return .failed(Wording(found))
            }
            let reading = try source.home.catalogue(
                from: source.settings.catalogue,
                cloud: cloud,
                learns: false
            )
            let names = ShownNames(reading.catalogue, in: Terminal.language)
            if let failure = receipt?.closing(order, names) {
                return .failed(Wording(FlowSendingText.alone(failure.sentence)))
            }
            _ = try source.home.notify(kind, about: order, cloud: cloud)
            return .notified(kind, order)
        }
    }

    private func checkAnswer(_ order: PlacedOrder) {
        post(or: FlowMessage.unread) { () throws(ClientError) in
            let cloud = source.settings.cloud
            let receipt = try source.home.receipt(of: order, cloud: cloud)
            let age = order.age()
            let taken = try TakenNumber(of: order, receipt, home: source.home, cloud: cloud)
            return .answer(order.number, receipt, taken: taken, age: age)
        }
    }
}

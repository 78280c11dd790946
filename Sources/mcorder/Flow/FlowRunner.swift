internal import Foundation
internal import McOrderClient
internal import McOrderConsole

/// Does what the flow's model asks for, and reports to it.
///
/// Changes of the home are made at once, on the loop's thread: what the model shows is what is stored.
/// Whatever touches the shared folder, which may be a slow network's, has a thread of its own.
final class FlowRunner: Sendable {
    /// How long leaving, and being stopped, wait for a sending that is under way.
    private static let patience = 5.0

    private let source: FlowSource
    private let mailbox: Mailbox<FlowMessage>
    private let sending = FlowSending()

    init(_ source: FlowSource, _ mailbox: Mailbox<FlowMessage>) {
        self.source = source
        self.mailbox = mailbox
    }

    /// Does one thing.
    func perform(_ work: FlowWork) {
        switch work {
        case .store(let change):
            store { home throws(ClientError) in
                _ = try home.changeTicket { ticket throws(TicketFault) in try change.apply(to: &ticket) }
            }
        case .favourite(let id):
            store { home throws(ClientError) in try home.setFavourite(id) }
        case .refresh: refresh()
        case .send(let letter, let catalogue): send(letter, catalogue)
        case .look(let order):
            Thread.detachNewThread { self.look(order) }
        case .notify(let kind, let order):
            sending.begin()
            Thread.detachNewThread {
                self.notify(kind, order)
                self.sending.end()
            }
        case .visit(let address): visit(address)
        }
    }

    private func visit(_ address: String) {
        guard Desktop.isThere else {
            mailbox.post(.failed(FlowText.noDesktop(address)))
            return
        }
        Desktop.open(address)
    }

    /// Waits for a sending that is under way; whether none is any more.
    func finish() -> Bool {
        sending.wait(upTo: Self.patience)
    }

    /// Does something while nothing is being sent, so that the home's lock is nobody's of this process; nothing begins
    /// meanwhile, since all does on the loop's thread. Where a sending does not end it is not done.
    func quietly(_ body: () -> Void) {
        if sending.wait(upTo: Self.patience) { body() }
    }

    private func store(_ change: (Home) throws(ClientError) -> Void) {
        do throws(ClientError) {
            try change(source.home)
        } catch {
            mailbox.post(.failed(FlowText.alone(CommandFailure(error))))
        }
        tellHome()
    }

    private func tellHome() {
        do throws(ClientError) {
            mailbox.post(.home(try source.home.state()), topic: "home")
        } catch {
            mailbox.post(.failed(FlowText.alone(CommandFailure(error))))
        }
    }

    private func refresh() {
        do throws(ClientError) {
            mailbox.post(.world(try source.read()), topic: "world")
        } catch {
            mailbox.post(.stale(FlowText.alone(CommandFailure(error))))
        }
    }

    private func send(_ letter: FlowLetter, _ catalogue: Catalogue) {
        sending.begin()
        Thread.detachNewThread {
            do throws(ClientError) {
                let report = try self.report(letter, catalogue)
                self.tellHome()
                if let report {
                    let sent = FlowSent(
                        order: report.order,
                        wasPending: report.wasPending,
                        keptTicket: report.keptTicket
                    )
                    self.mailbox.post(.sent(sent))
                } else {
                    self.mailbox.post(.notSent(.emptyTicket))
                }
            } catch {
                self.tellHome()
                self.mailbox.post(.notSent(error))
            }
            self.sending.end()
        }
    }

    private func report(_ letter: FlowLetter, _ catalogue: Catalogue) throws(ClientError) -> SendReport? {
        let cloud = source.settings.cloud
        guard let restaurant = letter.restaurant else {
            return try source.home.finishPendingOrder(cloud: cloud)
        }
        return try source.home.send(
            to: restaurant,
            in: catalogue,
            comment: letter.comment,
            cloud: cloud,
            allowsRepeat: letter.allowsRepeat,
            today: try source.home.today(from: source.settings.catalogue, cloud: cloud)
        )
    }

    private func notify(_ kind: Notice.Kind, _ order: PlacedOrder) {
        do throws(ClientError) {
            let cloud = source.settings.cloud
            if let failure = try source.home.receipt(of: order, cloud: cloud)?.closing(order) {
                mailbox.post(.failed(FlowText.alone(failure)))
                return
            }
            _ = try source.home.notify(kind, about: order, cloud: cloud)
            mailbox.post(.notified(kind, order))
        } catch {
            mailbox.post(.failed(FlowText.alone(CommandFailure(error))))
        }
    }

    private func look(_ order: PlacedOrder) {
        do throws(ClientError) {
            let receipt = try source.home.receipt(of: order, cloud: source.settings.cloud)
            let age = Int(max(0, SystemTime.now().seconds - order.placedAt.seconds))
            mailbox.post(.answer(order.number, receipt, age: age))
        } catch {
            mailbox.post(.unread(FlowText.alone(CommandFailure(error))))
        }
    }
}

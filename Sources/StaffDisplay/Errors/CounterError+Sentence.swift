package import McOrderCounter
import McOrderModel
package import McOrderText

extension CounterError {
    /// Why the counter did not do what was asked, and what to do.
    package var sentence: Sentence { sentence(namesCommand: false) }

    /// - Parameter namesCommand: whether a way out is given as a command, as on a command line.
    package func sentence(namesCommand: Bool) -> Sentence {
        switch self {
        case .notAnOrder(let text): TillErrorText.notAnOrder(text)
        case .noOrder(let text): TillErrorText.noOrder(text)
        case .severalOrders(let text, let orders): Self.ambiguous(text, orders)
        case .noLine(let name): TillErrorText.noLine(name)
        case .severalLines(let text, let names): TillErrorText.severalLines(text, names)
        case .noRestaurant(let word, let near): TillErrorText.noRestaurant(word, nearest: near)
        case .severalRestaurants(let word, let names): TillErrorText.severalRestaurants(word, names)
        case .whichRestaurant(let names): TillAvailabilityText.whichRestaurant(names)
        case .noProduct(let word, let near): TillAvailabilityText.unknownProduct(word, nearest: near)
        case .severalProducts(let word, let names): TillAvailabilityText.whichProduct(word, names)
        case .noMenu(let line): TillAvailabilityText.noSuchMenu(line)
        case .notSold(let product, let restaurant): TillAvailabilityText.notSold(product, at: restaurant)
        case .notTaken(let failure): failure.sentence
        case .noClose(let number): TillCloseText.none(number)
        case .noAmount(let text): TillCloseText.badAmount(text)
        case .noService(let service, let names): TillAvailabilityText.noService(service, among: names)
        case .noStation(let station, let names): TillAvailabilityText.noStation(station, among: names)
        case .options(let line, let error): TillAvailabilityText.options(line, error)
        case .noDuration(let text): TillAvailabilityText.noDuration(text)
        case .durationTooLong(let text): TillAvailabilityText.tooLong(text)
        case .noClock(let text): TillAvailabilityText.noClock(text)
        case .clockIsPast(let clock, let now): TillAvailabilityText.clockIsPast(clock, now: now)
        case .badText: TillErrorText.badText
        case .badDays(let days): TillErrorText.badDays(days)
        case .badBags(let bags): PrinterText.badBags(bags)
        case .reservedName(let name): TillErrorText.reservedName(name)
        case .noPrinter(let printer, let known):
            known.isEmpty ? PrinterText.noPrinters : PrinterText.unknown(printer, known: known)
        case .noDrawer(let printer): PrinterText.noDrawer(printer)
        case .nonePrints: PrinterText.nonePrints
        case .noCatalogue: TillAvailabilityText.noCatalogue
        case .overtaken(let status) where status.by == Notice.author:
            TillNoticeText.overtaken(status.code, status.state)
        case .overtaken(let status): TillErrorText.overtaken(status.code, by: status.by, status.state)
        case .illegal(let status, let target): Self.illegal(status, target, namesCommand)
        case .nothingToRecall(let status): TillErrorText.nothingToRecall(status.code)
        case .mayNotUndo(let status): TillErrorText.mayNotUndo(status.code)
        case .alreadyPaid(let code, let payment): TillErrorText.alreadyPaid(code, payment)
        case .paidAhead(let code): TillErrorText.paidAhead(code)
        case .inClose(let code, let number): TillErrorText.inClose(code, number: number)
        case .nothingToClose: TillCloseText.nothingToClose
        case .registerKnown(let number): TillCloseText.registerKnown(number)
        case .lastLine(let code): TillErrorText.lastLine(code)
        case .costsMore(let code, let before, let after, let currency):
            TillErrorText.costsMore(code, from: before, to: after, currency: currency)
        case .tooManyLines(let code): TillErrorText.tooManyLines(code)
        case .noPayment(let id): PayProgramText.noPayment(id)
        case .tooMuchBack(let most, let currency): PaymentsText.tooMuchBack(most: most, currency: currency)
        case .trustedDevice(let udid, let label): TillErrorText.trustedDevice(udid, label: label)
        case .revokedDevice(let udid): TillErrorText.revokedDevice(udid)
        case .unsignedDevice(let udid): TillErrorText.unsignedDevice(udid)
        case .noDevice(let device): TillErrorText.noDevice(device)
        case .noRejection(let id): TillErrorText.noRejection(Int(id))
        case .alreadyAccepted(let code): TillErrorText.alreadyAccepted(code)
        case .notAcceptable(let reason): TillErrorText.notAcceptable(reason.rawValue)
        case .noPairing: TillBrowserText.noPairing
        case .noBrowser(let name, let names): TillBrowserText.noBrowser(name, among: names)
        case .notPermitted(let role): TillErrorText.notPermitted(role)
        case .onNetwork(let state, let fileSystem): TillErrorText.onNetwork(state, fileSystem)
        case .unavailable(let error): error.sentence
        }
    }

    private static func ambiguous(_ text: String, _ orders: [QueuedOrder]) -> Sentence {
        // Quoted, because a shell treats the text after a bare # as a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        return TillErrorText.severalOrders(
            text,
            example: example,
            list: MessageLines(orders.map(AmbiguousOrder.init))
        )
    }

    /// Why a change does not fit the order's state, and what has to be done first.
    ///
    /// - Parameter namesCommand: whether the way out is given as a command.
    private static func illegal(
        _ status: OrderStatus,
        _ target: OrderTarget,
        _ namesCommand: Bool
    ) -> Sentence {
        let (code, state, maker) = (status.code, status.state, TillErrorText.maker(status.by))
        let command = { (name: String) in namesCommand ? "till \(name) \(code)" : nil }
        // What the customer has called off is not to be prepared after all.
        let recall: TillErrorText? =
            status.by == Notice.author ? nil : .recallFirst(command: command("recall"))
        switch target {
        case .kitchen: return TillErrorText.overForKitchen(code, state, by: maker)
        case .edit: return TillErrorText.unchangeable(code, state, by: maker, first: recall)
        case .arrival: return TillErrorText.cannotBecome(code, state, by: maker, goal: nil, first: recall)
        case .state(state): return TillErrorText.alreadyThere(code, state, by: maker)
        case .state(let goal):
            let isAhead = state == .received && goal == .ready && status.by != Notice.author
            let first = isAhead ? .prepareFirst(command: command("prepare")) : recall
            return TillErrorText.cannotBecome(code, state, by: maker, goal: goal, first: first)
        }
    }
}

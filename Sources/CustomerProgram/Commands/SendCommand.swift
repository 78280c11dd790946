import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder send`: writes the ticket as one file into the shared folder.
struct SendCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("send", .send)

    @OptionGroup var common: CommonOptions

    @Option(
        name: [.customShort("r"), .long],
        help: ArgumentHelp(HelpOptionText.restaurant, value: PlaceholderText.name),
        completion: Completion.restaurants
    )
    var restaurant: String?

    @Option(
        name: [.customShort("m"), .long],
        parsing: .unconditional,
        help: ArgumentHelp(HelpOptionText.message, value: PlaceholderText.words)
    )
    var message = ""

    @Option(
        help: ArgumentHelp(HelpOptionText.service, value: PlaceholderText.service),
        completion: Completion.services
    )
    var service: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.table, value: PlaceholderText.table))
    var table: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.coupon, value: PlaceholderText.words))
    var coupon: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.pickup, value: PlaceholderText.when))
    var pickup: String?

    @Flag(help: ArgumentHelp(HelpOptionText.pay))
    var pay = false

    @Option(help: ArgumentHelp(HelpOptionText.wait, value: PlaceholderText.seconds))
    var wait: Int?

    @Option(parsing: .unconditional, help: ArgumentHelp(HelpOptionText.near, value: Verbatim("lat,lon")))
    var near: String?

    @Flag(help: ArgumentHelp(HelpOptionText.dryRun))
    var dryRun = false

    @Flag(help: ArgumentHelp(HelpOptionText.again))
    var again = false

    @Flag(name: [.customShort("y"), .long], help: ArgumentHelp(HelpOptionText.yes))
    var yes = false

    func run() async throws {
        let session = try Session(common)
        let seconds = try session.secondsToWait(wait)
        for (option, text) in [("--table", table), ("--coupon", coupon)] {
            guard let text, !TextRule.coupon.allows(text) else { continue }
            let limit = TextRule.coupon.characters.upperBound
            throw CommandError(.invalid, SendingErrorText.tooLong(option, limit: limit))
        }
        guard let report = try send(session) else { return }
        if session.json {
            try session.print(report.order.json)
        } else {
            try session.say(SentOrderText.sent(report.order))
            try session.sayTotal(of: report.order)
        }
        if report.wasPending {
            session.note(SentOrderText.finished(report.order, keptTicket: report.keptTicket))
        }
        if report.madeKey { session.note(DeviceKeyText.upgraded) }
        if seconds > 0 { try await awaitAnswer(report.order, seconds, session) }
        // A script must not conclude that the ticket was sent.
        if report.keptTicket { throw ExitCode(ExitStatus.tryAgain.rawValue) }
    }

    /// Sends the ticket, or shows what would be sent; `nil` if there is nothing more to print.
    private func send(_ session: Session) throws -> SendReport? {
        let cloud = session.settings.cloud
        do {
            // An order whose sending was interrupted goes first, unchanged, whatever the arguments are.
            if !dryRun, try session.home.state().pendingOrder != nil,
                let report = try session.home.finishPendingOrder(cloud: cloud)
            {
                return report
            }
            guard try !session.home.state().ticket.isEmpty else { throw ClientError.emptyTicket }
            // Check the folder before the catalogue: without the folder the catalogue is missing too, and the
            // message would be about the wrong one.
            _ = try CloudFolder.open(try session.home.cloudPath(cloud))
        } catch let error as ClientError where error.isFolderError {
            throw CommandError(error).whileSending
        }
        let catalogue = try session.catalogue()
        let place = try choose(session, catalogue)
        let today = try session.today()
        if let trouble = today.trouble(at: place, now: .now()) { session.note(trouble) }
        if Terminal.canAsk, !yes, !dryRun, !session.json { try askName(session) }
        var terms = OrderTerms(service: service.map { ServiceID($0) }, table: table, coupon: coupon)
        terms.pay = pay ? OrderTerms.ahead : nil
        terms.pickup = try pickup.map { text in
            guard let time = PickupText.read(text, at: place.zone, now: .now()) else {
                throw CommandError(.invalid, SendingErrorText.notATime(text))
            }
            return time
        }
        do {
            let preview = try session.home.previewOrder(
                to: place.id,
                in: catalogue,
                comment: message,
                terms: terms,
                cloud: cloud,
                allowsRepeat: again,
                today: today
            )
            if dryRun {
                if let pending = try session.home.state().pendingOrder {
                    session.note(SentOrderText.pendingFirst(pending.code.description))
                }
                try show(preview, session, catalogue)
                return nil
            }
            if Terminal.canAsk, !yes, !session.json {
                try show(preview, session, catalogue)
                let total = session.prices(catalogue)(preview.order.total)
                guard Terminal.confirm(SentOrderText.confirm(place.name, total: total)[session.language])
                else {
                    session.note(SentOrderText.declined)
                    return nil
                }
            }
            return try session.home.send(
                to: place.id,
                in: catalogue,
                comment: message,
                terms: terms,
                cloud: cloud,
                allowsRepeat: again,
                today: today
            )
        } catch let error as ClientError {
            let failure = CommandError(error, session.names(catalogue))
            throw error.isFolderError ? failure.whileSending : failure
        }
    }

    private func choose(_ session: Session, _ catalogue: Catalogue) throws -> Restaurant {
        if let restaurant { return try session.restaurant(restaurant, in: catalogue) }
        if let usual = catalogue.usual(try session.home.state().favourite) { return usual }
        let found = try session.restaurants(near, in: catalogue)
        if let first = found.first, let metres = first.metres {
            let distance = PlaceText.distance(metres)
            session.note(RestaurantText.nearest(first.restaurant.name, distance: distance))
        }
        throw CommandError(.invalid, ErrorText.chooseRestaurant(found.map(\.restaurant.name)))
    }

    /// Asks a new customer once for the name that the cashier reads. Enter alone keeps the computer's name.
    private func askName(_ session: Session) throws {
        while try session.home.state().asksForName {
            let present = try session.home.state().device.name
            Terminal.prompt(SentOrderText.askName(present)[session.language])
            guard let line = readLine() else { return }
            let name = line.isEmpty ? present : line
            if Device.allows(name: name) {
                try session.home.renameDevice(name)
            } else {
                session.note(RejectionReason.badDeviceName.sentence)
            }
        }
    }

    private func show(_ order: PlacedOrder, _ session: Session, _ catalogue: Catalogue) throws {
        if session.json { return try session.print(order.json) }
        try session.say(Verbatim(HarmlessText.clean(order.order.restaurant)))
        try session.print(order, catalogue)
        if dryRun { session.note(SentOrderText.dryRun) }
    }
}

extension Receipt.Reason {
    /// The reason in the user's language. For a code unknown to this program it is the restaurant's own text.
    ///
    /// - Parameters:
    ///   - now: when the user reads it; nil if that may be at any time.
    ///   - names: the names of products and choices in the user's language.
    func sentence(now: Timestamp? = nil, _ names: ShownNames = .own) -> Sentence {
        RejectionReason(rawValue: code)?.sentence(detail, now: now, names: names)
            ?? Verbatim(HarmlessText.clean(message))
    }
}

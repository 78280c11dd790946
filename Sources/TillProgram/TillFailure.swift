import McOrderConsole
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderQueue
import McOrderText

extension CommandFailure {
    /// Converts an error of `till` to an exit code and a message.
    init(till error: any Error) {
        switch error {
        case let failure as CommandFailure: self = failure
        case let error as CounterError: self.init(counter: error)
        case let error as QueueError: self.init(counter: CounterError(error))
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    /// Converts an error of the counter to an exit code and a message.
    init(counter error: CounterError) {
        switch error {
        case .notAnOrder(let text): self.init(.invalid, TillFailureText.notAnOrder(text))
        case .noOrder(let text): self.init(.notFound, TillFailureText.noOrder(text))
        case .severalOrders(let text, let orders): self.init(ambiguous: text, orders)
        case .noLine(let name): self.init(.invalid, TillFailureText.noLine(name))
        case .severalLines(let text, let names):
            self.init(.invalid, TillFailureText.severalLines(text, names))
        case .noRestaurant(let word, let nearest):
            self.init(.invalid, TillFailureText.noRestaurant(word, nearest: nearest))
        case .severalRestaurants(let word, let names):
            self.init(.invalid, TillFailureText.severalRestaurants(word, names))
        case .whichRestaurant(let names): self.init(.invalid, TillAvailabilityText.whichRestaurant(names))
        case .noProduct(let word, let near):
            self.init(.invalid, TillAvailabilityText.unknownProduct(word, nearest: near))
        case .severalProducts(let word, let names):
            self.init(.invalid, TillAvailabilityText.whichProduct(word, names))
        case .noMenu(let line): self.init(.invalid, TillAvailabilityText.noSuchMenu(line))
        case .notSold(let product, let restaurant):
            self.init(.invalid, TillAvailabilityText.notSold(product, at: restaurant))
        case .noDuration(let text): self.init(.invalid, TillAvailabilityText.noDuration(text))
        case .durationTooLong(let text): self.init(.invalid, TillAvailabilityText.tooLong(text))
        case .noClock(let text): self.init(.invalid, TillAvailabilityText.noClock(text))
        case .clockIsPast(let clock, let now):
            self.init(.invalid, TillAvailabilityText.clockIsPast(clock, now: now))
        case .badText: self.init(.invalid, TillFailureText.badText)
        case .badDays(let days): self.init(.invalid, TillFailureText.badDays(days))
        case .reservedName(let name): self.init(.invalid, TillFailureText.reservedName(name))
        case .noCatalogue: self.init(.notFound, TillAvailabilityText.noCatalogue)
        case .overtaken(let standing) where standing.by == Notice.author:
            self.init(.tryAgain, TillNoticeText.overtaken(standing.code, standing.state))
        case .overtaken(let standing):
            self.init(
                .tryAgain,
                TillFailureText.overtaken(standing.code, by: standing.by, standing.state)
            )
        case .illegal(let standing, let target): self.init(illegal: standing, target: target)
        case .nothingToRecall(let standing):
            self.init(.invalid, TillFailureText.nothingToRecall(standing.code))
        case .lastLine(let code): self.init(.invalid, TillFailureText.lastLine(code))
        case .tooManyLines(let code): self.init(.invalid, TillFailureText.tooManyLines(code))
        case .trustedDevice(let udid, let label):
            self.init(.invalid, TillFailureText.trustedDevice(udid, label: label))
        case .noDevice(let device): self.init(.notFound, TillFailureText.noDevice(device))
        case .noRejection(let id): self.init(.notFound, TillFailureText.noRejection(Int(id)))
        case .alreadyAccepted(let code): self.init(.invalid, TillFailureText.alreadyAccepted(code))
        case .notAcceptable(let reason):
            self.init(.invalid, TillFailureText.notAcceptable(reason.rawValue))
        case .notPermitted(let role): self.init(.noPermission, TillFailureText.notPermitted(role.rawValue))
        case .onNetwork(let state, let fileSystem):
            self.init(.badConfiguration, TillFailureText.onNetwork(state, fileSystem))
        case .unavailable(let error): self.init(queue: error)
        }
    }

    private init(ambiguous text: String, _ orders: [QueuedOrder]) {
        let list = orders.map { order in
            "  #\(order.id)  \(order.code)  \(order.shownDeviceName)  \(HarmlessText.clean(order.restaurant))"
        }.joined(separator: "\n")
        // Quoted, because a shell treats the text after a bare # as a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        self.init(.invalid, TillFailureText.severalOrders(text, example: example, list: list))
    }

    /// Converts an error of a queue that cannot be read or written.
    private init(queue error: QueueError) {
        switch error {
        case .absent(let state): self.init(.notFound, TillFailureText.noQueue(in: state))
        case .newerSchema: self.init(.badConfiguration, TillFailureText.queueIsNewer)
        case .olderSchema: self.init(.badConfiguration, TillFailureText.queueIsOlder)
        case .unreleasedSchema: self.init(.badConfiguration, TillFailureText.queueIsUnreleased)
        case .replaced: self.init(.tryAgain, TillFailureText.queueRestored)
        case .notDurable(let level): self.init(.badConfiguration, TillFailureText.notDurable(level))
        case .busy(let holder): self.init(.tryAgain, TillFailureText.queueIsBusy(holder))
        case .file(let error): self.init(file: error)
        case .noPermission(let words): self.init(.noPermission, TillFailureText.noPermission(words))
        case .storage(let words), .database(let words):
            self.init(.storage, TillFailureText.storageFails(words))
        // Errors about an order, a device or a refused file are cases of ``CounterError``.
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    private init(illegal standing: OrderStanding, target: String) {
        let (code, state) = (standing.code, standing.state)
        let maker = TillFailureText.maker(standing.by)
        if OrderEdit.Kind(rawValue: target) != nil {
            self.init(.invalid, TillFailureText.unchangeable(code, state, by: maker))
            return
        }
        let goal = OrderState(rawValue: target)
        self.init(
            .invalid,
            goal == state
                ? TillFailureText.alreadyThere(code, state, by: maker)
                : TillFailureText.cannotBecome(code, state, by: maker, goal: goal)
        )
    }

    private init(file error: FileError) {
        let status: ExitStatus =
            error.isPermission ? .noPermission : error.isReadOnly ? .cannotCreate : .storage
        self.init(
            status,
            FileErrorText.sentence(
                path: error.path,
                reason: "\(error.errno)",
                isReadOnly: error.isReadOnly,
                isFull: error.isNoSpace
            )
        )
    }
}

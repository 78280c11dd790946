import McOrderConfiguration
package import McOrderConsole
package import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderQueue
import McOrderService
import McOrderText

extension CommandError {
    /// Converts an error of `till` to an exit code and a message.
    package init(till error: any Error) {
        switch error {
        case let failure as CommandError: self = failure
        case let error as CounterError: self.init(counter: error)
        case let error as QueueError: self.init(counter: CounterError(error))
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as DaemonConfiguration.ReadingError: self.init(configuration: failure)
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    /// Converts an error of the counter to an exit code and a message.
    package init(counter error: CounterError) {
        switch error {
        case .notAnOrder(let text): self.init(.invalid, TillErrorText.notAnOrder(text))
        case .noOrder(let text): self.init(.notFound, TillErrorText.noOrder(text))
        case .severalOrders(let text, let orders): self.init(ambiguous: text, orders)
        case .noLine(let name): self.init(.invalid, TillErrorText.noLine(name))
        case .severalLines(let text, let names):
            self.init(.invalid, TillErrorText.severalLines(text, names))
        case .noRestaurant(let word, let nearest):
            self.init(.invalid, TillErrorText.noRestaurant(word, nearest: nearest))
        case .severalRestaurants(let word, let names):
            self.init(.invalid, TillErrorText.severalRestaurants(word, names))
        case .whichRestaurant(let names): self.init(.invalid, TillAvailabilityText.whichRestaurant(names))
        case .noProduct(let word, let near):
            self.init(.invalid, TillAvailabilityText.unknownProduct(word, nearest: near))
        case .severalProducts(let word, let names):
            self.init(.invalid, TillAvailabilityText.whichProduct(word, names))
        case .noMenu(let line): self.init(.invalid, TillAvailabilityText.noSuchMenu(line))
        case .notSold(let product, let restaurant):
            self.init(.invalid, TillAvailabilityText.notSold(product, at: restaurant))
        case .noClose(let number): self.init(.invalid, TillCloseText.none(number))
        case .noAmount(let text): self.init(.invalid, TillCloseText.badAmount(text))
        case .noService(let service, let names):
            self.init(.invalid, TillAvailabilityText.noService(service, among: names))
        case .noStation(let station, let names):
            self.init(.invalid, TillAvailabilityText.noStation(station, among: names))
        case .options(let line, let error): self.init(.invalid, TillAvailabilityText.options(line, error))
        case .noDuration(let text): self.init(.invalid, TillAvailabilityText.noDuration(text))
        case .durationTooLong(let text): self.init(.invalid, TillAvailabilityText.tooLong(text))
        case .noClock(let text): self.init(.invalid, TillAvailabilityText.noClock(text))
        case .clockIsPast(let clock, let now):
            self.init(.invalid, TillAvailabilityText.clockIsPast(clock, now: now))
        case .badText: self.init(.invalid, TillErrorText.badText)
        case .badDays(let days): self.init(.invalid, TillErrorText.badDays(days))
        case .reservedName(let name): self.init(.invalid, TillErrorText.reservedName(name))
        case .noCatalogue: self.init(.notFound, TillAvailabilityText.noCatalogue)
        case .overtaken(let status) where status.by == Notice.author:
            self.init(.tryAgain, TillNoticeText.overtaken(status.code, status.state))
        case .overtaken(let status):
            self.init(
                .tryAgain,
                TillErrorText.overtaken(status.code, by: status.by, status.state)
            )
        case .illegal(let status, let target): self.init(illegal: status, target: target)
        case .nothingToRecall(let status):
            self.init(.invalid, TillErrorText.nothingToRecall(status.code))
        case .inClose(let code, let number):
            self.init(.invalid, TillErrorText.inClose(code, number: number))
        case .lastLine(let code): self.init(.invalid, TillErrorText.lastLine(code))
        case .tooManyLines(let code): self.init(.invalid, TillErrorText.tooManyLines(code))
        case .trustedDevice(let udid, let label):
            self.init(.invalid, TillErrorText.trustedDevice(udid, label: label))
        case .noDevice(let device): self.init(.notFound, TillErrorText.noDevice(device))
        case .noRejection(let id): self.init(.notFound, TillErrorText.noRejection(Int(id)))
        case .alreadyAccepted(let code): self.init(.invalid, TillErrorText.alreadyAccepted(code))
        case .notAcceptable(let reason):
            self.init(.invalid, TillErrorText.notAcceptable(reason.rawValue))
        case .noPairing: self.init(.invalid, TillBrowserText.noPairing)
        case .noBrowser(let name, let names):
            self.init(.notFound, TillBrowserText.noBrowser(name, among: names))
        case .notPermitted(let role): self.init(.noPermission, TillErrorText.notPermitted(role.rawValue))
        case .onNetwork(let state, let fileSystem):
            self.init(.badConfiguration, TillErrorText.onNetwork(state, fileSystem))
        case .unavailable(let error): self.init(queue: error)
        }
    }

    private init(ambiguous text: String, _ orders: [QueuedOrder]) {
        let list = orders.map { order in
            "  #\(order.id)  \(order.code)  \(order.shownDeviceName)  \(HarmlessText.clean(order.restaurant))"
        }.joined(separator: "\n")
        // Quoted, because a shell treats the text after a bare # as a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        self.init(.invalid, TillErrorText.severalOrders(text, example: example, list: list))
    }

    /// Converts an error of a queue that cannot be read or written.
    private init(queue error: QueueError) {
        switch error {
        case .absent(let state): self.init(.notFound, TillErrorText.noQueue(in: state))
        case .newerSchema: self.init(.badConfiguration, TillErrorText.queueIsNewer)
        case .olderSchema: self.init(.badConfiguration, TillErrorText.queueIsOlder)
        case .unreleasedSchema: self.init(.badConfiguration, TillErrorText.queueIsUnreleased)
        case .server(let problem): self.init(ExitStatus(problem), problem.sentence)
        case .replaced: self.init(.tryAgain, TillErrorText.queueRestored)
        case .notDurable(let level): self.init(.badConfiguration, TillErrorText.notDurable(level))
        case .busy(let holder): self.init(.tryAgain, TillErrorText.queueIsBusy(holder))
        case .file(let error): self.init(file: error)
        case .noPermission(let words): self.init(.noPermission, TillErrorText.noPermission(words))
        case .storage(let words), .database(let words):
            self.init(.storage, TillErrorText.storageFails(words))
        // Errors about an order, a device or a refused file are cases of ``CounterError``.
        default: self.init(.storage, Verbatim("\(error)"))
        }
    }

    private init(illegal status: OrderStatus, target: String) {
        let (code, state) = (status.code, status.state)
        let maker = TillErrorText.maker(status.by)
        if OrderEdit.Kind(rawValue: target) != nil {
            self.init(.invalid, TillErrorText.unchangeable(code, state, by: maker))
            return
        }
        if KitchenMark.Kind(rawValue: target) != nil {
            self.init(.invalid, TillErrorText.overForKitchen(code, state, by: maker))
            return
        }
        let goal = OrderState(rawValue: target)
        self.init(
            .invalid,
            goal == state
                ? TillErrorText.alreadyThere(code, state, by: maker)
                : TillErrorText.cannotBecome(code, state, by: maker, goal: goal)
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

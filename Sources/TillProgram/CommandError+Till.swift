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
        // On a command line the way out is a command.
        case CounterError.illegal(let status, let target):
            self.init(.invalid, CounterError.illegal(status, target, namesCommand: true))
        case let error as CounterError: self.init(counter: error)
        case let error as QueueError: self.init(counter: CounterError(error))
        case let errors as ConfigurationErrors: self.init(configuration: errors)
        case let failure as DaemonConfiguration.ReadingError: self.init(configuration: failure)
        default: self.init(.storage, Verbatim(LogWords.of(error)))
        }
    }

    /// Converts an error of the counter to an exit code and a message.
    package init(counter error: CounterError) {
        let status: ExitStatus =
            switch error {
            case .noOrder, .noCatalogue, .noDevice, .noRejection, .noBrowser: .notFound
            case .overtaken: .tryAgain
            case .notPermitted, .mayNotUndo: .noPermission
            case .onNetwork: .badConfiguration
            case .unavailable(let error): CommandError(queue: error).status
            default: .invalid
            }
        self.init(status, error.sentence)
    }

    /// Converts an error of a queue that cannot be read or written.
    fileprivate init(queue error: QueueError) {
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
        default: self.init(.storage, Verbatim(LogWords.of(error)))
        }
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

extension CounterError {
    fileprivate var sentence: Sentence {
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
        case .reservedName(let name): TillErrorText.reservedName(name)
        case .noCatalogue: TillAvailabilityText.noCatalogue
        case .overtaken(let status) where status.by == Notice.author:
            TillNoticeText.overtaken(status.code, status.state)
        case .overtaken(let status): TillErrorText.overtaken(status.code, by: status.by, status.state)
        case .illegal(let status, let target): Self.illegal(status, target)
        case .nothingToRecall(let status): TillErrorText.nothingToRecall(status.code)
        case .mayNotUndo(let status): TillErrorText.mayNotUndo(status.code)
        case .inClose(let code, let number): TillErrorText.inClose(code, number: number)
        case .nothingToClose: TillCloseText.nothingToClose
        case .registerKnown(let number): TillCloseText.registerKnown(number)
        case .lastLine(let code): TillErrorText.lastLine(code)
        case .costsMore(let code, let before, let after, let currency):
            TillErrorText.costsMore(code, from: before, to: after, currency: currency)
        case .tooManyLines(let code): TillErrorText.tooManyLines(code)
        case .trustedDevice(let udid, let label): TillErrorText.trustedDevice(udid, label: label)
        case .noDevice(let device): TillErrorText.noDevice(device)
        case .noRejection(let id): TillErrorText.noRejection(Int(id))
        case .alreadyAccepted(let code): TillErrorText.alreadyAccepted(code)
        case .notAcceptable(let reason): TillErrorText.notAcceptable(reason.rawValue)
        case .noPairing: TillBrowserText.noPairing
        case .noBrowser(let name, let names): TillBrowserText.noBrowser(name, among: names)
        case .notPermitted(let role): TillErrorText.notPermitted(role.rawValue)
        case .onNetwork(let state, let fileSystem): TillErrorText.onNetwork(state, fileSystem)
        case .unavailable(let error): CommandError(queue: error).sentence
        }
    }

    private static func ambiguous(_ text: String, _ orders: [QueuedOrder]) -> Sentence {
        let names = ShownNames(nil, in: Terminal.language)
        let list = orders.map { order in
            let ordered = order.countedLines.map {
                "\($0.count) × \(HarmlessText.clean(names.line($0.line)))"
            }
            return [
                "  #\(order.id)", order.code, order.state.word[Terminal.language], order.shownDeviceName,
                HarmlessText.clean(order.restaurant), ordered.joined(separator: ", "),
            ].joined(separator: "  ")
        }.joined(separator: "\n")
        // Quoted, because a shell treats the text after a bare # as a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        return TillErrorText.severalOrders(text, example: example, list: list)
    }

    /// Why a change does not fit the order's state, and what has to be done first.
    ///
    /// - Parameter namesCommand: whether the way out is given as a command.
    fileprivate static func illegal(
        _ status: OrderStatus,
        _ target: OrderTarget,
        namesCommand: Bool = false
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

import McOrderClient
import McOrderConsole
import McOrderText

extension FlowModel {
    /// The pause between two checks for the restaurant's answer.
    private static var pause: Duration { .seconds(1) }

    /// Handles a message.
    mutating func receive(_ message: FlowMessage) -> [Effect] {
        switch message {
        case .home(let state): world.state = state
        case .world(let world): replace(world)
        case .joined(let world):
            replace(world)
            if case .folder = screen { stack.removeLast() }
            let (path, count) = (world.state.cloud ?? "", world.catalogue.restaurants.count)
            notice = .news(RestaurantText.joined(path, restaurants: count))
        case .stale(let sentence):
            world.warning = sentence
            notice = .problem(sentence)
        case .failed(let sentence):
            notice = .problem(sentence)
        case .unread(let sentence):
            notice = .problem(sentence)
            return [.wake(after: Self.pause, timer: Self.answerTimer, .timeToCheck)]
        case .sent(let sent):
            stack = [Step(screen: .start), Step(screen: .sent(sent))]
            return [.perform(.checkAnswer(sent.order))]
        case .notSent(let error): return refuse(error)
        case .overtaken:
            stack = [Step(screen: .start)]
            notice = .problem(FlowSendingText.cannotResend)
        case .notified(let kind, let order): return noted(kind, order)
        case .answer(let number, let receipt, let taken, let age):
            return take(receipt, taken, of: number, age: age)
        case .timeToCheck:
            if let sent = latestSent { return [.perform(.checkAnswer(sent.order))] }
        }
        return []
    }

    /// The order on the topmost screen that waits for an answer.
    private var latestSent: FlowSent? {
        for step in stack.reversed() {
            if case .sent(let sent) = step.screen { return sent }
        }
        return nil
    }

    private mutating func refuse(_ error: ClientError) -> [Effect] {
        guard case .sending(let letter) = screen else { return [] }
        switch error {
        case .repeated(let last):
            show(.repeated(letter, last))
        case .emptyTicket:
            stack.removeLast()
            notice = .problem(FlowSendingText.emptyOrder)
        default:
            let sentence = CommandError(error, names, on: .screen).sentence
            let words: FlowSendingText = error.isFault ? .notSent(sentence) : .alone(sentence)
            show(.refused(letter, Wording(words)))
            return [.perform(.refresh)]  // What is sold out may have changed.
        }
        return []
    }

    /// Shows what was read again. News of the house stay.
    private mutating func replace(_ next: FlowWorld) {
        let news = world.news
        world = next
        world.news = news + next.news.filter { !news.contains($0) }
    }

    private mutating func take(
        _ receipt: Receipt?,
        _ taken: TakenNumber?,
        of number: OrderNumber,
        age: Int
    ) -> [Effect] {
        for index in stack.indices {
            guard case .sent(var sent) = stack[index].screen, sent.order.number == number else { continue }
            let isNews = receipt != nil && receipt != sent.receipt || taken != nil && taken != sent.taken
            sent.receipt = receipt ?? sent.receipt
            sent.taken = taken
            sent.age = age
            stack[index].screen = .sent(sent)
            // What was said before the answer, such as that it is awaited, no longer holds.
            if isNews, index == stack.count - 1, notice?.isError != true { notice = nil }
            var effects: [Effect] = isNews ? [.ring] : []
            if sent.receipt?.isFinal != true, taken == nil {
                effects.append(.wake(after: Self.pause, timer: Self.answerTimer, .timeToCheck))
            }
            return effects
        }
        return []
    }
}

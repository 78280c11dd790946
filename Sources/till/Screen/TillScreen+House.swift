import McOrderConsole
import McOrderCounter
import McOrderModel

/// Pausing, and what is sold out.
extension TillScreen {
    /// How long a pause is to last, by the key that says so.
    static let pauses: [(letter: Character, end: SpellEnd)] = [
        ("a", .after(.seconds(600))), ("b", .after(.seconds(1200))), ("c", .after(.seconds(1800))),
        ("d", .after(.seconds(3600))), ("e", .closing),
    ]

    /// The key that ends a pause.
    static let pauseOff: Character = "o"

    /// Opens the panel that a key stands for, unless nothing is known of the house yet.
    mutating func openHouse(_ key: Key) {
        guard picture?.assortment.restaurant != nil else {
            notice = Notice(kind: .plain, sentence: ScreenText.noRestaurants)
            return
        }
        field = ""
        if key == .character("p") {
            panel = .pausing
        } else {
            search(soldOut: "")
        }
    }

    /// Looks for products. What was found stays in its order until the text changes, so that Enter never takes
    /// another one than the one that is marked.
    private mutating func search(soldOut text: String) {
        guard let assortment = picture?.assortment, let now else { return }
        let text = String(text.prefix(40))
        panel = .soldOut(text, assortment.choices(text, of: selected?.order, at: now), 0)
    }

    /// Until when no orders are taken.
    var pausedUntil: Timestamp? {
        now.flatMap { picture?.assortment.pausedUntil(at: $0) }
    }

    /// How many products are sold out.
    var soldOutCount: Int {
        now.flatMap { picture?.assortment.soldOut(at: $0).count } ?? 0
    }

    mutating func pressPausing(_ key: Key) -> Effects {
        panel = .lanes
        guard let restaurant = picture?.assortment.restaurant, case .character(let letter) = key else { return [] }
        if letter == Self.pauseOff, pausedUntil != nil { return perform(.perform(.pause(restaurant, nil))) }
        guard let end = Self.pauses.first(where: { $0.letter == letter })?.end else { return [] }
        return perform(.perform(.pause(restaurant, end)))
    }

    mutating func press(
        _ key: Key,
        sellingOut text: String,
        _ choices: [Product],
        _ place: Int
    ) -> Effects {
        if let text = Self.typed(text, key, most: 40) {
            search(soldOut: text)
            return []
        }
        switch key {
        case .backspace, .escape: panel = .lanes
        case .enter:
            panel = .lanes
            guard choices.indices.contains(place), let assortment = picture?.assortment,
                let restaurant = assortment.restaurant, let now
            else { return [] }
            let product = choices[place]
            let isGone = assortment.soldOut(at: now)[product.id] != nil
            let end = isGone ? nil : SpellEnd.businessDay
            return perform(.perform(.sellOut(product.id, named: product.name, restaurant, end)))
        default: panel = .soldOut(text, choices, Self.moved(place, by: key, of: choices.count))
        }
        return []
    }

    /// The rows of the panel of what is sold out.
    func soldOutRows(_ choices: [Product]) -> [(text: String, style: Style)] {
        guard let assortment = picture?.assortment, let now else { return [] }
        let gone = assortment.soldOut(at: now)
        return choices.map { product in
            guard let until = gone[product.id] else { return (product.name, .plain) }
            return ("\(product.name)  \(say(ScreenText.soldOutMark)) \(say(moment(until)))", .bold)
        }
    }

    /// What is asked before a pause, and the answers to it.
    var pauseQuestion: (title: Sentence, options: [(letter: Character, sentence: Sentence)]) {
        var options = Self.pauses.map { ($0.letter, ScreenText.lasting($0.end)) }
        let title = pausedUntil.map { ScreenText.isPaused(moment($0)) } ?? ScreenText.pauseNow
        if pausedUntil != nil { options.append((Self.pauseOff, ScreenText.endPause)) }
        return (title, options)
    }

    /// What the bar says of pause and products; nothing where all is to be had.
    var houseParts: [(text: String, style: Style)] {
        var parts: [(text: String, style: Style)] = []
        if let until = pausedUntil {
            let style = Style(colour: .yellow, isBold: true, isReverse: true)
            parts.append((" \(say(ScreenText.paused(moment(until)))) ", style))
        }
        if soldOutCount > 0 {
            parts.append((" \(say(ScreenText.soldOut(soldOutCount))) ", Style(colour: .yellow, isBold: true)))
        }
        if !parts.isEmpty { parts.append(("│", .plain)) }
        return parts
    }

    private func moment(_ until: Timestamp) -> Sentence {
        guard let zone = picture?.assortment.restaurant?.zone else { return Sentence(same: until.description) }
        return MomentText(in: zone, now: now).until(until)
    }
}

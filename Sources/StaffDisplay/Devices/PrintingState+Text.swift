package import McOrderModel
package import McOrderText

extension PrinterRecord {
    private var name: String { HarmlessText.clean(id.description) }

    /// The printer with its condition, what it can say, and its last trouble.
    package func sentence(_ zone: RestaurantZone?) -> Sentence {
        var parts: [Sentence] = [trouble, confirms ? PrinterText.confirms : .answersNothing]
        if let lastTrouble, let at = lastTroubleAt, !condition.isTrouble {
            let clock = zone?.civilTime(at: at).clockText ?? "\(at)"
            parts.append(PrinterText.lastTrouble(lastTrouble.rawValue, at: clock))
        }
        return Listed(parts)
    }

    /// The condition in words, with what to do.
    package var trouble: Sentence { PrinterText.condition(condition, of: name) }

    private struct Listed: Message {
        let parts: [Sentence]

        init(_ parts: [Sentence]) { self.parts = parts }

        func text(in language: any Texts) -> String {
            parts.map { $0.text(in: language) }.joined(separator: " · ")
        }
    }
}

extension PrintingState {
    /// How many codes a warning names on a screen, whose orders need the room.
    package static let codesOnScreen = 8

    /// What to tell at till and page, the worst first; empty while all is well.
    package var warnings: [Sentence] { inTrouble.map(\.trouble) + missing(naming: Self.codesOnScreen) }

    /// Which tickets may be missing on paper, and what to do: a sentence for each reason, however many there
    /// are.
    ///
    /// - Parameter limit: how many codes a sentence names.
    package func missing(naming limit: Int = .max) -> [Sentence] {
        let oldestFirst = alarms.reversed()
        let pages = oldestFirst.filter { $0.code == nil }
        let tickets = oldestFirst.filter { $0.code != nil }
        let expired = tickets.filter { $0.job.state == .expired }
        let uncertain = tickets.filter { $0.job.state != .expired }
        var sentences: [Sentence] = []
        if !expired.isEmpty {
            sentences.append(PrinterText.expired(expired.codes, printers: expired.printers, limit: limit))
        }
        if !uncertain.isEmpty {
            sentences.append(
                PrinterText.uncertain(uncertain.codes, printers: uncertain.printers, limit: limit)
            )
        }
        if !pages.isEmpty { sentences.append(PrinterText.pagesLost(printers: pages.printers)) }
        return sentences
    }
}

extension [PrintingState.Alarm] {
    /// The orders' codes, each once: an order can lack several tickets.
    fileprivate var codes: [String] { Self.unique(compactMap(\.code)) }

    fileprivate var printers: [String] {
        Self.unique(map { HarmlessText.clean(($0.job.fallback ?? $0.job.printer).description) })
    }

    /// The texts in their order, each once.
    private static func unique(_ texts: [String]) -> [String] {
        texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }
}

extension PrintingState {
    /// The state as `--json` prints it.
    package var json: JSONValue {
        .object([
            JSONValue.Member("printers", .array(printers.map(\.json))),
            JSONValue.Member("alarms", .array(alarms.map(\.json))),
        ])
    }
}

extension PrinterRecord {
    package var json: JSONValue {
        .object([
            JSONValue.Member("id", .string(id.description)),
            JSONValue.Member("restaurant", .optional(restaurant?.description)),
            JSONValue.Member(
                "prints",
                .array(PrinterTask.allCases.filter { tasks.contains($0) }.map { .string($0.rawValue) })
            ),
            JSONValue.Member("state", .string(condition.rawValue)),
            JSONValue.Member("since", .optional(since?.description)),
            JSONValue.Member("confirms", .bool(confirms)),
            JSONValue.Member("lastError", .optional(lastTrouble?.rawValue)),
            JSONValue.Member("lastErrorAt", .optional(lastTroubleAt?.description)),
        ])
    }
}

extension PrintingState.Alarm {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("job", .integer(job.id)),
            JSONValue.Member("printer", .string(job.printer.description)),
            JSONValue.Member("order", job.order.map { .integer($0) } ?? .null),
            JSONValue.Member("code", .optional(code)),
            JSONValue.Member("ticket", .string(job.kind.rawValue)),
            JSONValue.Member("state", .string(job.state.rawValue)),
            JSONValue.Member("attempts", .integer(job.attempts)),
            JSONValue.Member("at", .string(job.madeAt.description)),
        ])
    }
}

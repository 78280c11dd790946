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

extension PrintingState.Alarm {
    /// Which ticket may be missing, and what to do.
    package var sentence: Sentence {
        let printer = HarmlessText.clean((job.fallback ?? job.printer).description)
        guard let code else { return PrinterText.pageLost(printer: printer) }
        return job.state == .expired
            ? PrinterText.expired(code, printer: printer) : PrinterText.uncertain(code, printer: printer)
    }
}

extension PrintingState {
    /// What to tell at till and page, the worst first; empty while all is well.
    package var warnings: [Sentence] { inTrouble.map(\.trouble) + alarms.map(\.sentence) }

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

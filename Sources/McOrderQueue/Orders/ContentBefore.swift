import McOrderModel

/// What an edit of an order replaced: its details, and the lines of which the edit changed the price. It is
/// stored with the change, so that a recall can put it back.
struct ContentBefore {
    /// A line at its earlier price.
    struct Line {
        let position: Int
        let price: Money
        let details: LineTerms?
    }

    var details: AgreedTerms
    let lines: [Line]

    /// The text that the database stores.
    var stored: String {
        let lines: [JSONValue] = lines.map {
            ["position": $0.position, "cents": $0.price.cents, "details": $0.details?.stored]
        }
        return JSONWriter.line(["order": details.stored, "lines": JSONValue.array(lines)])
    }

    init(details: AgreedTerms, lines: [Line]) {
        self.details = details
        self.lines = lines
    }

    /// Reads what ``stored`` wrote. A version before it stored the details of a change of service only, and
    /// nothing with other edits: then it is `nil`.
    init?(stored text: String?, of kind: OrderEdit.Kind) throws {
        let value = text.flatMap { try? JSONReader.read(Array($0.utf8), depth: 4).value }
        guard let elements = value?.member("lines")?.elements else {
            guard kind == .service else { return nil }
            self.init(details: try AgreedTerms(column: text), lines: [])
            return
        }
        let lines = try elements.map { element in
            guard let position = element.member("position")?.integer,
                let cents = element.member("cents")?.integer
            else { throw QueueError.database(cause: "an edit cannot be read: \(text ?? "")") }
            return Line(
                position: position,
                price: Money(cents: cents),
                details: try LineTerms(column: element.member("details")?.text)
            )
        }
        self.init(details: try AgreedTerms(column: value?.member("order")?.text), lines: lines)
    }
}

/// A line of an order in the queue.
package struct OrderedLine: Hashable, Sendable, Identifiable {
    /// A change of the order that added, struck or withdrew the line.
    package struct Change: Hashable, Sendable {
        /// The number of the change's event.
        package let event: Int64
        /// Who made the change.
        package let by: String
        /// A ``StaffReason``, or text that a person typed.
        package let reason: String?

        package init(event: Int64, by: String, reason: String? = nil) {
            self.event = event
            self.by = by
            self.reason = reason
        }
    }

    /// The position in the order, from 1, never given twice. Staff, kitchen and printer name a line by it.
    package let id: Int
    /// The text as the customer's client sent it, or as a till added it. Files, exports and `--json` print it
    /// byte for byte, and nothing splits it.
    package let text: String
    /// The price charged.
    package let price: Money
    /// The price that the customer was shown; `nil` for a line that was added at the till.
    package let shownPrice: Money?
    /// What was ordered, and the offer in use; `nil` if nothing is stored.
    package let details: LineTerms?
    /// The change that added the line; `nil` for a line of the customer.
    package let added: Change?
    /// The change that struck the line.
    package let struck: Change?
    /// The change that took the addition of the line back. Nobody charges or prepares such a line, and only
    /// the kitchen hears of it.
    package let withdrawn: Change?

    package init(
        id: Int,
        text: String,
        price: Money,
        shownPrice: Money?,
        details: LineTerms? = nil,
        added: Change? = nil,
        struck: Change? = nil,
        withdrawn: Change? = nil
    ) {
        self.id = id
        self.text = text
        self.price = price
        self.shownPrice = shownPrice
        self.details = details
        self.added = added
        self.struck = struck
        self.withdrawn = withdrawn
    }

    /// What was ordered; `nil` for a line that no catalogue has, and for some lines of earlier versions.
    package var content: LineContent? { details?.content }

    /// Whether the line is charged and prepared.
    package var isKept: Bool { struck == nil && withdrawn == nil }

    /// Whether the line is charged at another price than the one that the customer was shown.
    package var isRepriced: Bool { shownPrice.map { $0 != price } ?? false }

    /// The text without options: the name by which closes and statistics count the line.
    package var figureName: String {
        content?.plainName ?? (details?.options.isEmpty == false ? LineResolver.plainName(text) : text)
    }

    /// What makes two lines equal for people, who see them as one with a count.
    fileprivate struct Sameness: Hashable {
        let text: String
        let content: LineContent?
        let price: Money
        let shownPrice: Money?
        let isAdded: Bool
        let struckFor: String?
    }

    fileprivate var sameness: Sameness {
        Sameness(
            text: text,
            content: content,
            price: price,
            shownPrice: shownPrice,
            isAdded: added != nil,
            struckFor: struck?.reason
        )
    }
}

extension Collection<OrderedLine> {
    /// The lines with equal ones counted: `2 × Espresso`. The first of them stands for all.
    package var counted: [(count: Int, line: OrderedLine)] {
        var counted: [(count: Int, line: OrderedLine)] = []
        var places: [OrderedLine.Sameness: Int] = [:]
        for line in self {
            let sameness = line.sameness
            if let place = places[sameness] {
                counted[place].count += 1
            } else {
                places[sameness] = counted.count
                counted.append((1, line))
            }
        }
        return counted
    }
}

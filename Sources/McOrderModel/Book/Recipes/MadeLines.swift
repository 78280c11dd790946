/// The lines of orders that were made, in the order in which that happened. Pure.
///
/// A line counts once: at its order's first change to *ready* or *collected* after the line was added and
/// before it was struck, whatever follows.
///
/// Source: docs/kitchen-book.md, *What was used*.
package struct MadeLines: Sendable {
    /// A product as it was sold, with what its recipe depends on.
    package struct Portion: Hashable, Sendable {
        package let product: ProductID
        package let name: String
        package let variant: RecipeBook.Variant
        /// The choices that were made, without what was left out.
        let added: Set<ChoiceID>
    }

    /// What a line has, as many other lines have it too.
    package struct Kind: Hashable, Sendable {
        /// Empty if nobody knows any more.
        package let portions: [Portion]

        /// - Parameters:
        ///   - content: `nil` if nobody knows any more.
        ///   - service: the order's service, as it was last.
        package init(_ content: LineContent?, service: ServiceID?) {
            portions = (content?.parts ?? []).enumerated().map { index, part in
                var variant = RecipeBook.Variant()
                for option in part.options { variant.choices[option.id, default: 0] += option.count }
                variant.isLarge = content?.isLarge == true && index > 0
                variant.service = service?.description ?? ""
                let added = part.options.filter { !$0.isLeftOut }.map(\.id)
                return Portion(product: part.product, name: part.name, variant: variant, added: Set(added))
            }
        }
    }

    /// A change of an order to *ready* or *collected*.
    package struct Making: Hashable, Sendable {
        /// The number of the change.
        package let event: Int64
        package let at: Timestamp

        package init(event: Int64, at: Timestamp) {
            (self.event, self.at) = (event, at)
        }
    }

    /// The changes of an order that decide when its lines were made.
    package struct OrderChanges: Sendable {
        private var makings: [Making] = []
        /// The changes that struck each line, and those that took that back.
        private var strikes: [OrderedLine.ID: [(event: Int64, isTakenBack: Bool)]] = [:]

        package init() {}

        /// Adds a change that came after those that were added before.
        package mutating func add(_ making: Making) { makings.append(making) }

        /// Adds a change, after those that were added before, that struck a line or took that back.
        package mutating func add(strike event: Int64, of line: OrderedLine.ID, isTakenBack: Bool) {
            strikes[line, default: []].append((event, isTakenBack))
        }

        /// The change at which a line was made; `nil` if it never was.
        ///
        /// - Parameters:
        ///   - added: the change that added the line; `nil` for one that was ordered.
        ///   - ended: the change that struck it for good or took its addition back; `nil` if none did. Early
        ///     versions did not say of which line a change was.
        package func making(
            of line: OrderedLine.ID,
            after added: Int64?,
            before ended: Int64?
        ) -> Making? {
            makings.first { making in
                let strike = strikes[line]?.last { $0.event < making.event }
                return making.event > added ?? 0 && making.event < ended ?? .max
                    && strike?.isTakenBack ?? true
            }
        }
    }

    /// A line that was made.
    package struct Line: Hashable, Sendable {
        /// The position in ``MadeLines/kinds``.
        package let kind: Int
        package let making: Making

        package init(kind: Int, _ making: Making) {
            (self.kind, self.making) = (kind, making)
        }
    }

    package let kinds: [Kind]
    /// In the order of their changes.
    package let lines: [Line]

    package static let none = MadeLines([], [])

    /// - Parameter lines: in any order.
    package init(_ kinds: [Kind], _ lines: [Line]) {
        self.kinds = kinds
        self.lines = lines.sorted { $0.making.event < $1.making.event }
    }
}

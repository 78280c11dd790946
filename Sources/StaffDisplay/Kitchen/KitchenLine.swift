package import McOrderCounter
import McOrderDisplay
package import McOrderModel
package import McOrderText

/// A product to prepare as the kitchen reads it: the quantity, the product, and each option in a row of its
/// own. The parts of a menu are lines of their own.
///
/// All texts are in one language, and cleaned with `HarmlessText`.
package struct KitchenLine: Hashable, Sendable {
    package struct Option: Hashable, Sendable {
        package let text: String
        package let isLeftOut: Bool
    }

    /// A product or a choice that can be sold out.
    package struct Sellable: Hashable, Sendable {
        package let id: SellableID
        package let name: String
    }

    package let count: Int
    package let title: String
    /// The mark of a large drink or side, one letter or more; `nil` for every other line.
    package let size: String?
    package let options: [Option]
    /// The product of another station that it belongs to; `nil` if there is none.
    package let belongsTo: String?
    /// Title and options in one row.
    package let text: String
    /// What the products of the whole line say of themselves, and its allergens.
    package let notes: [String]
    package let sellables: [Sellable]

    /// The parts of a line that are prepared here.
    package static func lines(
        of line: KitchenView.Line,
        _ names: ShownNames,
        _ language: Language
    ) -> [KitchenLine] {
        let rows = LineRows(line.line, count: line.count, names, language)
        return line.parts.map { KitchenLine($0, of: line, notes: rows.notes, names) }
    }

    private init(
        _ part: KitchenView.Line.Part,
        of line: KitchenView.Line,
        notes: [String],
        _ names: ShownNames
    ) {
        let item = part.item
        let choices = item.options.map { option in
            (option.count == 1 ? "" : "\(option.count)× ") + names.choice(option.id, named: option.name)
        }
        count = line.count
        title = HarmlessText.clean(
            part.isOfChoices ? choices.joined(separator: ", ") : names.product(of: item)
        )
        size = item.isLarge ? names.large.filter { $0 != "(" && $0 != ")" } : nil
        options =
            part.isOfChoices
            ? []
            : item.options.map { Option(text: HarmlessText.clean(names.option($0)), isLeftOut: $0.isLeftOut) }
        belongsTo = part.belongsTo.map { HarmlessText.clean(names.product(of: $0)) }
        text = part.isOfChoices ? title : HarmlessText.clean(names.item(item))
        self.notes = notes
        let chosen = item.options.filter { !$0.isLeftOut }.map { option in
            Sellable(
                id: .choice(option.id),
                name: HarmlessText.clean(names.choice(option.id, named: option.name))
            )
        }
        if case .known(let id, _) = item.product, !part.isOfChoices {
            sellables = [Sellable(id: id, name: title)] + chosen
        } else {
            sellables = chosen
        }
    }
}

package import McOrderModel
package import McOrderText

/// A line of an order as people read it: the product first, a menu with its drink and side below it, and each
/// option in a row of its own.
///
/// All texts are in one language, and cleaned with `HarmlessText`.
package struct LineRows: Hashable, Sendable, Identifiable {
    /// A row below the title.
    package enum Row: Hashable, Sendable {
        /// The drink or the side of a menu.
        case part(String)
        /// An option of the product above, with its sign and its number. What is left out says so.
        case option(String, isLeftOut: Bool)
    }

    /// What was done to the line at the till.
    package enum Mark: Hashable, Sendable {
        case added
        /// The line was struck; the reason, if one was given.
        case struck(reason: String?)
    }

    /// The position of the line in its order, or of the first of equal lines.
    package let id: Int
    package let count: Int
    /// The product; of a menu its sandwich, behind the word for a menu.
    package let title: String
    /// The word for a large menu, which follows the title; `nil` for every other line.
    package let size: String?
    package let rows: [Row]
    /// The line in one row, with its options.
    package let text: String
    /// The line in one row, without its options.
    package let plain: String
    /// The options; those of a menu with the product that they belong to.
    package let options: [String]
    /// What the lines cost together.
    package let amount: Money
    /// What the customer was shown, if the lines cost something else.
    package let shownAmount: Money?
    package let mark: Mark?
    /// What the products say of themselves, and then the allergens; empty if there is nothing.
    package let notes: [String]

    /// Describes that many equal lines.
    package init(_ line: OrderedLine, count: Int, _ names: ShownNames, _ language: Language) {
        let shown = names.shown(line)
        let first = shown.parts.first?.product ?? ""
        id = line.id
        self.count = count
        title = HarmlessText.clean(shown.isMenu ? "\(ScreenText.menu[language]) \(first)" : first)
        size = shown.isMenu && shown.isLarge ? ScreenText.large[language] : nil
        rows = Self.rows(of: shown, large: names.large)
        text = HarmlessText.clean(names.line(line))
        plain = HarmlessText.clean(names.plain(line))
        options = shown.options.map(HarmlessText.clean)
        amount = Money(cents: line.price.cents * count)
        // An added line was never shown to the customer.
        shownAmount =
            line.isRepriced && line.added == nil
            ? line.shownPrice.map { Money(cents: $0.cents * count) } : nil
        if let struck = line.struck {
            mark = .struck(reason: struck.reason.map { StaffReason.sentence(of: $0)[language] })
        } else {
            mark = line.added == nil ? nil : .added
        }
        let facts = Set(line.content?.parts.map(\.facts) ?? []).flatMap(\.texts).map { $0[language] }
        let allergens = AllergenText.text(of: [line.content], language)
        notes = Set(facts).sorted() + [allergens].compactMap(\.self)
    }

    private static func rows(of line: ShownLine, large: String) -> [Row] {
        line.parts.enumerated().flatMap { index, part -> [Row] in
            let size = line.isLarge ? " \(large)" : ""
            let title = index == 0 ? [] : [Row.part(HarmlessText.clean(part.product) + size)]
            let options = part.options.map {
                Row.option(HarmlessText.clean($0.text), isLeftOut: $0.isLeftOut)
            }
            return title + options
        }
    }
}

extension Collection<LineRows> {
    /// A text for each different line that has notes; its name comes first.
    package var noteTexts: [String] {
        var texts: [String] = []
        for line in self where !line.notes.isEmpty {
            let text = ([line.text] + line.notes).joined(separator: " · ")
            if !texts.contains(text) { texts.append(text) }
        }
        return texts
    }
}

/// Finds what the text of an order's line names in a catalogue. No other code splits such a text.
///
/// Creating one takes time in proportion to the catalogue, finding a line constant time.
/// Source: format.md, *Menu line* and *Options*.
package struct LineResolver: Sendable {
    private let products: [String: Product]
    private let groups: [ChoiceGroupID: ChoiceGroup]

    package init(_ catalogue: Catalogue) {
        products = Dictionary(first: catalogue.products.map { ($0.name, $0) })
        groups = Dictionary(first: catalogue.optionGroups.map { ($0.id, $0) })
    }

    /// The product with exactly this name, compared after Unicode NFC.
    func product(named name: String) -> ProductID? {
        products[name]?.id
    }

    /// The product or menu that a text names, with the choices that it names. It is not checked whether they
    /// fit. `nil` if the catalogue does not have one of its products.
    package func item(_ text: String) -> TicketItem? {
        if let part = part(text) { return .product(part) }
        guard let menu = MenuLine.parts(of: text), let sandwich = part(menu.sandwich),
            let drink = part(menu.drink), let side = part(menu.side)
        else { return nil }
        return .menu(sandwich: sandwich, drink: drink, side: side, isLarge: menu.isLarge)
    }

    /// Reads what a person typed, written like the text of a line: a product, a product with choices in
    /// brackets, or a menu.
    ///
    /// - Parameters:
    ///   - isName: whether a text is the whole name of a product, whatever its brackets look like.
    ///   - part: finds the product that a word means, with the choices that were typed after it.
    package static func item<Failure: Error>(
        typed text: String,
        isName: (String) -> Bool,
        part: (_ word: String, _ choices: [OptionText.NamedChoice]) throws(Failure) -> TicketItem.Part
    ) throws(Failure) -> TicketItem {
        func find(_ text: String) throws(Failure) -> TicketItem.Part {
            guard !isName(text), let split = OptionText.split(text) else { return try part(text, []) }
            return try part(split.product, split.choices)
        }
        guard let menu = MenuLine.parts(of: text) else { return .product(try find(text)) }
        return .menu(
            sandwich: try find(menu.sandwich),
            drink: try find(menu.drink),
            side: try find(menu.side),
            isLarge: menu.isLarge
        )
    }

    /// Whether a text is written like a menu or a product with choices: it names more than one thing.
    package static func namesSeveral(_ text: String) -> Bool {
        isMenu(text) || OptionText.split(text) != nil
    }

    /// The text of a line that no catalogue has, with another mark of a large menu.
    static func text(_ text: String, large: String) -> String {
        guard large != MenuLine.largeWord, let menu = MenuLine.parts(of: text) else { return text }
        return menu.text(large: large) { $0 }
    }

    /// Whether a text is that of a menu, for lines of earlier versions, which have no content.
    static func isMenu(_ text: String) -> Bool { MenuLine.parts(of: text) != nil }

    /// The text of a line without options, for lines of earlier versions, which have no content.
    static func plainName(_ text: String) -> String {
        func plain(_ text: String) -> String { OptionText.split(text)?.product ?? text }
        return MenuLine.parts(of: text)?.text(plain) ?? plain(text)
    }

    /// A product by its whole name, or else by its name before the brackets.
    private func part(_ text: String) -> TicketItem.Part? {
        if let product = products[text] { return TicketItem.Part(product) }
        guard let split = OptionText.split(text), let product = products[split.product] else { return nil }
        let choices = product.options.lazy.compactMap { groups[$0.group] }.flatMap(\.choices)
        let chosen = split.choices.map { named in
            choices.first { $0.name == named.name }.map { ChosenOption($0, count: named.count) }
                ?? .unknown(named.name, count: named.count)
        }
        return TicketItem.Part(id: product.id, name: product.name, options: chosen)
    }
}

package import McOrderModel

extension ShownNames {
    /// What has to be prepared, in one row: the product with its options, and the mark of a large one.
    package func item(_ item: KitchenItem) -> String {
        guard case .known = item.product else { return product(of: item) }
        let options = item.options.map {
            OptionText.NamedChoice(
                name: choice($0.id, named: $0.name, isLeftOut: $0.isLeftOut),
                count: $0.count
            )
        }
        return OptionText.text(product(of: item), options) + (item.isLarge ? " \(large)" : "")
    }

    /// The product to prepare, or the choice that a station prepares, without options.
    package func product(of item: KitchenItem) -> String {
        switch item.product {
        case .known(let id, let name): self.item(id, named: name)
        case .text(let text): text
        }
    }

    /// What tells an item from others of its product: its options and its size; `nil` if nothing does.
    package func variant(of item: KitchenItem) -> String? {
        let words = item.options.map { option($0) } + (item.isLarge ? [large] : [])
        return words.isEmpty ? nil : words.joined(separator: ", ")
    }
}

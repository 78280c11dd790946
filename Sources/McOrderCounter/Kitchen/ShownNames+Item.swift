package import McOrderModel

extension ShownNames {
    /// What has to be prepared, in one row: the product with its options, and the mark of a large one.
    package func item(_ item: KitchenItem) -> String {
        let id: ProductID
        let name: String
        switch item.product {
        case .known(let known, let own): (id, name) = (known, own)
        case .text(let text): return text
        }
        let options = item.options.map {
            OptionText.NamedChoice(
                name: choice($0.id, named: $0.name, isLeftOut: $0.isLeftOut),
                count: $0.count
            )
        }
        return OptionText.text(product(id, named: name), options) + (item.isLarge ? " \(large)" : "")
    }
}

/// A product to prepare, with the size and the options that make it another thing to prepare.
package struct KitchenItem: Hashable, Sendable {
    /// What is known of the product.
    package enum Product: Hashable, Sendable {
        /// A product, or a choice that a station prepares, with its name when it was ordered.
        case known(SellableID, name: String)
        /// The text of a line that no catalogue has.
        case text(String)
    }

    package let product: Product
    /// The chosen options.
    package let options: [PricedOption]
    /// Whether it is the large drink or side of a menu.
    package let isLarge: Bool

    /// The order in which items of equal count are listed: by name, options, size, and id.
    fileprivate var sortKey: String {
        switch product {
        case .known(let id, let name):
            ([name] + options.map(\.name) + [isLarge ? "1" : "0", id.description]).joined(separator: "\u{1}")
        case .text(let text): text
        }
    }
}

/// How many of one thing have to be prepared.
package struct KitchenDemand: Hashable, Sendable {
    package let item: KitchenItem
    package let count: Int

    /// Counts items, the largest count first.
    package static func counted(_ items: some Sequence<KitchenItem>) -> [KitchenDemand] {
        items.reduce(into: [:]) { $0[$1, default: 0] += 1 }
            .map { KitchenDemand(item: $0, count: $1) }
            .sorted { ($1.count, $0.item.sortKey) < ($0.count, $1.item.sortKey) }
    }
}

extension [KitchenDemand] {
    /// The demands of each product, with their sum; the product with the largest sum first.
    package var byProduct: [(count: Int, variants: [KitchenDemand])] {
        var groups: [[KitchenDemand]] = []
        var places: [KitchenItem.Product: Int] = [:]
        for demand in self {
            if let place = places[demand.item.product] {
                groups[place].append(demand)
            } else {
                places[demand.item.product] = groups.count
                groups.append([demand])
            }
        }
        return groups.map { ($0.reduce(0) { $0 + $1.count }, $0) }
            .sorted { ($1.0, $0.1[0].item.sortKey) < ($0.0, $1.1[0].item.sortKey) }
    }
}

extension OrderedLine {
    /// What has to be prepared: the product, or the parts of a menu.
    package var items: [KitchenItem] {
        guard let content else { return [KitchenItem(product: .text(text), options: [], isLarge: false)] }
        return content.parts.enumerated().map { KitchenItem($1, isLarge: content.isLarge && $0 > 0) }
    }
}

extension KitchenItem {
    /// The chosen options as things of their own, each as often as it was taken.
    package var choices: [KitchenItem] {
        options.flatMap { option in
            let product = Product.known(.choice(option.id), name: option.name)
            return Array(
                repeating: KitchenItem(product: product, options: [], isLarge: false),
                count: option.count
            )
        }
    }

    package init(_ part: LineContent.Part, options: [PricedOption]? = nil, isLarge: Bool) {
        product = .known(.product(part.product), name: part.name)
        self.options = options ?? part.options
        self.isLarge = isLarge
    }
}

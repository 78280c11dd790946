/// A line of an order as staff read it: its products with their options.
package struct ShownLine: Hashable, Sendable {
    /// An option of a product.
    package struct Option: Hashable, Sendable {
        /// The choice: what is left out says so, and a plus is before what is added.
        package let text: String
        package let isLeftOut: Bool
    }

    /// A product of the line, or the whole text of a line of which nothing more is known.
    package struct Part: Hashable, Sendable {
        package let product: String
        package let options: [Option]
    }

    /// The product, or the sandwich, drink and side of a menu.
    package let parts: [Part]
    /// Whether drink and side are large.
    package let isLarge: Bool

    package var isMenu: Bool { parts.count > 1 }

    /// The options of all parts; those of a menu with the product that they belong to.
    package var options: [String] {
        parts.flatMap { part in
            part.options.map { isMenu ? "\(part.product): \($0.text)" : $0.text }
        }
    }
}

extension ShownNames {
    /// The line with its names in this language.
    package func shown(_ line: OrderedLine) -> ShownLine {
        guard let content = line.content else {
            return ShownLine(parts: [ShownLine.Part(product: line.text, options: [])], isLarge: false)
        }
        return ShownLine(
            parts: content.parts.map { part in
                ShownLine.Part(
                    product: product(part.product, named: part.name),
                    options: part.options.map { ShownLine.Option(text: option($0), isLeftOut: $0.isLeftOut) }
                )
            },
            isLarge: content.isLarge
        )
    }
}

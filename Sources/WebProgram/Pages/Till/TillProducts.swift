import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The products and choices that can be added to an order or be sold out.
struct TillProducts {
    let assortment: Assortment
    let words: PageText
    let price: PriceText
    let now: Timestamp

    var fragments: [Fragment] {
        let gone = assortment.soldOut(at: now)
        let prices = Dictionary(
            assortment.lines("").flatMap { line in
                line.item.products.map { (SellableID.product($0), line.price) }
            }
        ) { first, _ in first }
        let products = Dictionary(assortment.products.map { (SellableID.product($0.id), $0) }) { first, _ in
            first
        }
        return assortment.choices("", of: nil, at: .distantFuture).map { item in
            let key = item.id.description
            let isGone = gone[item.id] != nil
            let options = products[item.id].map { self.options(of: $0, gone) } ?? .empty
            // What has to be chosen with a product decides its price, so it has none before.
            let isSold = prices[item.id] != nil || options != .empty
            return Fragment(.products, key, "li", .data("sold", if: isSold)) {
                button(
                    .class("button"),
                    .data("product", key),
                    .data("name", item.name),
                    .data("gone", if: isGone),
                    .change(isGone ? .available : .soldOut)
                ) {
                    tag("span") { HarmlessText.clean(words.names.item(item.id, named: item.name)) }
                    if isGone { tag("strong") { words.say(ScreenAvailabilityText.soldOutMark) } }
                    if let amount = prices[item.id] { tag("span", .class("amount")) { price(amount) } }
                }
                options
            }
        }
    }

    /// What can be chosen with a product: what has to be chosen comes first.
    private func options(of product: Product, _ gone: [SellableID: Timestamp]) -> HTML {
        let groups = assortment.catalogue?.options(of: product, at: assortment.restaurant).groups ?? []
        let sorted = groups.filter(\.isRequired) + groups.filter { !$0.isRequired }
        guard !sorted.isEmpty else { return .empty }
        return tag("div", .class("product-options"), HTMLAttribute("hidden")) {
            sorted.map { group($0, of: product, gone) }
        }
    }

    private func group(_ offered: OfferedGroup, of product: Product, _ gone: [SellableID: Timestamp]) -> HTML
    {
        let group = offered.group
        let isOne = group.count == 1...1
        return tag("fieldset", .class("reasons")) {
            tag("legend") {
                HarmlessText.clean(group.translations[words.language.rawValue]?.name ?? group.name)
                if offered.isRequired {
                    " "
                    tag("span", .class("caption")) { words.say(WebTillText.required) }
                }
            }
            for (choice, amount) in zip(group.choices, offered.prices) {
                let isGone = gone[.choice(choice.id)] != nil
                tag("label", .class("option")) {
                    voidTag(
                        "input",
                        .type(isOne ? "radio" : "checkbox"),
                        HTMLAttribute("name", "\(product.id) \(group.id)"),
                        HTMLAttribute("value", choice.name),
                        HTMLAttribute("checked", if: group.defaults.contains(choice.id)),
                        HTMLAttribute("disabled", if: isGone)
                    )
                    tag("span") { name(of: choice, in: group) }
                    if amount.cents != 0 { tag("span", .class("amount")) { price(amount) } }
                }
            }
        }
    }

    private func name(of choice: ChoiceGroup.Choice, in group: ChoiceGroup) -> String {
        let isLeftOut = group.kind == .without
        return HarmlessText.clean(
            words.names.choice(choice.id, named: choice.name, isLeftOut: isLeftOut)
        )
    }
}

extension OfferedGroup {
    /// Whether something of the group has to be chosen.
    fileprivate var isRequired: Bool { group.count.lowerBound > 0 }
}

extension Timestamp {
    /// An instant at which nothing is sold out any more, so that the products keep the catalogue's order.
    fileprivate static let distantFuture = Timestamp(seconds: 253_402_300_799)
}

import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// What can be chosen with a product, as fields of a dialog. `options.js` reads them.
struct ProductOptionsHTML {
    let assortment: Assortment
    let gone: [SellableID: Timestamp]
    let words: PageText
    let price: PriceText

    /// The groups of a product, those first of which something has to be chosen.
    func groups(of product: Product) -> [OfferedGroup] {
        assortment.catalogue?.options(of: product, at: assortment.restaurant).requiredFirst ?? []
    }

    func html(of product: Product) -> HTML {
        HTML(groups(of: product).map { group($0, of: product) })
    }

    private func group(_ offered: OfferedGroup, of product: Product) -> HTML {
        let group = offered.group
        return fieldset(
            group.translations[words.language.rawValue]?.name ?? group.name,
            isRequired: offered.isRequired
        ) {
            for (choice, amount) in zip(group.choices, offered.prices) {
                field(choice, amount, in: offered, of: product)
            }
        }
    }

    /// A group of fields with its name.
    func fieldset(_ name: String, isRequired: Bool, @HTMLBuilder _ content: () -> HTML) -> HTML {
        tag("fieldset", .class("reasons")) {
            tag("legend") {
                HarmlessText.clean(name)
                if isRequired {
                    " "
                    tag("span", .class("caption")) { words.say(WebTillText.required) }
                }
            }
            content()
        }
    }

    private func field(
        _ choice: ChoiceGroup.Choice,
        _ amount: Money,
        in offered: OfferedGroup,
        of product: Product
    ) -> HTML {
        let group = offered.group
        let isOne = group.count == 1...1
        let isDefault = group.defaults.contains(choice.id)
        let shown = HarmlessText.clean(
            words.names.choice(choice.id, named: choice.name, isLeftOut: group.kind == .without)
        )
        let facts: [HTMLAttribute] = [
            .data("choice", choice.id.description), .data("name", choice.name), .data("shown", shown),
            .data("out", if: group.kind == .without),
        ]
        let isGone = gone[.choice(choice.id)] != nil
        if choice.maximum > 1, !isOne {
            let most = min(choice.maximum, group.count.upperBound)
            return tag("div", .class("option")) {
                tag("span") { shown }
                if amount.cents != 0 { tag("span", .class("amount")) { price(amount) } }
                stepper(
                    of: shown,
                    facts + [
                        .data("count", isDefault ? "1" : "0"), .data("most", String(isGone ? 0 : most)),
                    ],
                    in: words.language
                )
            }
        }
        return tag("label", .class("option")) {
            voidTag(
                "input",
                [
                    .type(isOne ? "radio" : "checkbox"),
                    HTMLAttribute("name", "\(product.id) \(group.id)"),
                    HTMLAttribute("checked", if: isDefault),
                    HTMLAttribute("required", if: isOne),
                    HTMLAttribute("disabled", if: isGone),
                ] + facts
            )
            tag("span") { shown }
            if amount.cents != 0 { tag("span", .class("amount")) { price(amount) } }
        }
    }
}

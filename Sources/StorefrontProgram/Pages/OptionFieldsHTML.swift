import McOrderModel
import McOrderText
import McOrderWeb

/// What can be chosen with each product, as fields that the scripts put where the product is shown.
/// `options.js` reads them. Source: docs/catalogue.md, *Options*.
struct OptionFieldsHTML {
    let sold: SoldHere
    let words: ShopWords

    /// A template for each product with options. The groups of which an order needs something come first.
    var templates: HTML {
        HTML(
            sold.all.filter { !$0.options.isEmpty }.map { dish in
                tag("template", .data("of", dish.product.id.description)) {
                    dish.options.requiredFirst.map { group($0, of: dish.product) }
                }
            }
        )
    }

    private func group(_ offered: OfferedGroup, of product: Product) -> HTML {
        let group = offered.group
        let name = group.translations.name(in: words.language.rawValue, or: group.name)
        let isLimited = group.kind == .choose || group.count.lowerBound > 0
        return tag("fieldset", .class("group"), .data("most", String(group.count.upperBound))) {
            tag("legend") {
                tag("span") { HarmlessText.clean(name) }
                if isLimited {
                    tag("span", .class("need")) { words.say(StoreMenuText.choose(group.count)) }
                }
            }
            for (choice, amount) in zip(group.choices, offered.prices) {
                field(choice, amount, of: product, in: group)
            }
        }
    }

    private func field(
        _ choice: ChoiceGroup.Choice,
        _ amount: Money,
        of product: Product,
        in group: ChoiceGroup
    ) -> HTML {
        let isOne = group.count == 1...1
        let isDefault = group.defaults.contains(choice.id)
        let shown = HarmlessText.clean(
            words.names.choice(choice.id, named: choice.name, isLeftOut: group.kind == .without)
        )
        let end = sold.soldOutUntil(choice.id)
        let facts: [HTMLAttribute] = [
            .data("choice", choice.id.description), .data("name", choice.name), .data("shown", shown),
            .data("out", if: group.kind == .without),
        ]
        let label = tag("span") {
            shown
            caption(choice, soldOutUntil: end, in: group)
        }
        let most = min(choice.maximum, group.count.upperBound)
        if most > 1 {
            return tag("div", .class(end == nil ? "option" : "option off")) {
                label
                extra(amount)
                stepper(
                    of: shown,
                    facts + [
                        .data("count", isDefault ? "1" : "0"), .data("most", String(end == nil ? most : 0)),
                    ],
                    in: words.language
                )
            }
        }
        return tag("label", .class(end == nil ? "option" : "option off")) {
            voidTag(
                "input",
                [
                    .type(isOne ? "radio" : "checkbox"),
                    HTMLAttribute("name", "\(product.id) \(group.id)"),
                    HTMLAttribute("checked", if: isDefault && end == nil),
                    HTMLAttribute("required", if: isOne),
                    HTMLAttribute("disabled", if: end != nil),
                ] + facts
            )
            label
            extra(amount)
        }
    }

    @HTMLBuilder private func extra(_ amount: Money) -> HTML {
        if amount.cents != 0 {
            tag("span", .class("extra")) { (amount.cents > 0 ? "+" : "") + words.amount(amount) }
        }
    }

    /// The allergens that a choice adds, and that it is sold out.
    @HTMLBuilder private func caption(
        _ choice: ChoiceGroup.Choice,
        soldOutUntil end: Timestamp?,
        in group: ChoiceGroup
    ) -> HTML {
        if let end {
            let moment = MomentText(in: sold.restaurant.zone, now: sold.shop.now)
            tag("span", .class("caption")) { words.say(StoreMenuText.soldOut(moment.until(end))) }
        } else if group.kind == .choose {
            if let allergens = choice.allergens {
                if !allergens.isEmpty {
                    let names = Allergen.allCases.filter(allergens.contains).map { words.say($0.word) }
                    tag("span", .class("caption")) { names.joined(separator: ", ") }
                }
            } else {
                tag("span", .class("note")) { words.say(StoreMenuText.allergensUnknown) }
            }
        }
    }
}

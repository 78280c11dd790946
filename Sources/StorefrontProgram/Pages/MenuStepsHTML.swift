import McOrderModel
import McOrderText
import McOrderWeb

/// A menu in three steps: the sandwich with its options, the drink, the side.
struct MenuStepsHTML {
    let sold: SoldHere
    let words: ShopWords

    @HTMLBuilder var html: HTML {
        let menus = sold.menus
        if !menus.isEmpty {
            tag("dialog", .id("sheet-menu"), .class("page-sheet"), .aria("labelledby", "menu-title")) {
                bar
                steps
                tag("form", .id("menu-form"), .class("shop")) {
                    size
                    step("sandwich", StoreMenuText.chooseSandwich, menus.map { sandwich($0) })
                    step("drink", StoreMenuText.chooseDrink, picks("drink", sold.shop.catalogue.menus.drinks))
                    step("side", StoreMenuText.chooseSide, picks("side", sold.shop.catalogue.menus.sides))
                    tag("p", .class("contains boxed"), .aria("live", "polite"), HTMLAttribute("hidden"))
                    tag("p", .class("notice refused"), .role("alert"))
                    tag("div", .class("ticketbar stacked")) {
                        tag("p", .class("so-far"))
                        tag("button", .class("button primary large")) {
                            tag("span", .class("verb"))
                            tag("b", .class("price"))
                        }
                    }
                }
            }
        }
    }

    private var bar: HTML {
        tag("header", .class("topbar")) {
            tag("a", .class("iconbutton"), .href("#"), .aria("label", words.say(StoreMenuText.backToMenu))) {
                Icon.back.html
            }
            tag("div", .class("topbar-title")) {
                tag("h2", .id("menu-title"), .class("title")) { words.say(StoreMenuText.yourMenu) }
            }
        }
    }

    private var steps: HTML {
        let names: [(String, Sentence)] = [
            ("sandwich", StoreMenuText.sandwich), ("drink", NewOrderText.drink), ("side", NewOrderText.side),
        ]
        return tag("nav", .aria("label", words.say(StoreMenuText.steps))) {
            tag("ol", .class("steps")) {
                for (step, name) in names {
                    tag("li") { button(.data("to", step), .data("own", words.say(name))) { words.say(name) } }
                }
            }
        }
    }

    /// The prices of the sandwich that is chosen stand in the two sizes.
    private var size: HTML {
        tag("fieldset", .class("segmented")) {
            tag("legend", .class("unseen")) { words.say(NewOrderText.sizeOfMenu) }
            for (value, name) in [("normal", NewOrderText.normal), ("large", NewOrderText.large)] {
                tag("label") {
                    voidTag(
                        "input",
                        .type("radio"),
                        HTMLAttribute("name", "size"),
                        HTMLAttribute("value", value),
                        HTMLAttribute("checked", if: value == "normal")
                    )
                    tag("span") {
                        words.say(name) + " "
                        tag("b", .data("size", value))
                    }
                }
            }
        }
    }

    private func step(_ name: String, _ title: StoreMenuText, _ picks: [HTML]) -> HTML {
        tag("section", .data("step-of", name), HTMLAttribute("hidden")) {
            tag("h3", HTMLAttribute("tabindex", "-1")) { words.say(title) }
            tag("div", .class("choices"), .data("slot", name))
            tag("ul", .class("picks")) { picks }
        }
    }

    private func sandwich(_ menu: SoldHere.Menu) -> HTML {
        let (normal, large) = (words.amount(menu.prices.price), words.amount(menu.prices.largePrice))
        return pick(
            "sandwich",
            menu.sandwich,
            isGone: !menu.canBeOrdered,
            extra: normal,
            [.data("normal", normal), .data("large", large)]
        )
    }

    private func picks(_ slot: String, _ choices: [Menus.Choice]) -> [HTML] {
        sold.parts(choices).map { dish, supplement in
            let extra = supplement == .zero ? nil : "+" + words.amount(supplement)
            return pick(slot, dish, isGone: !dish.canBeOrdered, extra: extra, [])
        }
    }

    private func pick(
        _ slot: String,
        _ dish: SoldHere.Dish,
        isGone: Bool,
        extra: String?,
        _ facts: [HTMLAttribute]
    ) -> HTML {
        let product = dish.product
        let name = words.name(product)
        let age = product.minimumAge.map { words.say(StoreMenuText.onlyAdults($0)) }
        return tag("li") {
            tag("label", .class(isGone ? "pick sold" : "pick"), .data("allergens", dish.allergenIDs)) {
                voidTag(
                    "input",
                    [
                        .type("radio"), HTMLAttribute("name", slot),
                        HTMLAttribute("value", product.id.description), .data("shown", name),
                        .data("age", age), .data("options", if: !dish.options.isEmpty),
                        HTMLAttribute("disabled", if: isGone),
                    ] + facts
                )
                if let image = product.image { PhotoHTML(image).html { .empty } }
                tag("span", .class("pick-name")) {
                    name
                    if let age { tag("span", .class("caption")) { age } }
                    if let end = dish.soldOutUntil {
                        let moment = MomentText(in: sold.restaurant.zone, now: sold.shop.now)
                        tag("span", .class("caption")) { words.say(StoreMenuText.soldOut(moment.until(end))) }
                    }
                    tag("span", .class("note"), HTMLAttribute("hidden"))
                }
                if let extra { tag("span", .class("extra")) { extra } }
            }
        }
    }
}

import McOrderModel
import McOrderText
import McOrderWeb

/// What a restaurant sells, and the ticket of the customer.
struct MenuPage {
    let shop: Shop
    let restaurant: Restaurant

    func document(_ language: Language) -> HTML {
        let words = ShopWords(shop, language)
        let sold = SoldHere(shop, at: restaurant)
        let status = RestaurantStatus(shop: shop, restaurant: restaurant)
        let name = HarmlessText.clean(restaurant.name)
        let sections = MenuSections(sold: sold, words: words, canOrder: status.takesOrders)
        return ShopFrame(shop: shop, words: words).document(
            title: WebText.page(StoreMenuText.title, of: restaurant.name),
            page: "menu",
            path: "/r/\(restaurant.id)",
            [
                .data("restaurant", restaurant.id.description), .data("name", name),
                .data("takes-orders", if: status.takesOrders),
            ],
            said: MenuPageWords(words: words).attributes
        ) {
            bar(words, status, name)
            finder(words)
            sections.navigation
        } content: {
            notes(words, status)
            tag("section", .id("open-orders"), .class("open-orders"), HTMLAttribute("hidden"))
            again(words)
            tag("section", .id("filtered"), .class("filtered"), HTMLAttribute("hidden")) {
                tag("ul", .class("chips"))
                tag("p", .role("status"))
            }
            tag("p", .id("none"), .class("caption"), .role("status"), HTMLAttribute("hidden")) {
                words.say(StoreMenuText.nothingFound)
            }
            sections.html
            if status.takesOrders { ticketBar(words) }
        } after: {
            AllergenFilterHTML(words: words).html
            if status.takesOrders {
                ProductSheetHTML(words: words).html
                MenuStepsHTML(sold: sold, words: words).html
                TicketSheetHTML(shop: shop, restaurant: restaurant, words: words).html
                OptionFieldsHTML(sold: sold, words: words).templates
            }
        }
    }

    private func bar(_ words: ShopWords, _ status: RestaurantStatus, _ name: String) -> HTML {
        tag("header", .class("topbar")) {
            tag("a", .class("iconbutton"), .href("/"), .aria("label", words.say(StoreMenuText.restaurants))) {
                Icon.back.html
            }
            tag("div", .class("topbar-title")) {
                tag("h1", .class("title")) { name }
                tag("p", .class("caption")) { words.capitalised(status.sentence) }
            }
            button(
                .class("iconbutton heart"),
                .data("place", restaurant.id.description),
                .aria("pressed", "false"),
                .aria("label", words.say(StoreMenuText.favourite(name)))
            ) { Icon.heart.html }
        }
    }

    private func finder(_ words: ShopWords) -> HTML {
        tag("div", .class("finder scripted"), .role("search")) {
            tag("label", .class("search")) {
                tag("span", .class("unseen")) { words.say(StoreMenuText.search) }
                Icon.search.html
                voidTag(
                    "input",
                    .id("search"),
                    .type("search"),
                    HTMLAttribute("autocomplete", "off"),
                    HTMLAttribute("maxlength", "60"),
                    HTMLAttribute("placeholder", words.say(StoreMenuText.search))
                )
            }
            tag("a", .id("filter"), .class("button filter"), .href("#allergens"), .aria("haspopup", "dialog"))
            {
                Icon.filter.html
                tag("span") { words.say(StoreAllergenText.allergens) }
                tag("b", .class("badge"), HTMLAttribute("hidden"))
            }
        }
    }

    @HTMLBuilder private func notes(_ words: ShopWords, _ status: RestaurantStatus) -> HTML {
        if !status.takesOrders {
            note(words.say(StoreMenuText.notHere(restaurant.name, phone: restaurant.phone)))
        } else if !status.isOpen {
            note(words.say(StoreMenuText.closedNow(status.sentence)))
        }
        tag("noscript") { note(words.say(StoreMenuText.noScript(phone: restaurant.phone))) }
    }

    private func note(_ text: String) -> HTML {
        tag("p", .class("alert warn")) {
            Icon.warn.html
            tag("span") { text }
        }
    }

    private func again(_ words: ShopWords) -> HTML {
        tag(
            "section",
            .id("again"),
            .class("again"),
            .aria("label", words.say(StoreMenuText.lastOrder)),
            HTMLAttribute("hidden")
        ) {
            tag("div") {
                tag("p", .class("caption")) { words.say(StoreMenuText.lastOrder) }
                tag("p", .class("what"))
            }
            button(.class("button")) {
                Icon.plus.html
                words.say(StoreMenuText.repeatIt)
            }
        }
    }

    private func ticketBar(_ words: ShopWords) -> HTML {
        tag("div", .id("ticketbar"), .class("ticketbar"), HTMLAttribute("hidden")) {
            tag("a", .class("button primary large"), .href("#ticket")) {
                tag("span", .class("count"), .aria("hidden", "true"))
                tag("span") {
                    words.say(StoreMenuText.seeOrder)
                    tag("span", .class("unseen pieces"))
                }
                tag("b", .class("total"))
            }
        }
    }
}

/// The words that the scripts of the menu need.
private struct MenuPageWords {
    let words: ShopWords

    var attributes: [HTMLAttribute] {
        [
            words.word("has", StoreMenuText.alreadyHas), words.word("pieces", StoreMenuText.pieces),
            words.word("piece", StoreMenuText.onePiece), words.word("add", StoreMenuText.addIt),
            words.word("keep", StoreMenuText.keepIt), words.word("next-drink", StoreMenuText.nextDrink),
            words.word("next-side", StoreMenuText.nextSide), words.word("add-menu", StoreMenuText.addToOrder),
            words.word("missing", StoreMenuText.notPossible), words.word("large", NewOrderText.large),
            words.word("favourites", StoreMenuText.favourites), words.word("found", StoreAllergenText.found),
            words.word("show", StoreAllergenText.show), words.word("chosen", StoreAllergenText.chosen),
            words.word("has-it", StoreAllergenText.hasIt), words.word("no-data", StoreAllergenText.noData),
            words.word("asks", StoreTicketText.asksPrice), words.word("sending", StoreTicketText.sending),
            words.word("adults", StoreTicketText.adults),
            words.word("kitchen-now", StoreTicketText.kitchenNow),
            words.word("kitchen-waits", StoreTicketText.kitchenWhenHere),
            words.word("kitchen-depends", StoreTicketText.kitchenDepends),
            words.word("waits-for-network", StoreTicketText.waitsForNetwork),
            words.word("same", StoreTicketText.sameHint),
            words.word("none-left", StoreTicketText.nothingToSend),
            words.word("unsent", StoreOrderText.unsentQuestion), words.word("too-old", StoreOrderText.tooOld),
            words.word("contains-none", StoreOrderText.containsNone),
            words.word("number", StoreOrderText.title),
        ]
    }
}

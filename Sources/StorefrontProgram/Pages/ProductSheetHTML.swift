import McOrderText
import McOrderWeb

/// One product with its options, before it is added to the ticket. The script fills it in.
struct ProductSheetHTML {
    let words: ShopWords

    var html: HTML {
        tag("dialog", .id("sheet-product"), .class("page-sheet"), .aria("labelledby", "product-title")) {
            tag(
                "a",
                .class("iconbutton float"),
                .href("#"),
                .aria("label", words.say(StoreMenuText.backToMenu))
            ) {
                Icon.back.html
            }
            tag("div", .class("shop product")) {
                tag("div", .class("photo hero"))
                tag("div", .class("product-head")) {
                    tag("h2", .id("product-title"), .class("name"))
                    button(.class("iconbutton heart"), .data("dish", ""), .aria("pressed", "false")) {
                        Icon.heart.html
                    }
                }
                tag("p", .class("lead"))
                tag("p", .class("contains"), .aria("live", "polite"))
                tag("p", .class("note"))
                tag("a", .class("offer-link"), HTMLAttribute("hidden")) {
                    tag("span") {
                        tag("b") { words.say(StoreMenuText.withDrinkAndSide) }
                        tag("span", .class("caption"))
                    }
                    Icon.next.html
                }
                tag("form", .id("product-form")) {
                    tag("div", .class("choices"))
                    tag("p", .class("notice refused"), .role("alert"))
                }
                tag("div", .class("ticketbar two")) {
                    stepper(
                        of: words.say(StoreMenuText.howMany),
                        [.id("product-count"), .data("count", "1")],
                        in: words.language
                    )
                    tag("button", .class("button primary large"), HTMLAttribute("form", "product-form")) {
                        tag("span", .class("verb")) { words.say(StoreMenuText.addIt) }
                        tag("b", .class("price"))
                    }
                }
            }
        }
    }
}

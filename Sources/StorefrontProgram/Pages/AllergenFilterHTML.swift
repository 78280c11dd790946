import McOrderModel
import McOrderText
import McOrderWeb

/// The dialog in which customers say what they must not eat. The script compares it with what the server
/// wrote at each dish.
struct AllergenFilterHTML {
    let words: ShopWords

    var html: HTML {
        tag("dialog", .id("sheet-allergens"), .class("bottom"), .aria("labelledby", "allergens-title")) {
            tag("div", .class("dialog-head")) {
                tag("h2", .id("allergens-title")) { words.say(StoreAllergenText.heading) }
                tag("a", .class("iconbutton"), .href("#"), .aria("label", words.say(WebText.close))) {
                    Icon.close.html
                }
            }
            tag("ul", .class("toggles")) {
                for allergen in Allergen.allCases {
                    tag("li") {
                        tag("label", .class("toggle")) {
                            voidTag(
                                "input",
                                .type("checkbox"),
                                HTMLAttribute("value", allergen.rawValue),
                                .data("remove", words.say(StoreAllergenText.remove(allergen.word)))
                            )
                            tag("span") { words.say(StoreAllergenText.without(allergen.word)) }
                        }
                    }
                }
            }
            tag("p", .class("caption")) { words.say(StoreAllergenText.caution) }
            tag("div", .class("dialog-foot")) {
                button(.class("button"), .id("clear-filter")) { words.say(StoreAllergenText.clear) }
                tag("a", .class("button primary"), .href("#"), .id("show-filtered"))
            }
        }
    }
}

import McOrderModel
import McOrderText
import McOrderWeb

/// The ticket: what is ordered, what the restaurant has to know, and what it costs. The button that orders
/// stands at its end, so that nobody orders without having passed total, allergens and age limits.
struct TicketSheetHTML {
    let shop: Shop
    let restaurant: Restaurant
    let words: ShopWords

    @HTMLBuilder var html: HTML {
        tag("dialog", .id("sheet-ticket"), .class("page-sheet"), .aria("labelledby", "ticket-title")) {
            bar
            tag("div", .class("shop")) {
                blank
                tag("div", .id("ticket-full"), .class("shop-part")) {
                    tag(
                        "p",
                        .id("ticket-alert"),
                        .class("alert bad"),
                        .role("alert"),
                        HTMLAttribute("hidden")
                    ) {
                        Icon.warn.html
                        tag("span")
                    }
                    tag("ul", .class("lines"), .id("lines"))
                    tag("a", .class("button wide"), .href("#")) {
                        Icon.plus.html
                        words.say(StoreTicketText.more)
                    }
                    form
                    totals
                    end
                }
            }
        }
        line
        sameDialog
    }

    private var bar: HTML {
        tag("header", .class("topbar")) {
            tag("a", .class("iconbutton"), .href("#"), .aria("label", words.say(StoreTicketText.goOn))) {
                Icon.back.html
            }
            tag("div", .class("topbar-title")) {
                tag("h2", .id("ticket-title"), .class("title")) { words.say(StoreTicketText.title) }
                tag("p", .class("caption")) { HarmlessText.clean(restaurant.name) }
            }
        }
    }

    private var blank: HTML {
        tag("div", .id("ticket-empty"), .class("blank"), HTMLAttribute("hidden")) {
            Icon.bag.html
            tag("h3") { words.say(StoreTicketText.emptyTitle) }
            tag("p") { words.say(StoreTicketText.empty) }
            tag("a", .class("button primary large"), .href("#")) { words.say(StoreTicketText.seeMenu) }
        }
    }

    // MARK: What is asked

    private var form: HTML {
        tag("form", .id("ticket-form")) {
            services
            when
            tag("div", .class("fields")) {
                field(
                    "name",
                    StoreTicketText.yourName,
                    most: 40,
                    [HTMLAttribute("autocomplete", "given-name")]
                )
                if restaurant.services.contains(where: { $0.place == .here }) {
                    field("table", StoreTicketText.table, most: TextRule.coupon.characters.upperBound)
                }
                if shop.catalogue.hasCoupons(at: restaurant.id) {
                    field(
                        "coupon",
                        StoreTicketText.coupon,
                        most: TextRule.coupon.characters.upperBound,
                        [HTMLAttribute("autocomplete", "off"), HTMLAttribute("autocapitalize", "characters")]
                    )
                }
                note
            }
        }
    }

    @HTMLBuilder private var services: HTML {
        if restaurant.services.count > 1 {
            tag("fieldset", .class("segmented big")) {
                tag("legend") { words.say(StoreTicketText.whereToEat) }
                for service in restaurant.services {
                    tag("label") {
                        voidTag(
                            "input",
                            .type("radio"),
                            HTMLAttribute("name", "service"),
                            HTMLAttribute("value", service.id.description),
                            .data("tables", if: restaurant.hasTables(for: service.id)),
                            HTMLAttribute("checked", if: service.id == restaurant.services[0].id)
                        )
                        tag("span") { HarmlessText.clean(service.name) }
                    }
                }
            }
        }
    }

    /// As soon as possible, or a time where the restaurant takes orders for one.
    @HTMLBuilder private var when: HTML {
        if restaurant.slots == nil {
            tag("p", .class("option-row")) {
                Icon.clock.html
                tag("span") {
                    tag("b") { words.say(StoreTicketText.soonest) }
                    tag("span", .class("caption"), .id("soonest"))
                }
            }
        } else {
            tag(
                "fieldset",
                .id("when"),
                .class("when"),
                .data("later", words.say(StoreTicketText.timeLater)),
                .data("none", words.say(StoreTicketText.noTime))
            ) {
                tag("legend") { words.say(StoreTicketText.when) }
                choice("soon", StoreTicketText.soonest, noteID: "soonest")
                choice("time", StoreTicketText.atTime, noteID: "when-note")
                tag("div", .id("when-time"), .class("fields"), HTMLAttribute("hidden")) {
                    select("when-day", StoreTicketText.day)
                    select("when-clock", StoreTicketText.time)
                }
            }
        }
    }

    private func choice(_ value: String, _ label: StoreTicketText, noteID: String) -> HTML {
        tag("label", .class("option-row")) {
            voidTag(
                "input",
                .type("radio"),
                HTMLAttribute("name", "when"),
                HTMLAttribute("value", value),
                HTMLAttribute("checked", if: value == "soon")
            )
            tag("span") {
                tag("b") { words.say(label) }
                tag("span", .class("caption"), .id(noteID))
            }
        }
    }

    private func select(_ id: String, _ label: StoreTicketText) -> HTML {
        tag("label") {
            tag("span") { words.say(label) }
            tag("select", .id(id))
        }
    }

    private func field(
        _ name: String,
        _ label: StoreTicketText,
        most: Int,
        _ attributes: [HTMLAttribute] = [HTMLAttribute("autocomplete", "off")]
    ) -> HTML {
        tag("label", .data("field", name)) {
            tag("span") {
                words.say(label) + " "
                tag("span", .class("caption")) { words.say(StoreTicketText.optional) }
            }
            voidTag(
                "input",
                [HTMLAttribute("name", name), HTMLAttribute("maxlength", String(most))] + attributes
            )
        }
    }

    private var note: HTML {
        let most = TextRule.comment.characters.upperBound
        return tag("label", .class("full"), .data("field", "comment")) {
            tag("span") {
                words.say(StoreTicketText.note) + " "
                tag("span", .class("caption"), .data("length", words.say(StoreTicketText.noteLength(most))))
            }
            voidTag(
                "input",
                HTMLAttribute("name", "comment"),
                HTMLAttribute("maxlength", String(most)),
                HTMLAttribute("autocomplete", "off")
            )
        }
    }

    // MARK: Before the button

    private var totals: HTML {
        tag("section", .class("totals"), .aria("label", words.say(StoreTicketText.total))) {
            tag("dl") {
                tag("div", .id("packaging"), HTMLAttribute("hidden")) {
                    tag("dt")
                    tag("dd")
                }
                tag("div", .class("sum")) {
                    tag("dt") { words.say(StoreTicketText.total) }
                    tag("dd", .id("total"), .aria("live", "polite"))
                }
            }
            tag("template", .id("offer")) {
                tag("div", .class("save")) {
                    tag("dt") {
                        Icon.offer.html
                        tag("span")
                    }
                    tag("dd")
                }
            }
        }
    }

    @HTMLBuilder private var end: HTML {
        tag("div", .id("contains"), .class("contains boxed"), HTMLAttribute("hidden")) {
            tag("p")
            tag("details") {
                tag("summary") { words.say(StoreTicketText.eachProduct) }
                tag("dl")
            }
        }
        tag("p", .id("adults"), .class("alert warn"), HTMLAttribute("hidden")) {
            Icon.warn.html
            tag("span")
        }
        tag("ul", .id("problems"), .class("problems"), .role("alert"))
        tag("div", .class("order-now")) {
            tag("p") { words.say(StoreTicketText.taxAndPayment) }
            tag("p", .id("kitchen"), .class("caption"))
            button(.id("order"), .class("button primary large legal-button"), HTMLAttribute("disabled")) {
                tag("span") { words.say(StoreTicketText.order) }
                " "
                tag("b")
            }
            tag("div", .id("ahead"), .class("shop-part"), HTMLAttribute("hidden")) {
                tag("h3") { words.say(CustomerPayText.orAhead) }
                tag("p", .class("caption"))
                tag("button", .type("button"), .id("order-ahead"), .class("button large wide"))
            }
            tag("p", .id("order-note"), .class("caption"), .role("status"))
        }
    }

    private var line: HTML {
        tag("template", .id("line")) {
            tag("li", .class("line")) {
                tag("div", .class("line-text")) {
                    tag("h3")
                    tag("ul", .class("opts"))
                    tag("p", .class("note"))
                }
                tag("p", .class("price"))
                tag("div", .class("line-tools")) {
                    stepper(of: "", [.data("count", "1")], in: words.language)
                    tag("a", .href("#"), HTMLAttribute("hidden")) {
                        words.say(StoreTicketText.change)
                        tag("span", .class("unseen"))
                    }
                }
            }
        }
    }

    private var sameDialog: HTML {
        dialog("dialog-same", titleID: "title-same", class: "ask") {
            words.say(StoreTicketText.sameQuestion)
        } content: {
            tag("p", .class("about"))
            tag("div", .class("ask-foot")) {
                tag("button", .class("button"), HTMLAttribute("value", "again")) {
                    words.say(StoreTicketText.sendAnother)
                }
                tag(
                    "button",
                    .class("button primary"),
                    HTMLAttribute("value", "see"),
                    HTMLAttribute("autofocus")
                ) {
                    words.say(StoreTicketText.seeOther)
                }
            }
        }
    }
}

import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The page on which staff take an order of a customer at the counter: keys for what is sold, and the order
/// as it grows. The script keeps the order, and the server prices it.
struct NewOrderPage {
    let restaurant: KnownRestaurant
    let assortment: Assortment
    let currency: String
    let now: Timestamp

    func document(_ language: Language) -> HTML {
        let words = PageText(language: language, names: ShownNames(assortment.catalogue, in: language))
        let price = PriceText(currency: currency, language: language)
        let keys = NewOrderKeys(assortment: assortment, words: words, price: price, now: now)
        let title = WebText.page(TakeOrderText.title, of: restaurant.name)
        return PageShell(title: title, language: language).still(
            "till",
            script: "new-order",
            [
                .data("restaurant", restaurant.id.description),
                .data("empty", words.say(TakeOrderText.empty)),
                .data("unknown", words.say(NewOrderText.unknown)),
            ]
        ) {
            bar(words)
            tag("div", .class("till-panes new-order")) {
                tag("div", .class("keys")) { keys.html }
                sheet(words, price)
            }
            keys.templates
            line(words)
        } dialogs: {
            NewOrderDialogs(words: words).html
        }
    }

    private func bar(_ words: PageText) -> HTML {
        tag("header", .class("till-bar")) {
            tag("h1") {
                words.say(WebText.till)
                tag("span", .class("caption")) { HarmlessText.clean(restaurant.name) }
            }
            tag("div", .role("search")) {
                tag("label", .class("search")) {
                    tag("span", .class("unseen")) { words.say(NewOrderText.searchProducts) }
                    Icon.search.html
                    voidTag(
                        "input",
                        .id("search"),
                        .type("search"),
                        HTMLAttribute("autocomplete", "off"),
                        HTMLAttribute("spellcheck", "false"),
                        HTMLAttribute("maxlength", "60"),
                        HTMLAttribute("placeholder", words.say(NewOrderText.searchProducts))
                    )
                }
            }
            tag("div", .class("said")) { PageShell.notices }
            tag("a", .class("button"), .href("/till/\(restaurant.id)")) {
                words.say(NewOrderText.toList)
            }
        }
    }

    private func sheet(_ words: PageText, _ price: PriceText) -> HTML {
        tag("section", .class("sheet shown"), .aria("labelledby", "new-title")) {
            tag("header") {
                tag("div") {
                    tag("h2", .id("new-title")) { words.say(TakeOrderText.title) }
                    tag("p") { words.say(NewOrderText.numberWhenSent) }
                }
                button(.id("clear"), .class("button")) { words.say(NewOrderText.clear) }
            }
            tag("div", .class("sheet-body")) {
                tag("ul", .id("lines"), .class("new-lines"))
                tag("p", .class("empty")) { words.say(TakeOrderText.empty) }
                tag("ul", .id("extras"), .class("extras"))
                services(words)
                fields(words)
                tag("p", .id("contains"), .class("contains"))
            }
            tag("footer") {
                tag("div", .class("money")) {
                    tag("p") {
                        tag("span", .id("pieces"), .data("one", words.say(NewOrderText.total(1)))) {
                            words.say(NewOrderText.total(0))
                        }
                        tag("b", .id("total"), .aria("live", "polite")) { price(.zero) }
                    }
                    tag("div", .role("group"), .aria("label", words.say(NewOrderText.chargeAndSend))) {
                        Payment.allCases.map { send($0, words) }
                    }
                }
                button(.class("button large wide next"), .data("send", "")) {
                    words.say(NewOrderText.sendUnpaid)
                }
            }
        }
    }

    private func send(_ payment: Payment, _ words: PageText) -> HTML {
        let kind = payment == .other ? "button" : "button primary"
        return button(.class(kind), .data("send", payment.rawValue)) {
            PaymentLabelHTML(words: words).html(payment)
        }
    }

    private func services(_ words: PageText) -> HTML {
        let services = assortment.restaurant?.services ?? []
        guard services.count > 1 else { return .empty }
        return tag("fieldset", .class("segmented")) {
            tag("legend", .class("unseen")) { words.say(NewOrderText.service) }
            for service in services {
                tag("label") {
                    voidTag(
                        "input",
                        .type("radio"),
                        HTMLAttribute("name", "service"),
                        HTMLAttribute("value", service.id.description),
                        HTMLAttribute("checked", if: service.id == services[0].id)
                    )
                    tag("span") { HarmlessText.clean(service.name) }
                }
            }
        }
    }

    private func fields(_ words: PageText) -> HTML {
        tag("div", .class("fields")) {
            field("name", .name, .deviceName, words)
            if assortment.restaurant?.services.contains(where: { $0.place == .here }) == true {
                field("table", .table, .coupon, words)
            }
            field("note", .note, .note, words)
            timeField(words)
            if assortment.catalogue?.offers.contains(where: { $0.coupon != nil }) == true {
                field("coupon", .coupon, .coupon, words)
            }
        }
    }

    /// For customers who telephone: the next such time.
    private func timeField(_ words: PageText) -> HTML {
        tag("label") {
            tag("span") {
                words.say(NewOrderText.pickup) + " "
                tag("span", .class("caption")) { words.say(NewOrderText.optional) }
            }
            voidTag("input", .type("time"), HTMLAttribute("name", "pickup"))
        }
    }

    private func field(_ name: String, _ label: NewOrderText, _ rule: TextRule, _ words: PageText) -> HTML {
        tag("label") {
            tag("span") {
                words.say(label) + " "
                tag("span", .class("caption")) { words.say(NewOrderText.optional) }
            }
            voidTag(
                "input",
                HTMLAttribute("name", name),
                HTMLAttribute("autocomplete", "off"),
                HTMLAttribute("maxlength", String(rule.characters.upperBound))
            )
        }
    }

    /// A line of the order, which the script fills in.
    private func line(_ words: PageText) -> HTML {
        tag("template", .id("line")) {
            tag("li") {
                tag("div") {
                    tag("b", .class("what"))
                    tag("span", .class("sub"))
                }
                tag("span", .class("amount"))
                stepper(of: "", [.data("count", "1")], in: words.language)
            }
        }
    }
}

/// The dialogs of the page on which an order is taken.
private struct NewOrderDialogs {
    let words: PageText

    @HTMLBuilder var html: HTML {
        dialog("dialog-item", titleID: "title-item", class: "list") {
            tag("span", .class("about"))
        } content: {
            tag("div", .class("choices"))
            tag("p", .class("notice refused"), .role("alert"))
            tag("p", .class("dialog-foot")) {
                button(.class("button"), .data("close")) { words.say(WebText.back) }
                tag("button", .class("button primary large"), HTMLAttribute("value", "add")) {
                    words.say(WebTillText.addIt)
                }
            }
        }
        dialog("dialog-clear", titleID: "title-clear", class: "ask") {
            tag("span", .class("about"))
            " " + words.say(NewOrderText.clearQuestion)
        } content: {
            tag("p") { words.say(NewOrderText.clearConsequence) }
            tag("div", .class("ask-foot")) {
                tag("button", .class("button"), HTMLAttribute("value", "yes")) {
                    words.say(NewOrderText.clear)
                }
                button(.class("button primary"), .data("close"), HTMLAttribute("autofocus")) {
                    words.say(NewOrderText.keep)
                }
            }
        }
    }
}

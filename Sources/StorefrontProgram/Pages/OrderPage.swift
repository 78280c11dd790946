import McOrderModel
import McOrderText
import McOrderWeb

/// One order, which the script reads with the capability behind `#`.
struct OrderPage {
    let shop: Shop

    func document(_ language: Language) -> HTML {
        let words = ShopWords(shop, language)
        return ShopFrame(shop: shop, words: words).document(
            title: StoreOrderText.title,
            page: "order",
            path: "/o",
            said: OrderPageWords(words: words).attributes
        ) {
            bar(words)
        } content: {
            tag("noscript") { tag("p", .class("alert warn")) { words.say(WebText.noScript) } }
            nothing(words)
            tag("div", .id("order"), .class("shop-part order-page"), HTMLAttribute("hidden")) {
                hero(words)
                progress(words)
                unknown(words)
                tag("p", .id("refused"), .class("alert bad"), HTMLAttribute("hidden")) {
                    Icon.warn.html
                    tag("span")
                }
                tag("div", .id("free-times"), .class("shop-part"))
                pay(words)
                tag("a", .id("ticket-again"), .class("button primary large wide"), HTMLAttribute("hidden")) {
                    words.say(StoreOrderText.ticketAgain)
                }
                waiting(words)
                here(words)
                ordered(words)
                allergens(words)
                place(words)
                button(.id("cancel"), .class("button danger wide"), HTMLAttribute("hidden")) {
                    words.say(StoreOrderText.cancel)
                }
                tag("p", .id("cancel-said"), .class("caption"), .role("status"))
                share(words)
            }
            tag("section", .id("past"), .class("card"), HTMLAttribute("hidden")) {
                tag("h2") { words.say(StoreOrderText.pastOrders) }
                tag("ul", .class("receipt"))
            }
        } after: {
            cancelDialog(words)
        }
    }

    private func bar(_ words: ShopWords) -> HTML {
        tag("header", .class("topbar")) {
            tag(
                "a",
                .class("iconbutton"),
                .id("back"),
                .href("/"),
                .aria("label", words.say(StoreMenuText.backToMenu))
            ) {
                Icon.back.html
            }
            tag("div", .class("topbar-title")) {
                tag("p", .class("title"), .id("place-title")) { words.say(StoreOrderText.title) }
                tag("p", .class("caption"), .id("ordered-at"))
            }
        }
    }

    private func nothing(_ words: ShopWords) -> HTML {
        tag("div", .id("no-order"), .class("blank"), HTMLAttribute("hidden")) {
            Icon.bag.html
            tag("h1") { words.say(StoreOrderText.noOrder) }
            tag("p") { words.say(StoreOrderText.noOrderHint) }
            tag("a", .class("button primary large"), .href("/")) { words.say(StoreMenuText.restaurants) }
        }
    }

    // MARK: What stands above

    private func hero(_ words: ShopWords) -> HTML {
        tag("section", .id("hero"), .class("hero-code"), .aria("live", "polite")) {
            tag("h1") {
                tag("span", .class("unseen")) { words.say(StoreOrderText.yourNumber) + " " }
                tag("span", .class("code"))
            }
            tag("p", .class("state"))
            tag("p", .class("when"))
            tag("p", .class("sub"))
        }
    }

    private func progress(_ words: ShopWords) -> HTML {
        let steps: [(String, StoreStateText)] = [
            ("sent", .sent), ("received", .state(.received)), ("preparing", .state(.preparing)),
            ("ready", .state(.ready)),
        ]
        return tag("ol", .id("progress"), .class("progress"), HTMLAttribute("hidden")) {
            for (step, name) in steps {
                tag("li", .data("step-of", step)) { tag("span") { words.say(name) } }
            }
        }
    }

    /// Stands while nobody knows whether the order arrived.
    private func unknown(_ words: ShopWords) -> HTML {
        tag("div", .id("unknown"), .class("shop-part"), HTMLAttribute("hidden")) {
            tag("p", .class("alert warn"), .role("status")) {
                Icon.warn.html
                tag("span")
            }
            tag("div", .class("pair-buttons")) {
                button(.id("ask-now"), .class("button primary")) { words.say(StoreOrderText.askNow) }
                tag("a", .class("button call"), HTMLAttribute("hidden")) {
                    Icon.phone.html
                    words.say(StoreOrderText.call)
                }
            }
        }
    }

    /// What became of the payment of an order that is paid ahead. The card is entered on the page of the
    /// provider, to which a plain link leads.
    private func pay(_ words: ShopWords) -> HTML {
        tag("section", .id("pay"), .class("card shop-part"), HTMLAttribute("hidden"), .aria("live", "polite"))
        {
            tag("p")
            tag("a", .class("button primary large wide"), HTMLAttribute("rel", "noreferrer")) {
                words.say(CustomerPayText.enterCard)
            }
        }
    }

    private func waiting(_ words: ShopWords) -> HTML {
        tag("section", .id("waiting"), .class("card waiting"), HTMLAttribute("hidden")) {
            tag("h2") { words.say(StoreOrderText.sayYouAreHere) }
            tag("p") { words.say(StoreOrderText.whyItWaits) }
            tag("form", .class("six"), .id("six-form")) {
                label(for: "six", words.say(StoreOrderText.sixDigits))
                tag("div", .class("fields")) {
                    voidTag(
                        "input",
                        .id("six"),
                        HTMLAttribute("inputmode", "numeric"),
                        HTMLAttribute("autocomplete", "one-time-code"),
                        HTMLAttribute("maxlength", "7"),
                        HTMLAttribute("placeholder", "000 000")
                    )
                    tag("button", .class("button primary")) { words.say(StoreOrderText.sendDigits) }
                }
                tag("p", .class("note"), .role("alert"))
            }
            tag("ul", .class("ways")) {
                tag("li") {
                    Icon.user.html
                    tag("span", .id("say-number"))
                }
                tag("li") {
                    Icon.table.html
                    tag("span") { words.say(StoreOrderText.scanCode) }
                }
            }
        }
    }

    private func here(_ words: ShopWords) -> HTML {
        tag("div", .id("here"), .class("here"), HTMLAttribute("hidden")) {
            button(.id("arrived"), .class("button primary large")) {
                Icon.walk.html
                tag("span") { words.say(StoreOrderText.here) }
            }
            tag("p", .class("caption"), .id("here-said"), .role("status"))
            tag("label", .class("switch"), .id("near-choice")) {
                voidTag("input", .id("near"), .type("checkbox"), .role("switch"))
                tag("span") {
                    tag("b") { words.say(StoreOrderText.near) }
                    tag("span", .class("caption")) { words.say(StoreOrderText.nearHint) }
                }
            }
            tag("p", .class("caption")) { words.say(StoreOrderText.soundHint) }
        }
    }

    // MARK: What stands below

    private func ordered(_ words: ShopWords) -> HTML {
        tag("section", .class("card"), .id("ordered")) {
            tag("h2") { words.say(StoreOrderText.ordered) }
            tag("ul", .class("receipt"), .id("receipt"))
            tag("p", .class("caption"), .id("terms"))
            tag("p", .class("caption")) { words.say(StoreOrderText.toPay) }
        }
    }

    private func allergens(_ words: ShopWords) -> HTML {
        tag("section", .class("card"), .id("allergens"), HTMLAttribute("hidden")) {
            tag("h2") { words.say(StoreOrderText.allergens) }
            tag("table", .class("allergens")) { tag("tbody") }
            tag("p", .class("caption")) { words.say(StoreOrderText.allergenNote) }
        }
    }

    private func place(_ words: ShopWords) -> HTML {
        tag("section", .class("card place-card"), .id("place"), HTMLAttribute("hidden")) {
            tag("div") {
                tag("h2")
                tag("p", .class("caption"))
            }
            tag("div", .class("place-actions")) {
                tag("a", .class("button call")) {
                    Icon.phone.html
                    words.say(StoreOrderText.call)
                }
                tag("a", .class("button map"), HTMLAttribute("hidden")) {
                    Icon.pin.html
                    words.say(StoreOrderText.howToGetThere)
                }
            }
            tag("ul", HTMLAttribute("hidden")) { shop.catalogue.restaurants.map { point($0) } }
        }
    }

    /// Where a restaurant is, for the map and for *announce me when I am near*.
    private func point(_ restaurant: Restaurant) -> HTML {
        let place = GeoPoint(latitude: restaurant.latitude, longitude: restaurant.longitude)
        return tag(
            "li",
            .data("at", restaurant.id.description),
            .data("geo", MapLinks(of: place, from: nil).geo)
        )
    }

    private func share(_ words: ShopWords) -> HTML {
        tag("p", .class("caption center"), .id("link")) {
            words.say(StoreOrderText.linkWorks) + " "
            button(.id("share"), .class("link")) { words.say(StoreOrderText.share) }
        }
    }

    private func cancelDialog(_ words: ShopWords) -> HTML {
        dialog("dialog-cancel", titleID: "title-cancel", class: "ask") {
            words.say(StoreOrderText.cancelQuestion)
        } content: {
            tag("p") { words.say(StoreOrderText.cancelConsequence) }
            tag("div", .class("ask-foot")) {
                tag("button", .class("button danger"), HTMLAttribute("value", "yes")) {
                    words.say(StoreOrderText.cancelYes)
                }
                tag(
                    "button",
                    .class("button primary"),
                    HTMLAttribute("value", ""),
                    HTMLAttribute("autofocus")
                ) {
                    words.say(StoreOrderText.cancelNo)
                }
            }
        }
    }
}

/// The words that the script of an order needs.
private struct OrderPageWords {
    let words: ShopWords

    var attributes: [HTMLAttribute] {
        [
            words.word("ordered-at", StoreOrderText.orderedAt), words.word("sending", StoreOrderText.sending),
            words.word("sending-hint", StoreOrderText.sendingHint),
            words.word("no-answer", StoreOrderText.noAnswer),
            words.word("no-answer-hint", StoreOrderText.noAnswerHint),
            words.word("ask-now", StoreOrderText.askNow), words.word("lost", StoreOrderText.lost),
            words.word("lost-hint", StoreOrderText.lostHint),
            words.word("not-followed", StoreOrderText.notFollowed),
            words.word("unsent", StoreOrderText.unsentQuestion),
            words.word("send-now", StoreOrderText.sendNow), words.word("too-old", StoreOrderText.tooOld),
            words.word("ticket-back", StoreOrderText.ticketIsBack),
            words.word("here-said", StoreOrderText.hereSaid),
            words.word("here-waits", StoreOrderText.hereWaits),
            words.word("near-refused", StoreOrderText.nearRefused),
            words.word("cancel-said", StoreOrderText.cancelSaid),
            words.word("cancel-refused", StoreOrderText.cancelRefused),
            words.word("say-number", StoreOrderText.sayNumber),
            words.word("proof-said", StoreOrderText.proofSaid),
            words.word("total", StoreOrderText.total), words.word("none", StoreOrderText.containsNone),
            words.word("copied", StoreOrderText.copied), words.word("silent", StoreOrderText.silent),
        ]
    }
}

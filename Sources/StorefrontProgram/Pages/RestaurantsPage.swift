import McOrderModel
import McOrderText
import McOrderWeb

/// The restaurants of the house. The script puts the nearest first, and draws where they are.
struct RestaurantsPage {
    let shop: Shop

    func document(_ language: Language) -> HTML {
        let words = ShopWords(shop, language)
        return ShopFrame(shop: shop, words: words).document(
            title: StoreRestaurantsText.heading,
            page: "restaurants",
            path: "/",
            said: said(words)
        ) {
            HTML.empty
        } content: {
            tag("header", .class("hello")) {
                tag("p", .class("caption")) { tag("b") { HarmlessText.clean(shop.catalogue.company.name) } }
                tag("h1") { words.say(StoreRestaurantsText.heading) }
            }
            tag("section", .id("open-orders"), .class("open-orders"), HTMLAttribute("hidden"))
            if shop.catalogue.restaurants.count > 1 { finder(words) }
            tag("figure", .id("map"), .class("map"), HTMLAttribute("hidden")) {
                tag("svg", .class("around"), HTMLAttribute("viewBox", "0 0 358 226"), .role("img"))
                tag("figcaption", .class("caption")) { words.say(StoreRestaurantsText.positionStays) }
            }
            tag("p", .id("none"), .class("caption"), .role("status"), HTMLAttribute("hidden")) {
                words.say(StoreRestaurantsText.nothingFound)
            }
            tag("ol", .id("places"), .class("places")) { shop.catalogue.restaurants.map { row($0, words) } }
            tag("h2", .id("farther-heading"), HTMLAttribute("hidden")) {
                words.say(StoreRestaurantsText.fartherAway)
            }
            tag("ol", .id("farther"), .class("places sorted"))
        } after: {
            HTML.empty
        }
    }

    @HTMLBuilder private func finder(_ words: ShopWords) -> HTML {
        tag("label", .class("search scripted")) {
            tag("span", .class("unseen")) { words.say(StoreRestaurantsText.search) }
            Icon.search.html
            voidTag(
                "input",
                .id("search"),
                .type("search"),
                HTMLAttribute("autocomplete", "off"),
                HTMLAttribute("placeholder", words.say(StoreRestaurantsText.search))
            )
        }
        tag("div", .id("near"), .class("near scripted")) {
            button(.class("button wide")) {
                Icon.pin.html
                words.say(StoreRestaurantsText.usePosition)
            }
            tag("p", .class("caption"), .role("status")) { words.say(StoreRestaurantsText.positionStays) }
        }
    }

    private func row(_ restaurant: Restaurant, _ words: ShopWords) -> HTML {
        let status = RestaurantStatus(shop: shop, restaurant: restaurant)
        let name = HarmlessText.clean(restaurant.name)
        let point = GeoPoint(latitude: restaurant.latitude, longitude: restaurant.longitude)
        let links = MapLinks(of: point, from: nil)
        let path = "/r/\(restaurant.id)"
        return tag(
            "li",
            .class("place-row"),
            .data("place", restaurant.id.description),
            .data("shown", name),
            .data("latitude", String(restaurant.latitude)),
            .data("longitude", String(restaurant.longitude))
        ) {
            tag("span", .class("place-number"), .aria("hidden", "true"))
            tag("div") {
                tag("h2") { tag("a", .href(path)) { name } }
                tag("p", .class("caption")) { HarmlessText.clean(restaurant.address) }
                tag("p", .class(status.takesOrders && status.isOpen ? "status ok" : "status stop")) {
                    status.isOpen ? Icon.clock.html : Icon.warn.html
                    words.capitalised(status.sentence)
                }
                if let hours = status.hoursToday {
                    tag("p", .class("caption")) { words.say(StoreRestaurantsText.today(hours)) }
                }
            }
            tag("p", .class("distance"))
            button(
                .class("iconbutton heart"),
                .data("place", restaurant.id.description),
                .aria("pressed", "false"),
                .aria("label", words.say(StoreMenuText.favourite(name)))
            ) { Icon.heart.html }
            tag("div", .class("place-actions")) {
                tag("a", .class("button primary"), .href(path)) { words.say(StoreRestaurantsText.seeMenu) }
                tag("a", .class("button"), .href(status.telephone)) { words.say(StoreRestaurantsText.call) }
                // A link to the phone's own map: no page of another company opens.
                tag("a", .class("button"), .href(links.geo)) { words.say(StoreRestaurantsText.map) }
            }
        }
    }

    private func said(_ words: ShopWords) -> [HTMLAttribute] {
        [
            words.word("position-refused", StoreRestaurantsText.positionRefused),
            words.word("drawing", StoreRestaurantsText.drawing), words.word("you", StoreRestaurantsText.you),
            words.word("north", StoreRestaurantsText.north),
            words.word("farther", StoreRestaurantsText.farther),
            words.word("decimal", StoreRestaurantsText.decimalSign),
            words.word("directions", StoreRestaurantsText.directions),
            words.word("number", StoreOrderText.title),
        ]
    }
}

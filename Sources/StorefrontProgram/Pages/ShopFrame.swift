import McOrderModel
import McOrderText
import McOrderWeb

/// What stands around the content of every page for customers: the head of the document, the words of the
/// scripts, and the foot with what the law asks for.
struct ShopFrame {
    let shop: Shop
    let words: ShopWords

    /// - Parameters:
    ///   - title: the title of the document.
    ///   - page: the page's name, by which the script knows it.
    ///   - path: the page's address, to which a choice of language comes back.
    ///   - attributes: what the script knows of the page.
    ///   - said: the words of the page's scripts.
    ///   - before: what stands before `<main>`.
    ///   - content: the content of `<main>`.
    ///   - after: dialogs and templates.
    func document(
        title: Sentence,
        page: String,
        path: String,
        _ attributes: [HTMLAttribute] = [],
        said: [HTMLAttribute],
        @HTMLBuilder before: () -> HTML,
        @HTMLBuilder content: () -> HTML,
        @HTMLBuilder after: () -> HTML
    ) -> HTML {
        let main: [HTMLAttribute] = [
            .id("main"), .class("shop"), HTMLAttribute("tabindex", "-1"), .data("page", page),
        ]
        return PageShell(title: title, language: words.language).open(
            "shop",
            kind: "store",
            links: links(page)
        ) {
            tag("a", .class("skip"), .href("#main")) { words.say(WebText.skip) }
            tag("p", .id("alarm"), .class("alarm"), .role("alert"), HTMLAttribute("hidden"))
            before()
            tag("main", main + attributes, content: content)
            ShopFoot(shop: shop, words: words, path: path).html
            tag("p", .id("said"), .class("said"), .role("status"))
            after()
            tag("div", [.id("words"), HTMLAttribute("hidden")] + common + said)
        }
    }

    /// The modules of each page, which would be found one after the other otherwise.
    private static let modules = [
        "menu": [
            "shared", "menu", "choose", "options", "filter", "ticket", "ticket-sheet", "pickup", "sending",
        ],
        "order": [
            "shared", "order", "order-view", "choose", "options", "around", "chime", "sending", "stream",
        ],
        "restaurants": ["shared", "places", "around"],
    ]

    private func links(_ page: String) -> HTML {
        let modules = (Self.modules[page] ?? []).map { name in
            voidTag("link", HTMLAttribute("rel", "modulepreload"), .href("/assets/\(name).js"))
        }
        let brand = shop.catalogue.company.brandColour.map { colour in
            voidTag("link", HTMLAttribute("rel", "stylesheet"), .href("/assets/\(BrandSheet(colour).name)"))
        }
        return HTML(
            [
                brand ?? .empty,
                voidTag("link", HTMLAttribute("rel", "manifest"), .href("/manifest.webmanifest")),
                voidTag("link", HTMLAttribute("rel", "icon"), .href("/assets/shop-icon.svg")),
            ] + modules
        )
    }

    private var common: [HTMLAttribute] {
        [
            words.word("failed", WebText.failed), words.word("offline", StoreTicketText.offline),
            words.word("kept-not", StoreTicketText.notKept), .data("plain", if: shop.isPlain),
        ]
    }
}

/// The foot of the pages: who sells, and the languages.
struct ShopFoot {
    let shop: Shop
    let words: ShopWords
    let path: String

    var html: HTML {
        let company = shop.catalogue.company
        return tag("footer", .class("legal")) {
            tag("p") { seller(company) }
            if let address = company.seller.address { tag("p") { HarmlessText.clean(address) } }
            if let privacy = company.seller.privacy {
                tag("details") {
                    tag("summary") { words.say(StoreRestaurantsText.privacy) }
                    tag("p", .class("legal-text")) { HarmlessText.clean(privacy) }
                }
            }
            tag("ul", .class("foot-links")) {
                if let email = company.seller.email {
                    tag("li") { tag("a", .href("mailto:\(email)")) { email } }
                }
                if let address = address(company.website) {
                    tag("li") {
                        tag("a", .href(company.website), HTMLAttribute("rel", "noopener")) { address }
                    }
                }
            }
            languages
        }
    }

    /// The other languages. The script keeps the place in the page, which a form cannot.
    private var languages: HTML {
        tag(
            "form",
            HTMLAttribute("method", "post"),
            HTMLAttribute("action", "/language"),
            .class("foot-links")
        ) {
            voidTag("input", .type("hidden"), HTMLAttribute("name", "back"), HTMLAttribute("value", path))
            for language in Language.allCases where language != words.language {
                tag(
                    "button",
                    .class("link"),
                    HTMLAttribute("name", "language"),
                    HTMLAttribute("value", language.rawValue),
                    HTMLAttribute("lang", language.rawValue)
                ) { StoreRestaurantsText.languageName[language] }
            }
        }
    }

    /// The name over the door, and that of the company with the number under which it pays tax.
    @HTMLBuilder private func seller(_ company: Company) -> HTML {
        let seller = company.seller
        tag("b") { HarmlessText.clean(company.name) }
        if let name = seller.legalName { " · " + HarmlessText.clean(name) }
        if let number = seller.taxNumber {
            " · " + words.say(StoreRestaurantsText.taxNumber(HarmlessText.clean(number)))
        }
    }

    /// The host of the company's web site; `nil` if its address is none that a browser opens.
    private func address(_ website: String) -> String? {
        guard let origin = WebOrigin(website.hasSuffix("/") ? String(website.dropLast()) : website) else {
            return website.hasPrefix("https://") || website.hasPrefix("http://")
                ? words.say(StoreRestaurantsText.website) : nil
        }
        return origin.host.hasPrefix("www.") ? String(origin.host.dropFirst(4)) : origin.host
    }
}

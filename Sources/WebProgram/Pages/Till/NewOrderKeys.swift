import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The keys of what a restaurant sells, by section, and what is asked after a press.
struct NewOrderKeys {
    private let assortment: Assortment
    private let words: PageText
    private let price: PriceText
    private let now: Timestamp
    /// What is sold out, and until when.
    private let gone: [SellableID: Timestamp]
    /// The products that are sold, by id.
    private let sold: [ProductID: Product]
    private let fields: ProductOptionsHTML

    init(assortment: Assortment, words: PageText, price: PriceText, now: Timestamp) {
        self.assortment = assortment
        self.words = words
        self.price = price
        self.now = now
        gone = assortment.soldOut(at: now)
        sold = Dictionary(assortment.products.map { ($0.id, $0) }) { first, _ in first }
        fields = ProductOptionsHTML(assortment: assortment, gone: gone, words: words, price: price)
    }

    /// A section of the catalogue with its keys.
    private struct Section {
        let id: String
        let name: String
        let keys: [HTML]
    }

    @HTMLBuilder var html: HTML {
        let sections = self.sections
        tag("nav", .aria("label", words.say(NewOrderText.sections))) {
            tag("ul", .class("chips")) {
                for section in sections {
                    tag("li") { tag("a", .class("chip"), .href("#\(section.id)")) { section.name } }
                }
            }
        }
        for section in sections {
            McOrderWeb.section(section.id, class: "key-section") {
                section.name
            } content: {
                tag("ul", .class("key-grid")) { section.keys.map { key in tag("li") { key } } }
            }
        }
    }

    private var sections: [Section] {
        guard let catalogue = assortment.catalogue else { return [] }
        let prices = Dictionary(
            assortment.lines("").flatMap { line in line.item.products.map { ($0, line.price) } }
        ) { first, _ in first }
        return catalogue.categories.sorted { $0.order < $1.order }.compactMap { category in
            let keys: [HTML]
            if category.id == catalogue.menus.category {
                keys = menus(catalogue).map { menuKey($0) }
            } else {
                keys = catalogue.products(in: category.id).filter { sold[$0.id] != nil }
                    .map { productKey($0, prices[$0.id]) }
            }
            guard !keys.isEmpty else { return nil }
            let name = category.translations[words.language.rawValue]?.name ?? category.name
            return Section(id: "section-\(category.id)", name: HarmlessText.clean(name), keys: keys)
        }
    }

    // MARK: Keys

    private func productKey(_ product: Product, _ amount: Money?) -> HTML {
        key(
            product,
            [
                .data("product", product.id.description),
                .data("asks", if: !fields.groups(of: product).isEmpty),
            ],
            amount: amount ?? assortment.restaurant?.prices[product.id] ?? product.price
        )
    }

    private func menuKey(_ menu: SoldMenu) -> HTML {
        key(
            menu.sandwich,
            [.data("menu", menu.sandwich.id.description), .data("asks")],
            amount: menu.price
        )
    }

    private func key(_ product: Product, _ facts: [HTMLAttribute], amount: Money) -> HTML {
        let shown = HarmlessText.clean(words.names.product(product.id, named: product.name))
        let isSoldNow = assortment.restaurant.map { restaurant in
            product.available?.allow(restaurant.moment(at: now)) ?? true
        }
        let hindrance: String? =
            gone[.product(product.id)] != nil
            ? words.say(ScreenAvailabilityText.soldOutMark)
            : isSoldNow == false ? words.say(ProductText.notSoldNow) : nil
        let own: [HTMLAttribute] = [
            .type("button"), .class("key"), .data("shown", shown),
            .data("age", product.minimumAge.map { words.say(NewOrderText.askAge($0)) }),
            HTMLAttribute("disabled", if: hindrance != nil),
        ]
        return tag("button", own + facts) {
            tag("b") { shown }
            tag("span") { hindrance ?? price(amount) }
        }
    }

    // MARK: What is asked

    /// What is asked of each product and menu, which the script puts into the dialog.
    @HTMLBuilder var templates: HTML {
        for product in assortment.products where !fields.groups(of: product).isEmpty {
            tag("template", .data("of", product.id.description)) { fields.html(of: product) }
        }
        if let catalogue = assortment.catalogue {
            for menu in menus(catalogue) {
                tag("template", .data("of-menu", menu.sandwich.id.description)) {
                    size(menu)
                    tag("div", .data("slot", "sandwich"))
                    parts("drink", .drink, catalogue.menus.drinks)
                    tag("div", .data("slot", "drink"))
                    parts("side", .side, catalogue.menus.sides)
                    tag("div", .data("slot", "side"))
                }
            }
        }
    }

    private func size(_ menu: SoldMenu) -> HTML {
        tag("fieldset", .class("segmented")) {
            tag("legend", .class("unseen")) { words.say(NewOrderText.sizeOfMenu) }
            for (value, label, amount) in [
                ("", NewOrderText.normal, menu.price), ("large", .large, menu.largePrice),
            ] {
                tag("label") {
                    voidTag(
                        "input",
                        .type("radio"),
                        HTMLAttribute("name", "size"),
                        HTMLAttribute("value", value),
                        HTMLAttribute("checked", if: value.isEmpty),
                        .data("shown", words.say(label))
                    )
                    tag("span") { words.say(label) + " " + price(amount) }
                }
            }
        }
    }

    private func parts(
        _ name: String,
        _ title: NewOrderText,
        _ choices: [Menus.Choice]
    ) -> HTML {
        fields.fieldset(words.say(title), isRequired: true) {
            for choice in choices {
                if let product = sold[choice.product] {
                    let shown = HarmlessText.clean(words.names.product(product.id, named: product.name))
                    tag("label", .class("option")) {
                        voidTag(
                            "input",
                            .type("radio"),
                            HTMLAttribute("name", name),
                            HTMLAttribute("value", product.id.description),
                            HTMLAttribute("required"),
                            HTMLAttribute("disabled", if: gone[.product(product.id)] != nil),
                            .data("shown", shown),
                            .data("age", product.minimumAge.map { words.say(NewOrderText.askAge($0)) })
                        )
                        tag("span") { shown }
                        if choice.supplement.cents != 0 {
                            tag("span", .class("amount")) { "+" + price(choice.supplement) }
                        }
                    }
                }
            }
        }
    }

    /// A menu that the restaurant sells, at its prices.
    private struct SoldMenu {
        let sandwich: Product
        let price: Money
        let largePrice: Money
    }

    private func menus(_ catalogue: Catalogue) -> [SoldMenu] {
        catalogue.menus.sandwiches.compactMap { menu in
            let prices = menu.offer(at: assortment.restaurant)
            return sold[menu.product].map {
                SoldMenu(sandwich: $0, price: prices.price, largePrice: prices.largePrice)
            }
        }
    }
}

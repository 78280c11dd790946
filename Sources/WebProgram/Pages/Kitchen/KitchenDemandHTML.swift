import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// What has to be prepared in all: a row for each product with its total, and below it its variants.
struct KitchenDemandHTML {
    let words: PageText

    func fragments(_ demand: [KitchenDemand]) -> [Fragment] {
        demand.byProduct.map { total, variants in
            let name = words.names.product(of: variants[0].item)
            return Fragment(.allDay, key(of: variants[0].item), "li") {
                tag("b", .class("n")) { String(total) }
                tag("div") {
                    tag("span", .class("what")) { HarmlessText.clean(name) }
                    // One plain variant is the total itself.
                    if variants.contains(where: { words.names.variant(of: $0.item) != nil }) {
                        for variant in variants {
                            " "
                            tag("small") { text(of: variant) }
                        }
                    }
                }
            }
        }
    }

    private func text(of demand: KitchenDemand) -> String {
        let variant = words.names.variant(of: demand.item) ?? words.say(KitchenText.plain)
        return "\(demand.count) \(HarmlessText.clean(variant))"
    }

    private func key(of item: KitchenItem) -> String {
        switch item.product {
        case .known(let id, _): id.description
        case .text(let text): "=\(text)"
        }
    }
}

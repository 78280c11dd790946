import McOrderClient
import McOrderConsole
import McOrderText

/// Search for products by part of their name, and without allergens. Source: A5.
extension FlowModel {
    func searchPage(_ field: FlowField) -> FlowPage {
        var page = FlowPage(
            title: say(FlowFindingText.searchTitle),
            hint: Wording(FlowFindingText.searchHint)
        )
        page.lines = [.field(field.text), FlowLine("")] + avoidedLines
        page.entries = offered.found(by: field.text).map { productEntry($0) }
        if page.entries.isEmpty { page.lines.append(line(FlowFindingText.nothingFound)) }
        return page
    }

    var allergensPage: FlowPage {
        FlowPage(
            title: say(FlowFindingText.allergensTitle),
            lines: heading(FlowFindingText.leaveOut),
            entries: Allergen.allCases.map { allergen in
                let mark = world.state.avoided.contains(allergen) ? "x" : " "
                return FlowEntry(name: "[\(mark)] \(say(allergen.word))", action: .avoid(allergen))
            },
            buttons: [entry(FlowFindingText.done, letter: "a", .back)]
        )
    }

    /// The products on offer at the favourite restaurant, without the allergens that the customer avoids.
    var offered: [ProductAtRestaurant] {
        world.catalogue.offers(at: world.favourite).filter { $0.isFree(of: world.state.avoided) }
    }

    /// A line that lists the avoided allergens; empty if there are none.
    var avoidedLines: [FlowLine] {
        let avoided = Allergen.allCases.filter { world.state.avoided.contains($0) }
        guard !avoided.isEmpty else { return [] }
        return heading(FlowFindingText.without(avoided), Style(colour: .yellow))
    }

    /// The keys to search and filter products, for every page that lists products.
    var findingLetters: [FlowLetterKey] {
        [
            FlowLetterKey(keys: "/", action: .open(.search(FlowField()))),
            FlowLetterKey(keys: "a", action: .open(.allergens)),
        ]
    }
}

internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// Search for products by part of their name, and without allergens. Source: A5.
extension FlowModel {
    func searchPage(_ field: FlowField) -> FlowPage {
        var page = FlowPage(
            title: say(FlowFindingText.searchTitle),
            hint: Wording(FlowFindingText.searchHint)
        )
        page.lines = [FlowLine("> \(field.text)_", .bold, isKept: true), FlowLine("")] + avoidedLines
        page.entries = offered.found(by: field.text).map { productEntry($0) }
        if page.entries.isEmpty { page.lines.append(FlowLine(say(FlowFindingText.nothingFound))) }
        return page
    }

    var allergensPage: FlowPage {
        var page = FlowPage(title: say(FlowFindingText.allergensTitle))
        page.lines = [FlowLine(say(FlowFindingText.leaveOut), .bold), FlowLine("")]
        page.entries = Allergen.allCases.map { allergen in
            let mark = world.state.avoided.contains(allergen) ? "x" : " "
            return FlowEntry(name: "[\(mark)] \(say(allergen.word))", action: .avoid(allergen))
        }
        page.buttons = [FlowEntry(name: say(FlowFindingText.done), letter: "a", action: .back)]
        return page
    }

    /// The products on offer at the favourite restaurant, without the allergens that the customer avoids.
    var offered: [Offer] {
        world.catalogue.offers(at: world.favourite).filter { $0.isFree(of: world.state.avoided) }
    }

    /// A line that lists the avoided allergens; empty if there are none.
    var avoidedLines: [FlowLine] {
        let avoided = Allergen.allCases.filter { world.state.avoided.contains($0) }
        guard !avoided.isEmpty else { return [] }
        return [FlowLine(say(FlowFindingText.without(avoided)), Style(colour: .yellow)), FlowLine("")]
    }

    /// The keys to search and filter products, for every page that lists products.
    var findingLetters: [FlowLetterKey] {
        [
            FlowLetterKey(keys: "/", word: "", action: .open(.search(FlowField()))),
            FlowLetterKey(keys: "a", word: "", action: .open(.allergens)),
        ]
    }
}

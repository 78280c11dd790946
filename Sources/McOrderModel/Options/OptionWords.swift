/// Finds the options that a person types for an item, such as `sin hielo`, `2x extra queso` or
/// `drink:sin hielo`.
package struct OptionWords {
    /// A choice of one of the item's products.
    package struct Candidate: Sendable {
        let part: Int
        let choice: ChoiceGroup.Choice
        let isLeftOut: Bool
        /// The choice's name as it is shown.
        let shown: String
        /// The same, with its part before it if another part has a choice of that name.
        package let name: String
    }

    private static let parts = ["sandwich", "drink", "side"]

    private let candidates: [Candidate]
    private let labels: [[String]]

    /// Creates the search among the options of an item's products: one, or a menu's sandwich, drink and side.
    ///
    /// - Parameter names: the names by which the candidates are shown, and found as well.
    package init(_ products: [Product], in catalogue: Catalogue, _ names: ShownNames = .own) {
        labels = products.enumerated().map { index, product in
            (products.count == 1 ? [] : [Self.parts[index]]) + [product.id.description, product.name]
        }
        let all = products.enumerated().flatMap { index, product in
            catalogue.options(of: product, at: nil).groups.flatMap { offered in
                offered.group.choices.map { (index, $0, offered.group.kind == .without) }
            }
        }
        candidates = all.map { part, choice, isLeftOut in
            let isAmbiguous = all.contains { $0.0 != part && $0.1.name == choice.name }
            let shown = names.choice(choice.id, named: choice.name)
            return Candidate(
                part: part,
                choice: choice,
                isLeftOut: isLeftOut,
                shown: shown,
                name: isAmbiguous ? "\(Self.parts[part]):\(shown)" : shown
            )
        }
    }

    /// A group of which choices are missing.
    package struct Missing: Sendable {
        package let group: ChoiceGroup
        /// Its choices, as they can be typed.
        package let words: [String]
    }

    /// All groups of the item's products of which too few choices were taken.
    package func missing(
        _ chosen: [[ChosenOption]],
        of products: [Product],
        in catalogue: Catalogue
    ) -> [Missing] {
        zip(products, chosen).enumerated().flatMap { part, item in
            catalogue.options(of: item.0, at: nil).lacking(item.1).map { group in
                let words = group.choices.compactMap { choice in
                    candidates.first { $0.part == part && $0.choice.id == choice.id }?.name
                }
                return Missing(group: group, words: words)
            }
        }
    }

    /// The choices that the words mean, for each product of the item.
    ///
    /// - Parameter one: returns the single match of a word, or throws; its last argument is the names of all
    ///   choices that are offered.
    package func chosen<Failure: Error>(
        _ words: [String],
        allowsBeginning: Bool,
        one: (String, WordMatch<Candidate>, [String]) throws(Failure) -> Candidate
    ) throws(Failure) -> [[ChosenOption]] {
        var chosen: [[ChosenOption]] = labels.map { _ in [] }
        for word in words {
            let (part, rest) = part(word)
            let (times, name) = Self.times(rest)
            let offered = candidates.filter { part == nil || $0.part == part }
            let find = { (name: String, candidates: [Candidate]) in
                WordMatch.find(
                    name,
                    among: candidates,
                    id: \.choice.id.description,
                    name: \.choice.name,
                    others: { $0.choice.translations.names + [$0.shown] },
                    allowsBeginning: allowsBeginning
                )
            }
            var match = find(name, offered)
            // A choice that is named "hielo" and left out is shown as "sin hielo", and typed so.
            if case .none = match, let thing = NegativeName.leftOut(by: name) {
                let found = find(thing, offered.filter(\.isLeftOut))
                if case .one = found { match = found }
            }
            // People type "avena" for "leche de avena".
            if case .none = match, let only = Self.onlyOne(offered, containing: name) {
                match = allowsBeginning ? .one(only) : .none(nearest: only)
            }
            let found = try one(name, match, offered.map(\.name))
            chosen[found.part].append(ChosenOption(found.choice, count: times))
        }
        return chosen
    }

    private static func onlyOne(_ candidates: [Candidate], containing word: String) -> Candidate? {
        let key = SearchKey(word)
        let found = candidates.filter {
            !key.text.isEmpty && key.isPart(of: [$0.choice.name, $0.shown] + $0.choice.translations.names)
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The part that a word names before a colon, and the rest.
    private func part(_ word: String) -> (part: Int?, rest: String) {
        guard let colon = word.firstIndex(of: ":") else { return (nil, word) }
        let label = SearchKey(String(word[..<colon]))
        guard let part = labels.firstIndex(where: { $0.contains { SearchKey($0) == label } }) else {
            return (nil, word)
        }
        return (part, String(word[word.index(after: colon)...].drop { $0 == " " }))
    }

    /// The number before `x` or `×`, 1 without one, and the rest.
    private static func times(_ word: String) -> (count: Int, name: String) {
        let digits = word.prefix { $0.isASCII && $0.isNumber }
        let rest = word[digits.endIndex...].drop { $0 == " " }
        guard let count = Int(digits), (1...99).contains(count), let sign = rest.first, "x×".contains(sign)
        else { return (1, word) }
        return (count, String(rest.dropFirst().drop { $0 == " " }))
    }
}

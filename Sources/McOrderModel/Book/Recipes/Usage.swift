/// What recipes say was used by what was made. Pure.
///
/// Source: docs/kitchen-book.md, *What was used*.
package struct Usage: Sendable {
    /// Something that was made, and that no recipe can compute.
    package struct Uncovered: Hashable, Sendable {
        package let product: ProductID
        package let name: String
        /// How many portions of it were made.
        package let count: Int

        package init(product: ProductID, name: String, count: Int) {
            (self.product, self.name, self.count) = (product, name, count)
        }
    }

    /// How many lines were made.
    package let made: Int
    /// Of how many of them recipes say what they used.
    package let covered: Int
    /// The most frequent one first.
    package let uncovered: [Uncovered]

    private let lines: [MadeLines.Line]
    /// What a line of each kind used in each epoch.
    private let needs: [KindInEpoch: Need]
    private let epochs: [Int]

    /// What a line of a kind takes of each ingredient; nothing if not all of its products can be computed.
    private struct Need {
        var quantities: [BookRecipe.Source: BookQuantity] = [:]
        /// The products that cannot be computed.
        var unknown: [MadeLines.Portion] = []
        /// Whether nobody knows what the line was.
        let isForgotten: Bool

        init(of kind: MadeLines.Kind, _ recipes: RecipeBook) {
            isForgotten = kind.portions.isEmpty
            for portion in kind.portions {
                if let own = recipes.quantities(of: portion) {
                    quantities.add(own)
                } else {
                    unknown.append(portion)
                }
            }
            if !unknown.isEmpty { quantities = [:] }
        }

        var isCovered: Bool { !isForgotten && unknown.isEmpty }
    }

    private struct KindInEpoch: Hashable {
        let kind: Int
        let epoch: Int
    }

    package static let none = Usage(.none, RecipeHistory(Book([]), []))

    package init(_ made: MadeLines, _ history: RecipeHistory) {
        lines = made.lines
        epochs = made.lines.map { history.epoch(at: $0.making.event) }
        var needs: [KindInEpoch: Need] = [:]
        var missing: [ProductID: (name: String, count: Int)] = [:]
        var covered = 0
        for (line, epoch) in zip(lines, epochs) {
            let kind = KindInEpoch(kind: line.kind, epoch: epoch)
            let need = needs[kind] ?? Need(of: made.kinds[line.kind], history[epoch])
            needs[kind] = need
            if need.isCovered { covered += 1 }
            for portion in need.unknown { missing[portion.product, default: (portion.name, 0)].count += 1 }
        }
        self.needs = needs
        (self.made, self.covered) = (lines.count, covered)
        uncovered = missing.map { Uncovered(product: $0.key, name: $0.value.name, count: $0.value.count) }
            .sorted {
                (-$0.count, $0.name, $0.product.description) < (-$1.count, $1.name, $1.product.description)
            }
    }

    /// What was used of each ingredient after each of its counts and before the next one, as changes of its
    /// stock at the time of the count.
    ///
    /// - Parameter facts: those among which the counts are, in any order.
    package func changes(_ facts: [BookFact]) -> [IngredientID: [Stock.Change]] {
        let counts = facts.filter { $0.kind == .count }
        // The first line that was made after each count.
        let begins = counts.map { count in
            lines.partitioningIndex { count.isBefore(event: $0.making.event, at: $0.making.at) }
        }
        let borders = Set(begins).sorted()
        let sums = borders.enumerated().map { index, begin in
            used(in: begin..<(index + 1 < borders.count ? borders[index + 1] : lines.count))
        }
        let place = Dictionary(uniqueKeysWithValues: borders.enumerated().map { ($1, $0) })
        var changes: [IngredientID: [Stock.Change]] = [:]
        let ofIngredients = Dictionary(grouping: zip(counts, begins)) { $0.0.key }
        for (key, counts) in ofIngredients {
            guard let id = IngredientID(key: key) else { continue }
            let counts = counts.sorted { ($0.0.at, $0.0.seq) < ($1.0.at, $1.0.seq) }
            for (index, (count, begin)) in counts.enumerated() {
                let end = index + 1 < counts.count ? counts[index + 1].1 : lines.count
                guard begin < end, let first = place[begin] else { continue }
                let last = place[end] ?? borders.count
                let used = sums[first..<last].reduce(BookQuantity.none) { $0 + ($1[id] ?? .none) }
                guard used > .none else { continue }
                changes[id, default: []].append(Stock.Change(.used, at: count.at, seq: count.seq, used))
            }
        }
        return changes
    }

    /// What some lines used.
    private func used(in range: Range<Int>) -> [IngredientID: BookQuantity] {
        var counts: [KindInEpoch: Int] = [:]
        for index in range {
            counts[KindInEpoch(kind: lines[index].kind, epoch: epochs[index]), default: 0] += 1
        }
        var used: [BookRecipe.Source: BookQuantity] = [:]
        for (kind, count) in counts { used.add(needs[kind]?.quantities ?? [:], times: count) }
        return used.ofIngredients
    }
}

extension RecipeBook {
    /// What a portion takes with its choices; `nil` if there is no recipe of it, or if one of the recipes
    /// cannot be computed.
    func quantities(of portion: MadeLines.Portion) -> [BookRecipe.Source: BookQuantity]? {
        guard let recipe = self[.product(portion.product)],
            var sum = try? quantities(of: recipe, portion.variant)
        else { return nil }
        for choice in portion.added {
            guard let recipe = self[.choice(choice)] else { continue }
            guard let quantities = try? quantities(of: recipe, portion.variant) else { return nil }
            sum.add(quantities, times: portion.variant.choices[choice] ?? 0)
        }
        return sum
    }
}

/// What a kitchen expects and plans for the next days. Pure.
///
/// Source: docs/kitchen-book.md, *The week*.
package struct WeekPlan: Sendable {
    /// What a product needs on a day.
    package struct Line: Hashable, Sendable {
        package let product: ProductID
        /// What days like it say; `nil` if too few do.
        package let expectation: Expectation?
        /// What was planned for the day, else for its weekday where nothing can be expected.
        package let plan: BookPlan?
        /// What comes on top.
        package let groups: [BookPlan]
        /// How many were made already, if it is today.
        package let made: Int

        /// What the whole day needs.
        package var portions: Portions { usual + ofGroups }

        /// What is not made yet, and not less than what groups need.
        var left: Portions { max(.none, usual - Portions(BookNumber(made))) + ofGroups }

        private var usual: Portions {
            plan?.portions.map { Portions($0) } ?? expectation?.portions ?? .none
        }

        private var ofGroups: Portions {
            groups.reduce(.none) { $0 + ($1.portions.map { Portions($0) } ?? .none) }
        }
    }

    package struct Day: Sendable {
        package let day: CivilDay
        /// The products that somebody planned or is expected to order, the most wanted first.
        package let lines: [Line]
        /// What is planned beside products.
        package let others: [BookPlan]
        /// Whether the restaurant is closed.
        package let isClosed: Bool
    }

    private let history: SalesHistory
    private let plans: [BookPlan]
    private let soldOut: [ProductID: Set<CivilDay>]
    /// The days that the owner struck.
    private let struck: Set<CivilDay>
    private let today: CivilDay
    private let isOpen: @Sendable (CivilDay) -> Bool

    /// - Parameters:
    ///   - soldOut: the days on which products were sold out, if only for a time.
    ///   - isOpen: whether the restaurant opens on a day.
    package init(
        _ plans: [BookPlan],
        _ history: SalesHistory,
        soldOut: [ProductID: Set<CivilDay>],
        today: CivilDay,
        isOpen: @escaping @Sendable (CivilDay) -> Bool = { _ in true }
    ) {
        (self.history, self.plans, self.soldOut, self.today) = (history, plans, soldOut, today)
        struck = Set(plans.filter { $0.subject == .struck }.compactMap(\.day))
        self.isOpen = isOpen
    }

    /// What is known of a day.
    package func day(_ day: CivilDay) -> Day {
        let isClosed = !isOpen(day)
        let ofWeekday = isClosed ? [] : plans.filter { $0.time == .each(day.weekday) }
        let own = plans.filter { $0.day == day && $0.subject != .struck }
        let all = own + ofWeekday
        var products = isClosed ? [] : history.products
        var planned: [ProductID: [BookPlan]] = [:]
        for plan in all {
            if case .product(let product) = plan.subject { planned[product, default: []].append(plan) }
        }
        products.formUnion(planned.keys)
        let lines = products.compactMap { product -> Line? in
            let expectation =
                isClosed
                ? nil
                : history.expectation(
                    of: product,
                    on: day.weekday,
                    without: struck.union(soldOut[product] ?? [])
                )
            let said = planned[product]?.last { $0.group.isEmpty && $0.day == nil }
            let plan = planned[product]?.last { $0.group.isEmpty && $0.day != nil }
            let line = Line(
                product: product,
                expectation: expectation,
                plan: plan ?? (expectation == nil ? said : nil),
                groups: (planned[product] ?? []).filter { !$0.group.isEmpty },
                made: day == today ? history.madeToday(product) : 0
            )
            return line.plan != nil || !line.groups.isEmpty || line.portions > .none ? line : nil
        }
        return Day(
            day: day,
            lines: lines.sorted {
                ($1.portions, $0.product.description) < ($0.portions, $1.product.description)
            },
            others: all.filter { if case .product = $0.subject { false } else { true } },
            isClosed: isClosed
        )
    }

    /// What some days take, made as it was until now: of each ingredient, and how many portions of each
    /// preparation; and the products that no recipe can compute.
    ///
    /// - Parameters:
    ///   - days: those before today take nothing any more.
    ///   - isWhole: whether what was made today still counts.
    package func need(
        of days: ClosedRange<CivilDay>,
        _ recipes: RecipeBook,
        isWhole: Bool = false
    ) -> (quantities: [BookRecipe.Source: BookQuantity], unknown: Set<ProductID>) {
        var products: [ProductID: Portions] = [:]
        var sum: [BookRecipe.Source: BookQuantity] = [:]
        for number in days.lowerBound.number...days.upperBound.number where number >= today.number {
            let day = day(CivilDay(number: number))
            for line in day.lines {
                let portions = isWhole ? line.portions : line.left
                products[line.product] = (products[line.product] ?? .none) + portions
            }
            for plan in day.others { sum.add(recipes.quantities(of: plan)) }
        }
        var unknown: Set<ProductID> = []
        for (product, portions) in products where portions > .none {
            guard let (sums, count) = recipes.quantities(of: product, as: history.ways(of: product)) else {
                unknown.insert(product)
                continue
            }
            sum.add(sums.mapValues { portions.quantity($0, each: count) })
        }
        return (sum, unknown)
    }
}

extension RecipeBook {
    /// What a product took in all the ways in which it was made together, and how many portions that were;
    /// else a plain portion; `nil` if no recipe can compute it.
    fileprivate func quantities(
        of product: ProductID,
        as ways: [MadeLines.Portion: Int]
    ) -> (sums: [BookRecipe.Source: BookQuantity], count: Int)? {
        guard let recipe = self[.product(product)] else { return nil }
        var sums: [BookRecipe.Source: BookQuantity] = [:]
        var all = 0
        for (portion, count) in ways {
            guard let quantities = quantities(of: portion) else { continue }
            all += count
            sums.add(quantities, times: count)
        }
        if all > 0 { return (sums, all) }
        return (try? quantities(of: recipe)).map { ($0, 1) }
    }

    /// What is planned of a recipe or of an ingredient; nothing of what cannot be computed.
    fileprivate func quantities(of plan: BookPlan) -> [BookRecipe.Source: BookQuantity] {
        guard let portions = plan.portions.map({ Portions($0) }) else { return [:] }
        switch plan.subject {
        case .recipe(let id):
            guard let recipe = self[id], var each = try? quantities(of: recipe) else { return [:] }
            if recipe.makes == .preparation { each[.preparation(id)] = BookQuantity(millionths: 1_000_000) }
            return each.mapValues { portions.quantity($0, each: 1) }
        case .ingredient(let id):
            guard let unit = self[id].flatMap({ $0.conversion.quantity(BookNumber(1), $0.unit) }) else {
                return [:]
            }
            return [.ingredient(id): portions.quantity(unit, each: 1)]
        case .product, .text, .struck: return [:]
        }
    }
}

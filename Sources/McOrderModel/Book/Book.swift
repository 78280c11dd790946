/// What the kitchen book of a restaurant defines at present.
package struct Book: Sendable {
    package let persons: [BookPerson]
    package let subjects: [BookSubject]
    package let checks: [BookCheck]
    package let ingredients: [BookIngredient]
    package let supplies: [BookSupply]
    package let recipes: [BookRecipe]
    package let lists: [BookList]
    package let plans: [BookPlan]
    /// Since when there are the checks. Before that none was missed.
    let checksSince: [CheckID: Timestamp]
    /// What was removed, so that what was noted of it can still be read.
    private let removed: (persons: [BookPerson], subjects: [BookSubject], checks: [BookCheck])

    /// A row of the book. A change is a new row, and the newest counts.
    package struct Entry: Hashable, Sendable, Identifiable {
        package let id: Int64
        package let kind: BookKind
        package let key: String
        /// `nil` for what was removed.
        package let content: JSONValue?
        /// What it said last, also if it was removed; `nil` if that was erased.
        package let lastContent: JSONValue?
        package let at: Timestamp
        package let by: String
        /// When the first row of that key was written.
        package let since: Timestamp

        package init(
            id: Int64,
            kind: BookKind,
            key: String,
            content: JSONValue?,
            lastContent: JSONValue? = nil,
            at: Timestamp,
            by: String,
            since: Timestamp
        ) {
            (self.id, self.kind, self.key, self.content) = (id, kind, key, content)
            self.lastContent = content ?? lastContent
            (self.at, self.by, self.since) = (at, by, since)
        }
    }

    /// - Parameter entries: the newest row of each key, in the order in which people see them. One that a
    ///   later version wrote, and this one cannot read, is left out.
    package init(_ entries: [Entry]) {
        let present = Definitions(entries.filter { $0.content != nil })
        let former = Definitions(entries.filter { $0.content == nil })
        (persons, subjects, checks) = (present.persons, present.subjects, present.checks)
        (ingredients, supplies) = (present.ingredients, present.supplies)
        (recipes, lists, plans) = (present.recipes, present.lists, present.plans)
        removed = (former.persons, former.subjects, former.checks)
        let since = entries.filter { $0.kind == .check }.map { (CheckID($0.key), $0.since) }
        checksSince = Dictionary(since) { $1 }
    }

    /// The readable definitions of some rows.
    private struct Definitions {
        var persons: [BookPerson] = []
        var subjects: [BookSubject] = []
        var checks: [BookCheck] = []
        var ingredients: [BookIngredient] = []
        var supplies: [BookSupply] = []
        var recipes: [BookRecipe] = []
        var lists: [BookList] = []
        var plans: [BookPlan] = []

        init(_ entries: [Entry]) {
            for entry in entries {
                guard let content = entry.lastContent else { continue }
                // One that a later version wrote is left out.
                do {
                    switch entry.kind {
                    case .person: persons.append(try BookPerson(.init(entry.key), content))
                    case .subject: subjects.append(try BookSubject(.init(entry.key), content))
                    case .check: checks.append(try BookCheck(.init(entry.key), content))
                    case .ingredient: ingredients.append(try BookIngredient(.init(entry.key), content))
                    case .supply: supplies.append(try BookSupply(.init(entry.key), content))
                    case .recipe: recipes.append(try BookRecipe(.init(entry.key), content))
                    case .list: lists.append(try BookList(.init(entry.key), content))
                    case .plan: plans.append(try BookPlan(.init(entry.key), content))
                    }
                } catch {
                    continue
                }
            }
        }
    }

    package var isEmpty: Bool {
        persons.isEmpty && subjects.isEmpty && checks.isEmpty && ingredients.isEmpty
    }

    package func subject(_ id: SubjectID) -> BookSubject? { subjects.first { $0.id == id } }
    package func check(_ id: CheckID) -> BookCheck? { checks.first { $0.id == id } }

    package func person(_ id: BookPersonID) -> BookPerson? { persons.first { $0.id == id } }

    package func recipe(_ id: RecipeID) -> BookRecipe? { recipes.first { $0.id == id } }

    package func ingredient(_ id: IngredientID) -> BookIngredient? { ingredients.first { $0.id == id } }

    /// A subject that is or was in the book.
    package func knownSubject(_ id: SubjectID) -> BookSubject? {
        subject(id) ?? removed.subjects.first { $0.id == id }
    }

    /// A check that is or was in the book.
    package func knownCheck(_ id: CheckID) -> BookCheck? { check(id) ?? removed.checks.first { $0.id == id } }

    /// A person who is or was in the book, and whose name was not erased.
    package func knownPerson(_ id: BookPersonID) -> BookPerson? {
        person(id) ?? removed.persons.first { $0.id == id }
    }

    /// What a supplier's delivery is checked as: the subject of that name, or the only one of suppliers that
    /// has checks and no supplier's name; `nil` if there is none.
    package func delivery(of supplier: String) -> BookSubject? {
        let checked = Set(pairs.filter { $0.subject.kind == .supplier }.map(\.subject))
        let named = Set(supplies.map { $0.supplier.lowercased() })
        let others = checked.filter { !named.contains($0.name.lowercased()) }
        return checked.first { $0.name.lowercased() == supplier.lowercased() }
            ?? (others.count == 1 ? others.first : nil)
    }

    /// Each check of each subject that is there, by the order of the checks and then of their subjects.
    package var pairs: [(subject: BookSubject, check: BookCheck)] {
        checks.flatMap { check in check.subjects.compactMap { subject($0).map { ($0, check) } } }
    }

    /// Why a fact is refused.
    package enum Refusal: String, Error, Hashable, Sendable {
        case unknownSubject = "unknown-subject"
        case unknownPerson = "unknown-person"
        /// The content is not what the kind of fact takes.
        case badContent = "bad-content"
        /// A correction of a fact that is not there, or of another check.
        case nothingToCorrect = "nothing-to-correct"
        /// A correction needs a reason, unless it takes back within a minute what the same browser noted.
        case reasonNeeded = "reason-needed"
    }

    /// Checks what a browser says, but for what it corrects.
    package func check(_ fact: BookFact.Draft) throws(Refusal) {
        if let id = fact.person, person(id) == nil { throw .unknownPerson }
        switch fact.kind {
        case .note:
            let isOfRecipe = BookedRecipe(fact.key).map { recipe($0.recipe) != nil }
            guard isOfRecipe ?? (SubjectID(key: fact.key).flatMap { subject($0) } != nil) else {
                throw .unknownSubject
            }
            guard let note = try? BookNote(fact.content), !note.isBlanked else { throw .badContent }
        case .result: _ = try result(fact)
        case .count, .waste:
            guard let amount = try? StockAmount(fact.content) else { throw .badContent }
            if fact.kind == .count, let id = BookedRecipe(fact.key)?.recipe {
                guard recipe(id)?.makes == .preparation else { throw .unknownSubject }
                // A preparation is measured in its portions.
                guard amount.unit == .piece else { throw .badContent }
                return
            }
            guard let ingredient = IngredientID(key: fact.key).flatMap({ ingredient($0) }) else {
                throw .unknownSubject
            }
            guard ingredient.quantity(amount) != nil else { throw .badContent }
        case .bought:
            guard let item = ListItem(fact.key), lists.contains(where: { $0.id == item.list }) else {
                throw .unknownSubject
            }
            guard (try? BoughtItem(fact.content)) != nil else { throw .badContent }
        case .ordered:
            guard let list = ListID(key: fact.key), lists.contains(where: { $0.id == list }) else {
                throw .unknownSubject
            }
            guard (try? OrderedSupplies(fact.content)) != nil else { throw .badContent }
        case .prepared:
            guard let item = DayItem(fact.key),
                recipes.contains(where: { $0.id.description == item.item })
                    || plans.contains(where: { $0.id.description == item.item })
            else { throw .unknownSubject }
            guard (try? PreparedPortions(fact.content)) != nil else { throw .badContent }
        }
    }

    /// What a result of a browser says.
    package func result(_ fact: BookFact.Draft) throws(Refusal) -> CheckResult {
        guard let pair = CheckedSubject(fact.key), subject(pair.subject) != nil,
            let check = check(pair.check),
            check.subjects.contains(pair.subject)
        else { throw .unknownSubject }
        guard let result = try? CheckResult(fact.content, of: check.kind), !result.isBlanked else {
            throw .badContent
        }
        return result
    }
}

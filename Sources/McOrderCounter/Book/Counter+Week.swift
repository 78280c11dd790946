package import McOrderModel
import McOrderQueue

/// What the page of the week shows.
package struct WeekSheet: Sendable {
    package let book: Book
    /// The number of the row of each plan, by its key, for its changes.
    package let rows: [String: Int64]
    /// In their order, seven or more.
    package let days: [WeekPlan.Day]
    /// What a product was called when it was made last.
    package let names: [ProductID: String]
    package let today: CivilDay
    /// What is to be prepared today.
    package let preparations: [Preparation]
    /// Who prepared something of that, and when, by its key.
    package let prepared: [String: (who: String, at: Timestamp)]
    /// The number of the last fact of the restaurant.
    package let last: Int64
}

extension Counter {
    /// What a restaurant's kitchen expects and plans for some days.
    package func weekSheet(
        of restaurant: Restaurant,
        on days: ClosedRange<CivilDay>
    ) async throws(CounterError) -> WeekSheet {
        let now = now()
        return try await reading { view in
            // What comes while the rest is read is shown by the stream.
            let last = try await view.lastBookFact(of: restaurant.id)
            let entries = try await view.bookEntries(of: restaurant.id)
            let book = try await view.book(of: restaurant.id)
            let (week, history) = try await Self.week(book, of: restaurant, in: view, at: now)
            let shown = (days.lowerBound.number...days.upperBound.number).map {
                week.day(CivilDay(number: $0))
            }
            let products = Set(shown.flatMap(\.lines).map(\.product))
            let names = products.map { product in (product, history.name(of: product) ?? product.description)
            }
            let today = restaurant.businessDays.day(of: now)
            var prepared: [String: (who: String, at: Timestamp)] = [:]
            for fact in try await view.preparedFacts(of: restaurant.id, on: today) {
                guard let item = DayItem(fact.key)?.item, let said = try? PreparedPortions(fact.content)
                else {
                    continue
                }
                let who = fact.person.flatMap { book.knownPerson($0)?.name } ?? fact.browser
                prepared[item] = said.portions.thousandths > 0 ? (who, fact.at) : nil
            }
            return WeekSheet(
                book: book,
                rows: Dictionary(
                    uniqueKeysWithValues: entries.filter { $0.kind == .plan }.map { ($0.key, $0.id) }
                ),
                days: shown,
                names: Dictionary(uniqueKeysWithValues: names),
                today: today,
                preparations: week.preparations(on: today, RecipeBook(book)),
                prepared: prepared,
                last: last
            )
        }
    }

    /// What is expected and planned, with what that follows from.
    static func week(
        _ book: Book,
        of restaurant: Restaurant,
        in view: QueueView,
        at now: Timestamp
    ) async throws -> (WeekPlan, SalesHistory) {
        let days = restaurant.businessDays
        let today = days.day(of: now)
        let since = days.start(of: today.advanced(by: -SalesHistory.reach))
        let made = try await view.madeLines(of: restaurant.id, since: since)
        let history = SalesHistory(made, days, at: now)
        let week = WeekPlan(
            book.plans,
            history,
            soldOut: try await view.soldOutDays(of: restaurant, since: since),
            today: today
        ) { day in
            let next = days.start(of: day.advanced(by: 1))
            return restaurant.nextOpening(after: days.start(of: day)).map { $0 < next } ?? false
        }
        return (week, history)
    }
}

import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// Makes the list item of an order, with what an action on it names: the id and the revision that the user
/// sees.
func orderItem(
    _ order: QueuedOrder,
    class kind: String? = nil,
    _ attributes: HTMLAttribute...,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    let id = String(order.id)
    let own: [HTMLAttribute] = [
        HTMLAttribute("class", kind), .data("key", id), .data("id", id),
        .data("revision", String(order.revision)),
    ]
    return tag("li", own + attributes, content: content)
}

/// A page whose content follows a counter.
protocol LivePage: Hashable, Sendable {
    /// The restaurant whose orders the page shows.
    var restaurant: KnownRestaurant { get }

    /// How much of each order the page needs.
    var scope: SnapshotScope { get }

    /// Renders the page's fragments, those of a region in their order.
    ///
    /// They are rendered again whenever the counter reports, at least every three seconds. They must depend
    /// on `now` only where the page changes by itself, and not to show how much time has passed: the browser
    /// computes that from `<time data-at="MILLISECONDS">`.
    ///
    /// - Parameter rows: the rows that this method rendered last for this page in this language.
    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment]

    /// The whole document, with empty regions.
    func document(_ language: Language) -> HTML
}

extension LivePage {
    var scope: SnapshotScope { .whole }

    /// Renders the page's fragments for the first time.
    func fragments(_ snapshot: CounterSnapshot, in language: Language, at now: Timestamp) -> [Fragment] {
        var rows = RenderedRows()
        return fragments(snapshot, in: language, at: now, reusing: &rows)
    }
}

import McOrderCounter
import McOrderModel
import McOrderText

/// A piece of a page that is sent again when it changes.
struct Fragment: Hashable, Sendable {
    /// The value of `data-region` of the element that contains the fragment.
    let region: StaticRegion
    /// The value of `data-key` of the fragment's own element, unique in its region.
    let key: String
    /// One element.
    let html: HTML
}

extension Fragment {
    /// A fragment of one element, which is made with its key.
    init(
        _ region: StaticRegion,
        _ key: String,
        _ name: StaticString,
        class kind: String? = nil,
        _ attributes: HTMLAttribute...,
        @HTMLBuilder content: () -> HTML
    ) {
        let attributes = [HTMLAttribute("class", kind), .data("key", key)] + attributes
        self.init(region: region, key: key, html: tag(name, attributes, content: content))
    }
}

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

/// The parts of pages that change while they are shown.
enum StaticRegion: String, CaseIterable, Sendable {
    /// The health of the feed: empty, or one warning.
    case feed
    /// Figures and messages about the whole page.
    case summary
    /// The orders.
    case orders
    /// The second list of orders, where a page has two.
    case more
    /// How many of each product have to be prepared.
    case allDay
    /// What the restaurant sells: what can be added to an order, or be sold out.
    case products
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

/// A piece of a page that is sent again when it changes.
package struct Fragment: Hashable, Sendable {
    /// The value of `data-region` of the element that contains the fragment.
    package let region: StaticRegion
    /// The value of `data-key` of the fragment's own element, unique in its region.
    package let key: String
    /// One element.
    package let html: HTML

    package init(region: StaticRegion, key: String, html: HTML) {
        self.region = region
        self.key = key
        self.html = html
    }
}

extension Fragment {
    /// A fragment of one element, which is made with its key.
    package init(
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

/// The parts of pages that change while they are shown.
package enum StaticRegion: String, CaseIterable, Sendable {
    /// The health of the feed: empty, or one warning.
    case feed
    /// Figures and messages about the whole page.
    case summary
    /// The orders.
    case orders
    /// The second list of orders, where a page has two.
    case more
    /// The third list of orders, where a page has three.
    case waiting
    /// The orders that wait for their customers, where a page has them apart.
    case awaited
    /// The orders for later, where a page has them apart.
    case later
    /// The orders in full, of which a page shows one.
    case sheets
    /// How many of each product have to be prepared.
    case allDay
    /// What the restaurant sells: what can be added to an order, or be sold out.
    case products
}

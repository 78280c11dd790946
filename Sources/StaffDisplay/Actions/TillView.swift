import McOrderText

/// What the till's screens show on request, beside the orders. The raw value is the page's name for it.
package enum TillView: String, CaseIterable, Sendable {
    /// The changes of the selected order.
    case history
    /// The device of the selected order, if there is one, and the blacklist.
    case device
    case search
    /// The orders that ended last.
    case last
    /// The files that were refused today.
    case refused
    /// The way out.
    case leave
    /// The help.
    case keys

    /// Where the help lists a key, among those of the actions.
    enum Group: Sendable {
        /// After the actions on an order.
        case order
        /// Before the actions on the restaurant.
        case finding
        /// After the actions on the restaurant.
        case screen
    }

    var group: Group {
        switch self {
        case .history, .device: .order
        case .search, .last: .finding
        case .refused, .leave, .keys: .screen
        }
    }

    package var key: TillKey {
        switch self {
        case .history: TillKey("h", .history, .init(4, .history, in: .over, .shortOver))
        case .device: TillKey("d", .device, .init(5, .device, in: .over))
        case .last: TillKey("u", .reopen, .init(6, .last, in: .open, .over, .shortOpen, .shortOver))
        case .search: TillKey("/", .search, .init(11, .search, in: .open, .over, .shortOver))
        case .refused: TillKey("r", .refused)
        case .keys: TillKey("?", nil, .init(12, .help, in: .open, .over, .shortOpen, .shortOver))
        case .leave: TillKey("q", .quit, .init(13, .quit, in: .open, .over, .shortOpen, .shortOver))
        }
    }

    /// Whether it is about the selected order, and needs one.
    package var needsOrder: Bool {
        switch self {
        case .history: true
        case .device, .search, .last, .refused, .leave, .keys: false
        }
    }

    static func of(_ group: Group) -> [TillView] {
        allCases.filter { $0.group == group }
    }
}

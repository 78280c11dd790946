/// A station of a kitchen, or the whole kitchen.
///
/// A restaurant without stations has one kitchen, which prepares everything. In a restaurant with stations,
/// the whole kitchen stands for the page of all stations and what is noted there.
package enum KitchenStation: Hashable, Sendable {
    /// The whole kitchen.
    case kitchen
    /// The station of that id.
    case station(StationID)

    /// The station of that id; without one the whole kitchen.
    package init(_ id: StationID?) {
        self = id.map { .station($0) } ?? .kitchen
    }

    /// The id of the station; `nil` for the whole kitchen.
    package var id: StationID? {
        switch self {
        case .kitchen: nil
        case .station(let id): id
        }
    }
}

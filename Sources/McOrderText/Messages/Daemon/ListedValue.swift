/// What a list in the configuration holds.
package enum ListedValue: Sendable {
    /// Ids of restaurants.
    case ids
    /// IP addresses and networks.
    case networks
    /// Words of a fixed set.
    case words
}

/// The texts of `mcorder` about restaurants.
package enum RestaurantText: Message {
    /// What a customer can do after joining.
    case joinedNext
    /// The shared folder was found, with this many restaurants.
    case joined(_ path: String, restaurants: Int)
    case favourite(_ name: String)
    case noFavourite
    case nearest(_ name: String, distance: Sentence)

    // MARK: Links to maps

    case map
    case satellite
    case hybrid
    case directions

    package func text(in language: any Texts) -> String { language.text(self) }
}

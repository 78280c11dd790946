/// The id of an entry of the catalogue, such as `garbera` or `coca-cola`. Ids of different kinds of entry are
/// different types.
public struct CatalogueID<Entry>: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

/// A restaurant's id.
public typealias RestaurantID = CatalogueID<Restaurant>
/// A product's id.
public typealias ProductID = CatalogueID<Product>
/// A category's id.
public typealias CategoryID = CatalogueID<Category>
/// The id of a group of options.
public typealias ChoiceGroupID = CatalogueID<ChoiceGroup>
/// The id of a choice, unique among the choices of all groups.
public typealias ChoiceID = CatalogueID<ChoiceGroup.Choice>
/// The id of a restaurant's service.
public typealias ServiceID = CatalogueID<RestaurantService>
/// The id of a station of a kitchen.
public typealias StationID = CatalogueID<Station>
/// The id of an offer.
public typealias OfferID = CatalogueID<Offer>
/// The id of a class of value added tax.
public typealias VATClassID = CatalogueID<TaxTable>

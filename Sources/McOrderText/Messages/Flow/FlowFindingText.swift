package import McOrderModel

/// The guided flow's texts for finding products, and for the device's name.
package enum FlowFindingText: Message {
    case findingHint
    case searchTitle
    case searchHint
    case nothingFound
    case searchWord
    case restaurantHint
    /// The search finds no restaurant. `nearest` is a similar name; `towns` are those of the restaurants.
    case noRestaurant(nearest: String?, towns: [String])
    case allergensTitle
    case leaveOut
    case done
    case without(_ allergens: [Allergen])
    case nameWord
    case nameTitle
    case nameQuestion
    case nameHint
    case underName(_ name: String)
    case keepsName(_ name: String)
    case named(_ name: String)
    case codeWord
    case noRoomForCode

    package func text(in language: any Texts) -> String { language.text(self) }
}

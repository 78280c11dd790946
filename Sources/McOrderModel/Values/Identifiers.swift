/// A restaurant's id in the catalogue, such as `garbera`.
public struct RestaurantID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

/// A product's id in the catalogue, such as `coca-cola`.
public struct ProductID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

/// A category's id in the catalogue, such as `drinks`.
public struct CategoryID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

/// The id of a group of options in the catalogue, such as `milk`.
public struct OptionGroupID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

/// The id of a choice in the catalogue, such as `oat-milk`.
public struct ChoiceID: Hashable, Sendable, CustomStringConvertible {
    /// The id as the catalogue writes it.
    public let description: String

    /// Creates the id.
    public init(_ text: String) {
        description = text
    }
}

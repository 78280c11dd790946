package import McOrderModel

/// What a product says of itself, in a few words.
package enum FactText: Message {
    /// The minimum age of a buyer.
    case minimumAge(_ years: Int)

    package func text(in language: any Texts) -> String {
        switch self {
        case .minimumAge(let years): "\(years)+"
        }
    }
}

extension ProductFacts {
    /// The facts in words.
    package var texts: [FactText] {
        [minimumAge.map { .minimumAge($0) }].compactMap(\.self)
    }
}

/// A unit in which ingredients are measured.
///
/// Source: docs/kitchen-book.md.
package enum BookUnit: String, CaseIterable, Sendable {
    case gram = "g"
    case kilogram = "kg"
    case millilitre = "ml"
    case centilitre = "cl"
    case litre = "l"
    /// Pieces, *unidades*.
    case piece = "ud"

    /// What is measured. Quantities of one kind convert into each other.
    package enum Kind: Hashable, Sendable {
        /// In grams.
        case mass
        /// In millilitres.
        case volume
        /// In pieces.
        case pieces
    }

    package var kind: Kind {
        switch self {
        case .gram, .kilogram: .mass
        case .millilitre, .centilitre, .litre: .volume
        case .piece: .pieces
        }
    }

    /// How many grams, millilitres or pieces it has.
    package var baseUnits: Int {
        switch self {
        case .gram, .millilitre, .piece: 1
        case .centilitre: 10
        case .kilogram, .litre: 1000
        }
    }
}

/// A quantity of an ingredient, in millionths of a gram, of a millilitre or of a piece.
///
/// A quantity is converted and rounded once, when it is made; sums are exact.
package struct BookQuantity: Hashable, Comparable, Sendable {
    /// The largest quantity in both directions: a thousand tonnes, far from where sums would overflow.
    private static let most = 1_000_000_000_000_000

    package let millionths: Int

    package init(millionths: Int) {
        self.millionths = min(max(millionths, -Self.most), Self.most)
    }

    package static let none = BookQuantity(millionths: 0)

    package static func + (left: BookQuantity, right: BookQuantity) -> BookQuantity {
        BookQuantity(millionths: left.millionths + right.millionths)
    }

    package static func - (left: BookQuantity, right: BookQuantity) -> BookQuantity {
        BookQuantity(millionths: left.millionths - right.millionths)
    }

    package static func < (left: BookQuantity, right: BookQuantity) -> Bool {
        left.millionths < right.millionths
    }

    /// So many of it, rounded to a millionth; half a millionth away from zero.
    package func times(thousandths: Int) -> BookQuantity {
        let (product, isTooLarge) = millionths.multipliedReportingOverflow(by: thousandths)
        guard !isTooLarge else { return BookQuantity(millionths: millionths < 0 ? -Self.most : Self.most) }
        return BookQuantity(millionths: Self.rounded(product, 1000))
    }

    static func rounded(_ number: Int, _ divisor: Int) -> Int {
        (number + (number < 0 ? -divisor : divisor) / 2) / divisor
    }
}

/// What converts quantities of one ingredient of different kinds.
package struct Conversion: Hashable, Sendable {
    /// The unit in which the ingredient is kept.
    package let unit: BookUnit
    package let gramsPerPiece: BookNumber?
    package let gramsPerLitre: BookNumber?

    package init(unit: BookUnit, gramsPerPiece: BookNumber? = nil, gramsPerLitre: BookNumber? = nil) {
        (self.unit, self.gramsPerPiece, self.gramsPerLitre) = (unit, gramsPerPiece, gramsPerLitre)
    }

    /// An amount in another unit as a quantity of the ingredient; `nil` if nothing says how to convert it.
    package func quantity(_ amount: BookNumber, _ other: BookUnit) -> BookQuantity? {
        // Millionths of a gram, of a millilitre or of a piece.
        let own = amount.thousandths * 1000 * other.baseUnits
        if other.kind == unit.kind { return BookQuantity(millionths: own) }
        guard let grams = grams(own, other.kind) else { return nil }
        switch unit.kind {
        case .mass: return BookQuantity(millionths: grams)
        case .volume: return divide(grams, gramsPerLitre, by: 1000)
        case .pieces: return divide(grams, gramsPerPiece, by: 1)
        }
    }

    /// Millionths of a gram.
    private func grams(_ millionths: Int, _ kind: BookUnit.Kind) -> Int? {
        switch kind {
        case .mass: millionths
        case .volume: gramsPerLitre.flatMap { Self.product(millionths, $0.thousandths, by: 1_000_000) }
        case .pieces: gramsPerPiece.flatMap { Self.product(millionths, $0.thousandths, by: 1000) }
        }
    }

    private func divide(_ grams: Int, _ perUnit: BookNumber?, by units: Int) -> BookQuantity? {
        guard let perUnit, perUnit.thousandths > 0 else { return nil }
        return Self.product(grams, 1000 * units, by: perUnit.thousandths).map { BookQuantity(millionths: $0) }
    }

    /// A product divided and rounded once; `nil` if it is too large for anything in a kitchen.
    private static func product(_ number: Int, _ factor: Int, by divisor: Int) -> Int? {
        let wide = number.multipliedFullWidth(by: factor)
        let isNegative = wide.high < 0
        let magnitude = number.magnitude.multipliedFullWidth(by: factor.magnitude)
        guard magnitude.high < divisor.magnitude else { return nil }
        let half = divisor.magnitude / 2
        let (low, carry) = magnitude.low.addingReportingOverflow(half)
        let high = magnitude.high + (carry ? 1 : 0)
        guard high < divisor.magnitude else { return nil }
        let quotient = divisor.magnitude.dividingFullWidth((high, low)).quotient
        guard let whole = Int(exactly: quotient) else { return nil }
        return isNegative ? -whole : whole
    }
}

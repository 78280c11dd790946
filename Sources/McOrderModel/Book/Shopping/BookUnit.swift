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

    /// So many of it.
    package func times(_ count: Int) -> BookQuantity {
        let product = Int128(millionths) * Int128(count)
        return BookQuantity(millionths: Int(min(max(product, Int128(-Self.most)), Int128(Self.most))))
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

    /// An amount in another unit as a quantity of the ingredient, rounded once; `nil` if nothing says how to
    /// convert it, or if it is too large for anything in a kitchen.
    package func quantity(_ amount: BookNumber, _ other: BookUnit) -> BookQuantity? {
        guard let ratio = ratio(from: other) else { return nil }
        return Self.rounded(Int128(amount.thousandths) * 1000 * ratio.numerator, ratio.denominator)
    }

    /// How many of the ingredient's grams, millilitres or pieces another unit has, as a fraction that need not
    /// be reduced; `nil` if nothing says how to convert it.
    func ratio(from other: BookUnit) -> (numerator: Int128, denominator: Int128)? {
        let base = Int128(other.baseUnits)
        if other.kind == unit.kind { return (base, 1) }
        guard let from = grams(of: other.kind), let to = grams(of: unit.kind), to.grams > 0 else {
            return nil
        }
        return (base * from.grams * to.each, from.each * to.grams)
    }

    /// The grams, or parts of a gram, of so many grams, millilitres or pieces.
    private func grams(of kind: BookUnit.Kind) -> (grams: Int128, each: Int128)? {
        switch kind {
        case .mass: (1, 1)
        case .volume: gramsPerLitre.map { (Int128($0.thousandths), 1_000_000) }
        case .pieces: gramsPerPiece.map { (Int128($0.thousandths), 1000) }
        }
    }

    /// Half a millionth is rounded away from zero.
    static func rounded(_ millionths: Int128, _ divisor: Int128) -> BookQuantity? {
        let whole = (millionths + (millionths < 0 ? -divisor : divisor) / 2) / divisor
        return Int(exactly: whole).map { BookQuantity(millionths: $0) }
    }
}

/// A rate of value added tax: hundredths of a percent, or exempt.
public struct VATRate: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The rate in hundredths of a percent, from 0 to 10000; `nil` if the sale is exempt.
    package let hundredths: Int?

    package init(hundredths: Int?) {
        self.hundredths = hundredths
    }

    /// Reads `10`, `5.5`, `0.25` or `exempt`; `nil` for any other text.
    package init?(_ text: String) {
        if text == "exempt" {
            hundredths = nil
            return
        }
        guard let rate = Money(text.utf8.contains(UInt8(ascii: ".")) ? text : "\(text).0"),
            rate.cents <= 10_000
        else { return nil }
        hundredths = rate.cents
    }

    /// The rate in percent without superfluous decimals, or `exempt`.
    public var description: String {
        guard let hundredths else { return "exempt" }
        let text = Money(cents: hundredths).decimalText
        return String(
            text.hasSuffix(".00") ? text.dropLast(3) : text.hasSuffix("0") ? text.dropLast() : text[...]
        )
    }

    /// The tax that a price contains, rounded half up to a cent.
    package func tax(in gross: Money) -> Money {
        guard let hundredths else { return .zero }
        let (amount, whole) = (gross.cents.magnitude, UInt(10_000 + hundredths))
        let tax = Int((amount * UInt(hundredths) * 2 + whole) / (whole * 2))
        return Money(cents: gross.cents < 0 ? -tax : tax)
    }

    /// Whether the left rate is the lower one; exempt comes first.
    public static func < (left: VATRate, right: VATRate) -> Bool {
        (left.hundredths ?? -1) < (right.hundredths ?? -1)
    }
}

/// Where a customer eats, as far as it decides the rate of value added tax.
public enum VATPlace: String, CaseIterable, Sendable {
    /// In the restaurant.
    case here
    /// Elsewhere.
    case toGo = "to-go"
}

/// The rates of one class of products.
public struct VATRates: Hashable, Sendable {
    /// The rate for what is eaten in the restaurant.
    public let here: VATRate
    /// The rate for what is taken away.
    public let toGo: VATRate

    package subscript(_ place: VATPlace) -> VATRate {
        switch place {
        case .here: here
        case .toGo: toGo
        }
    }
}

/// The value added tax of a company: its name, and the dated rates of each class of products.
///
/// Source: format.md, *VAT*.
public struct TaxTable: Hashable, Sendable {
    /// The rates of a class from a day on.
    public struct Period: Hashable, Sendable {
        /// The first day.
        public let from: CivilDay
        /// The rates.
        public let rates: VATRates
    }

    /// The name of the tax, such as `IVA`.
    public let name: String
    /// The periods of each class, ascending; never empty.
    public let classes: [VATClassID: [Period]]

    /// The rates of a class on a day. Before the first period its rates apply.
    package func rates(of id: VATClassID, on day: CivilDay) -> VATRates? {
        guard let periods = classes[id] else { return nil }
        return (periods.last { $0.from <= day } ?? periods.first)?.rates
    }
}

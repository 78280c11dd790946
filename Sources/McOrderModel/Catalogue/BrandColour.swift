import Foundation

/// A company's colour on the customers' pages.
///
/// Text on it can be read, whatever the colour: black or white always has a contrast of at least 4.5. Source:
/// WCAG 2.2, 1.4.3.
public struct BrandColour: Hashable, Sendable {
    /// Red, green and blue, each 0 to 255.
    package let channels: [UInt8]

    /// Reads `#RRGGBB`; `nil` for anything else.
    package init?(_ text: String) {
        let digits = text.utf8.dropFirst().compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard text.hasPrefix("#"), text.utf8.count == 7, digits.count == 6 else { return nil }
        channels = stride(from: 0, to: 6, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }

    private init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
        channels = [red, green, blue]
    }

    package static let black = BrandColour(0, 0, 0)
    package static let white = BrandColour(255, 255, 255)
    /// The pages' `--surface` where the system is dark.
    package static let darkSurface = BrandColour(0x1E, 0x1C, 0x19)

    /// `#rrggbb`, in lower case.
    public var text: String {
        "#" + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// The colour of text on this one: black or white, whichever has the higher contrast.
    package var textOnIt: BrandColour {
        contrast(with: .black) >= contrast(with: .white) ? .black : .white
    }

    /// This colour in another one.
    ///
    /// - Parameter share: the part of this colour, 0 to 1.
    package func mixed(into other: BrandColour, share: Double) -> BrandColour {
        let mixed = zip(channels, other.channels).map { own, other in
            UInt8((Double(own) * share + Double(other) * (1 - share)).rounded())
        }
        return BrandColour(mixed[0], mixed[1], mixed[2])
    }

    /// The contrast with another colour, 1 to 21. Source: WCAG 2.2, *contrast ratio*.
    package func contrast(with other: BrandColour) -> Double {
        let (one, other) = (luminance + 0.05, other.luminance + 0.05)
        return max(one, other) / min(one, other)
    }

    /// The relative luminance, 0 to 1. Source: WCAG 2.2, *relative luminance*.
    private var luminance: Double {
        let linear = channels.map { channel in
            let share = Double(channel) / 255
            return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
        }
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }
}

/// What a kind of printer can do. Source: docs/printing.md, *Profiles*.
package enum PrinterProfile: String, CaseIterable, Sendable {
    /// Epson TM-T20III, and others that know ESC/POS in full.
    case epson
    /// Star TSP600 in ESC/POS mode.
    case star
    /// Anything else, such as a printer of 58 mm without a name: it understands text, pictures and little
    /// more.
    case generic

    /// How a printer says that a ticket is on paper.
    package enum Confirmation: Sendable {
        /// `GS ( H`: with the number of the job.
        case process
        /// `GS r`: the state of the paper, in turn.
        case sensor
    }

    package var confirmation: Confirmation? {
        switch self {
        case .epson: .process
        case .star: .sensor
        case .generic: nil
        }
    }

    /// Whether all text is drawn, because the printer's code pages are not known.
    package var drawsText: Bool { self == .generic }

    /// Feeds the paper to the knife and cuts it.
    var cut: [UInt8] { self == .generic ? [0x1D, 0x56, 1] : [0x1D, 0x56, 66, 0] }

    var buzzer: [UInt8] {
        switch self {
        // The buzzer of a drawer's connector, twice.
        case .epson: [0x1B, 0x28, 0x41, 5, 0, 97, 100, 1, 2, 2]
        case .star: [0x1B, 0x07, 0x14, 0x14]
        case .generic: [0x1B, 0x42, 2, 2]
        }
    }
}

package import McOrderModel

/// A printer of the configuration. Source: docs/printing.md, *Settings*.
package struct PrinterSettings: Hashable, Sendable {
    package enum Address: Hashable, Sendable {
        case network(host: String, port: Int)
        /// The path of a device, such as `/dev/usb/lp0`.
        case device(String)
        /// A command and its arguments, which reads the ticket.
        case command([String])

        package static let port = 9100

        /// Reads `10.0.0.7`, `10.0.0.7:9100`, `[fe80::1]:9100`, `/dev/usb/lp0` or `lp -d kitchen -o raw`;
        /// `nil` for another text.
        package init?(_ text: String) {
            let words = text.split(separator: " ").map(String.init)
            guard let first = words.first else { return nil }
            if words.count > 1 {
                self = .command(words)
            } else if first.hasPrefix("/dev/") {
                self = .device(first)
            } else if first.hasPrefix("/") {
                self = .command(words)
            } else {
                guard let (host, port) = Self.network(first) else { return nil }
                self = .network(host: host, port: port)
            }
        }

        private static func network(_ text: String) -> (String, Int)? {
            var rest = text[...]
            if rest.hasPrefix("tcp://") { rest = rest.dropFirst(6) }
            if rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
                let host = rest[rest.index(after: rest.startIndex)..<end]
                let tail = rest[rest.index(after: end)...]
                if tail.isEmpty { return (String(host), port) }
                guard tail.first == ":", let port = Self.port(tail.dropFirst()) else { return nil }
                return (String(host), port)
            }
            let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
            switch parts.count {
            case 1 where !rest.isEmpty: return (String(rest), port)
            case 2 where !parts[0].isEmpty: return Self.port(parts[1]).map { (String(parts[0]), $0) }
            case 3...: return (String(rest), port)
            default: return nil
            }
        }

        private static func port(_ text: Substring) -> Int? {
            Int(text).flatMap { (1...65_535).contains($0) ? $0 : nil }
        }

        /// Whether the printer can answer.
        package var hasBackChannel: Bool {
            switch self {
            case .network, .device: true
            case .command: false
            }
        }
    }

    package var id: PrinterID
    package var address: Address
    /// The restaurant whose orders it prints; `nil` for all.
    package var restaurant: RestaurantID?
    /// The stations whose lines it prints for the kitchen; empty for all.
    package var stations: [StationID] = []
    package var prints: Set<PrinterTask> = [.kitchen]
    /// The width of the paper in millimetres: 58 or 80.
    package var width = 80
    package var profile = PrinterProfile.generic
    package var copies = 1
    package var cuts = true
    /// Whether a drawer with money is connected to it.
    package var hasDrawer = false
    package var buzzes = false
    /// Whether the connection is kept, so that trouble is known at once.
    package var isExclusive = false
    /// Whether all text is drawn; `nil` for what the profile says.
    package var drawsText: Bool?
    package var fallback: PrinterID?

    package init(id: PrinterID, address: Address) {
        self.id = id
        self.address = address
    }

    /// The columns of normal text on the paper.
    package var columns: Int { width == 58 ? 32 : 48 }

    /// How the printer says that a ticket is on paper; `nil` if it cannot.
    package var confirmation: PrinterProfile.Confirmation? {
        address.hasBackChannel ? profile.confirmation : nil
    }

    /// Whether it answers questions about its state.
    package var answers: Bool { confirmation != nil }

    /// The printer as the queue stores it.
    package var record: PrinterRecord {
        PrinterRecord(
            id: id,
            restaurant: restaurant,
            tasks: prints,
            confirms: confirmation != nil,
            hasDrawer: hasDrawer
        )
    }
}

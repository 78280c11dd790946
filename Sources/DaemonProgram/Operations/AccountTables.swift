import Glibc
import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue
import McOrderText
import Synchronization
import SystemPackage

/// The collected orders of a period as tables for an accountant: one file for each kind of row, amounts with
/// a point and two decimals. The columns are a contract. Source: docs/close.md.
final class AccountTables: Sendable {
    private enum Kind: String, CaseIterable {
        case orders, lines, tax, payments, reductions, closes

        var columns: [String] {
            let order = ["order", "restaurant", "businessDay", "code"]
            return switch self {
            case .orders:
                order + ["collectedAt", "receivedAt", "service", "payment", "close", "net", "tax", "gross"]
            case .lines: order + ["line", "text", "gross"]
            case .tax: order + ["service", "rate", "net", "tax", "gross"]
            case .payments: order + ["payment", "gross", "collectedAt", "by"]
            case .reductions: order + ["offer", "saved"]
            case .closes:
                [
                    "restaurant", "number", "businessDay", "from", "to", "by", "orders", "gross",
                    "corrections",
                    "running", "register", "difference", "hash",
                ]
            }
        }
    }

    private let restaurants: [RestaurantID: KnownRestaurant]
    private let files: [Kind: (path: String, file: FileDescriptor)]
    private let orders = Mutex(0)

    /// Creates the files in a folder, which is created if it is absent. Files are never replaced.
    private init(_ restaurants: [KnownRestaurant], in folder: String) throws {
        self.restaurants = Dictionary(restaurants.map { ($0.id, $0) }, uniquingKeysWith: { $1 })
        _ = try Directory.create(folder, mode: 0o750, parents: 0o750)
        var files: [Kind: (path: String, file: FileDescriptor)] = [:]
        do {
            for kind in Kind.allCases {
                let path = "\(folder)/\(kind.rawValue).csv"
                files[kind] = (path, try Self.create(path))
            }
        } catch {
            for (path, _) in files.values { unlink(path) }
            throw error
        }
        self.files = files
    }

    private static func create(_ path: String) throws -> FileDescriptor {
        do {
            return try FileDescriptor.open(
                path,
                .writeOnly,
                options: [.create, .exclusiveCreate, .closeOnExec],
                permissions: [.ownerReadWrite, .groupRead]
            )
        } catch let errno as Errno {
            let error = FileError(operation: "open", path: path, errno: errno)
            if error.isTaken {
                throw CommandError(.cannotCreate, OperationsText.tableExists(HarmlessText.clean(path)))
            }
            throw error
        }
    }

    /// Writes the tables. After an error none of them is left.
    ///
    /// - Returns: the number of orders.
    static func write(
        of period: Range<Timestamp>,
        _ restaurants: [KnownRestaurant],
        from view: QueueView,
        to folder: String
    ) async throws -> Int {
        let tables = try AccountTables(restaurants, in: folder)
        do {
            for kind in Kind.allCases { try tables.add(CSVText.mark + CSVText.line(kind.columns), to: kind) }
            try await view.collectedOrders(in: period) { try tables.add($0) }
            for restaurant in restaurants {
                for close in try await view.storedCloses(of: restaurant.id, in: period) {
                    guard let close = CloseRecord(close) else {
                        throw QueueError.database(cause: "unreadable close")
                    }
                    try tables.add(close, of: restaurant)
                }
            }
            for (_, file) in tables.files.values { try file.close() }
            return tables.orders.withLock { $0 }
        } catch {
            for (path, _) in tables.files.values { unlink(path) }
            throw error
        }
    }

    private func add(_ text: String, to kind: Kind) throws {
        guard let (path, file) = files[kind] else { return }
        do {
            try file.writeAll(Array(text.utf8))
        } catch let errno as Errno {
            throw FileError(operation: "write", path: path, errno: errno)
        }
    }

    private func add(_ row: [String], to kind: Kind) throws {
        try add(CSVText.line(row.map(Self.cell)), to: kind)
    }

    private func add(_ collected: CollectedOrder) throws {
        let (order, figures) = (collected.order, collected.figures)
        let restaurant = restaurants[order.restaurantID]
        let day = restaurant.map { "\($0.days.day(of: collected.at))" } ?? ""
        let head = ["\(order.id)", order.restaurant, day, order.code]
        let service = order.details.service?.name ?? ""
        let at = Self.moment(collected.at, restaurant)
        // An order can be paid ahead in part.
        let paid = figures.paid.sorted { $0.key < $1.key }
        let taxes = figures.sortedTaxes
        let (net, tax) = (taxes.map(\.value.net).total(), taxes.map(\.value.tax).total())
        let close = collected.close.map { "\($0)" } ?? ""
        var row =
            head + [
                at, Self.moment(order.receivedAt, restaurant), service,
                paid.map(\.key).joined(separator: "+"), close,
            ]
        row += taxes.isEmpty ? ["", ""] : [net.decimalText, tax.decimalText]
        row.append(order.total.decimalText)
        try add(row, to: .orders)
        for line in order.keptLines {
            try add(head + ["\(line.id)", line.text, line.price.decimalText], to: .lines)
        }
        for (key, value) in taxes {
            let amounts = [value.net, value.tax, value.gross].map(\.decimalText)
            try add(head + [key.service, "\(key.rate)"] + amounts, to: .tax)
        }
        for (kind, tally) in paid {
            try add(head + [kind, tally.money.decimalText, at, collected.by], to: .payments)
        }
        for offer in order.details.offers {
            try add(head + [offer.name, offer.saved.decimalText], to: .reductions)
        }
        orders.withLock { $0 += 1 }
    }

    private func add(_ record: CloseRecord, of restaurant: KnownRestaurant) throws {
        let close = record.close
        // Below zero, as the close prints them.
        let corrections = Money(cents: -close.corrections.map(\.money).total().cents)
        let row = [
            restaurant.name, close.number.map { "\($0)" } ?? "", "\(close.day)",
            close.from.map { Self.moment($0, restaurant) } ?? "", Self.moment(close.to, restaurant),
            close.by ?? "", "\(close.figures.orders.count)", close.takings.decimalText,
            corrections.decimalText, close.running.decimalText, record.register?.decimalText ?? "",
            record.difference?.decimalText ?? "", record.hash ?? "",
        ]
        try add(row, to: .closes)
    }

    /// Date and time of day at the restaurant, as spreadsheet programs read them.
    private static func moment(_ instant: Timestamp, _ restaurant: KnownRestaurant?) -> String {
        guard let time = restaurant?.zone.civilTime(at: instant) else { return instant.description }
        return "\(CivilDay(time)) \(time.clockText)"
    }

    /// A text that a spreadsheet program does not take for a formula. Amounts are numbers, also below zero.
    private static func cell(_ text: String) -> String {
        guard let first = text.first, "=+-@\t\r".contains(first) else { return text }
        return first == "-" && text.dropFirst().allSatisfy { $0.isNumber || $0 == "." } ? text : "'\(text)"
    }
}

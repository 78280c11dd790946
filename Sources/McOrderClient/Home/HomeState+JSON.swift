extension HomeState {
    /// The format of a home without a key.
    private static let legacyFormat = 1
    /// The format of a home with a key, and of a home whose device moved away. Programs that cannot sign
    /// refuse it.
    private static let keyedFormat = 2
    /// The format of a home that has sealed something. Programs that cannot seal refuse it: they would send
    /// it for everybody to read.
    private static let sealedFormat = 3

    /// The bytes of `home.json` after the device moved to another home.
    static let movedJSON = JSONWriter.document(["format": keyedFormat, "moved": JSONValue.bool(true)])

    /// The bytes of `home.json`.
    var json: [UInt8] {
        JSONWriter.document(value)
    }

    /// The value of `home.json`.
    var value: JSONValue {
        let device = JSONValue.object([
            JSONValue.Member("name", .string(device.name)),
            JSONValue.Member("udid", .string(device.id.description)),
            JSONValue.Member("isNamed", .bool(isNamed)),
        ])
        let isSealed = orders.contains { $0.sealed != nil } || signedNotices.contains { $0.sealed != nil }
        let keyed = self.device.id.isKeyed ? Self.keyedFormat : Self.legacyFormat
        return .object(
            [
                JSONValue.Member("format", .integer(isSealed ? Self.sealedFormat : keyed)),
                JSONValue.Member("device", device),
                JSONValue.Member("nextNumber", .optional(nextNumber?.description)),
                JSONValue.Member("cloud", .optional(cloud)),
                JSONValue.Member("favourite", .optional(favourite?.description)),
                JSONValue.Member("avoided", .array(avoided.map(\.rawValue).sorted().map(JSONValue.string))),
                JSONValue.Member("ticket", .array(ticket.items.map(\.stored))),
                JSONValue.Member("pendingOrder", pendingOrder?.stored ?? .null),
                JSONValue.Member("lastOrder", lastOrder?.stored ?? .null),
                JSONValue.Member("earlierOrders", .array(earlierOrders.map(\.stored))),
                JSONValue.Member("notices", .array(notices.map(stored))),
            ] + further
        )
    }

    /// The members that a home without a house does not have.
    private var further: [JSONValue.Member] {
        JSONValue.present([
            ("houses", houses.isEmpty ? nil : .array(houses.map(\.stored))),
            ("receiptSerials", receiptSerials.isEmpty ? nil : .array(receiptSerials.map(\.stored))),
        ])
    }

    private func stored(_ notice: Notice) -> JSONValue {
        let file = signedNotices.first { $0.notice == notice }
        return notice.value.followed(by: file?.stored ?? [:])
    }

    /// Why the bytes of `home.json` are not accepted.
    enum FormatError: Error, Hashable {
        /// A newer version of the program wrote them.
        case newerFormat(Int)
        /// The bytes are not as this program writes them; `place` is the path of the error.
        case damaged(place: String)
        /// The device moved to another home.
        case moved
    }

    /// Reads the bytes that ``json`` wrote.
    init(json bytes: [UInt8]) throws(FormatError) {
        guard let root = try? JSONReader.read(bytes, depth: 8).value else { throw .damaged(place: "") }
        guard let format = root.member("format")?.integer, format >= Self.legacyFormat else {
            throw .damaged(place: ".format")
        }
        guard format <= Self.sealedFormat else { throw .newerFormat(format) }
        if root.member("moved") == .bool(true) { throw .moved }
        do {
            try self.init(StoredValue(root))
        } catch {
            throw .damaged(place: error.place)
        }
    }

    private init(_ root: StoredValue) throws(StoredValue.Damage) {
        let device = try root.member("device")
        let name = try device.member("name").text()
        guard Device.allows(name: name) else { throw StoredValue.Damage(place: ".device.name") }
        let id = try device.member("udid").parsed { DeviceID($0) }
        self.init(device: Device(name: name, id: id))
        // A home of an earlier version lacks this member.
        if case .bool(true) = device.value.member("isNamed") { isNamed = true }
        nextNumber = try root.member("nextNumber").optional()?.parsed { OrderNumber($0) }
        cloud = try root.member("cloud").optional()?.text()
        favourite = try root.member("favourite").optional()?.parsed { RestaurantID($0) }
        for element in try root.elements(ofNewer: "avoided") {
            avoided.insert(try element.parsed { Allergen(rawValue: $0) })
        }
        let items = try root.member("ticket").elements().map(TicketItem.init(restoring:))
        guard let restored = try? Ticket(items) else { throw StoredValue.Damage(place: ".ticket") }
        ticket = restored
        pendingOrder = try root.member("pendingOrder").optional().map(PlacedOrder.init(restoring:))
        lastOrder = try root.member("lastOrder").optional().map(PlacedOrder.init(restoring:))
        earlierOrders = try root.elements(ofNewer: "earlierOrders").map(PlacedOrder.init(restoring:))
        for element in try root.elements(ofNewer: "notices") {
            guard let notice = try? Notice(element.value) else { throw element.damage }
            notices.append(notice)
            if let file = try NoticeFile(restoring: element, of: notice) { signedNotices.append(file) }
        }
        houses = try root.elements(ofNewer: "houses").map(KnownHouse.init(restoring:))
        receiptSerials = try root.elements(ofNewer: "receiptSerials").map(ReceiptSerial.init(restoring:))
        // A number that is used again would make the restaurant take the new order for the old one.
        let taken = orders.filter { $0.order.device == id }.map(\.number)
        if let nextNumber, !taken.allSatisfy({ $0 < nextNumber }) {
            throw StoredValue.Damage(place: ".nextNumber")
        }
    }
}

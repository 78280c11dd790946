import McOrderClient
import McOrderFiles
import McOrderModel

/// What opens one order on any phone: the key that cancels and announces it, what the answers about it are
/// compared with, and what was ordered. The link to the order's page has it, encrypted, behind `#`.
struct Capability {
    /// Equal lines of the order.
    struct Line {
        let name: String
        let count: Int
        /// What they cost together.
        let amount: Money
        /// The allergens of one; `nil` if any are not known.
        let allergens: AllergenSet?
    }

    let key: SigningKey
    private let secret: [UInt8]
    let restaurant: RestaurantID
    let sent: SentOrder
    let placedAt: Timestamp
    let total: Money
    let lines: [Line]
    let name: String
    let comment: String
    let service: ServiceID?
    let table: String?

    /// - Parameters:
    ///   - sealed: what is sent instead of the order's own file.
    ///   - token: the browser's, from which the key follows.
    init(
        _ file: SignedOrderFile,
        sealed: SealedCopy?,
        _ ticket: PricedTicket,
        by token: BrowserToken,
        at now: Timestamp
    ) {
        let order = file.order
        key = token.key
        secret = token.bytes
        restaurant = ticket.restaurant.id
        sent = file.sent(as: sealed)
        placedAt = now
        total = order.total
        lines = Self.lines(order, ticket)
        name = order.deviceName
        comment = order.fullComment
        service = order.terms.service
        table = order.terms.table
    }

    private static func lines(_ order: Order, _ ticket: PricedTicket) -> [Line] {
        var lines: [Line] = []
        for (line, priced) in zip(order.lines, ticket.quote.lines) {
            let allergens = priced.content?.knownAllergens
            if let last = lines.last, last.name == line.name, last.allergens == allergens {
                lines[lines.count - 1] = Line(
                    name: last.name,
                    count: last.count + 1,
                    amount: [last.amount, line.price].total(),
                    allergens: allergens
                )
            } else {
                lines.append(Line(name: line.name, count: 1, amount: line.price, allergens: allergens))
            }
        }
        return lines
    }

    /// The device and the number.
    var identity: OrderIdentity { sent.identity }

    /// The name of the file in the folder.
    var fileName: FileName {
        StorefrontFile.name(ofOrderWith: sent.file.name, isSealed: sent.sealed != nil)
    }

    var json: JSONValue {
        let lines: [JSONValue] = lines.map { line in
            .array([
                .string(line.name), line.count.json, line.amount.cents.json,
                line.allergens.map { Int($0.rawValue).json } ?? .null,
            ])
        }
        return [
            "s": Base64URL.text(secret), "n": identity.number, "r": restaurant, "c": sent.content,
            "f": sent.file.name, "g": sent.file.tagged, "t": placedAt.milliseconds.json,
            "x": total.cents.json,
            "e": sent.sealed?.secret.text, "p": sent.sealed?.document,
            "l": JSONValue.array(lines), "d": name, "m": comment, "v": service, "b": table,
        ]
    }

    /// Reads what ``json`` wrote; `nil` for any other value.
    init?(_ value: JSONValue) {
        func hash(_ name: String) -> ContentHash? {
            value.member(name)?.text.flatMap { ContentHash(hexadecimal: $0) }
        }
        guard let secret = value.member("s")?.text.flatMap({ Base64URL.bytes($0) }),
            let number = value.member("n")?.text.flatMap({ OrderNumber($0) }),
            let restaurant = value.member("r")?.text, let content = hash("c"), let file = hash("f"),
            let tagged = hash("g"), let placedAt = value.member("t")?.integer,
            let total = value.member("x")?.integer,
            let lines = value.member("l")?.elements?.mapOrNil({ Line($0) }),
            let name = value.member("d")?.text, let comment = value.member("m")?.text
        else { return nil }
        self.secret = secret
        key = SigningKey(browser: secret)
        self.restaurant = RestaurantID(restaurant)
        sent = SentOrder(
            identity: OrderIdentity(device: DeviceID(key.publicKey), number: number),
            content: content,
            file: SentFile(name: file, tagged: tagged),
            sealed: value.member("e")?.text.flatMap { ReceiptSecret($0) }.flatMap { secret in
                hash("p").map { SealedAnswer(secret: secret, document: $0) }
            }
        )
        self.placedAt = Timestamp(milliseconds: Int64(placedAt))
        self.total = Money(cents: total)
        self.lines = lines
        self.name = name
        self.comment = comment
        service = value.member("v")?.text.map { ServiceID($0) }
        table = value.member("b")?.text
    }
}

extension Capability.Line {
    fileprivate init?(_ value: JSONValue) {
        guard let members = value.elements, members.count == 4, let name = members[0].text,
            let count = members[1].integer, let cents = members[2].integer
        else { return nil }
        self.init(
            name: name,
            count: count,
            amount: Money(cents: cents),
            allergens: members[3].integer.flatMap { UInt16(exactly: $0) }.map { AllergenSet(rawValue: $0) }
        )
    }
}

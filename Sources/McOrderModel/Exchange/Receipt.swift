/// The restaurant's answer about one order or file. Source: format.md, *Receipt*.
public struct Receipt: Hashable, Sendable {
    /// The order's state, or that its file was rejected.
    public enum Status: Hashable, Sendable {
        /// The order is in the restaurant's queue.
        case order(OrderState)
        /// The file was rejected.
        case rejected(Reason)
    }

    /// Why a file was rejected or an order cancelled.
    public struct Reason: Hashable, Sendable {
        /// The reason's code: one of ``RejectionReason``, or one that only a newer version of the program
        /// knows.
        public let code: String
        /// The restaurant's sentence about the reason.
        public let message: String
        /// For a rejection whose cause is temporary: the products that are missing, and when the cause ends.
        public let detail: ReasonDetail

        package init(code: String, message: String, detail: ReasonDetail = .none) {
            self.code = code
            self.message = message
            self.detail = detail
        }

        fileprivate var json: JSONValue {
            let words: JSONValue = ["code": code, "message": message]
            return words.followed(by: detail.json)
        }
    }

    /// The order number; `nil` if the rejected file had none that could be read.
    public let number: OrderNumber?
    /// The code that the customer says at the counter; `nil` where ``number`` is.
    public let code: OrderCode?
    /// The restaurant's name.
    public let restaurant: String?
    /// The order's state, or that its file was rejected.
    public let status: Status
    /// What the restaurant charges for the order.
    public let total: Money?
    /// The sum that the customer was shown.
    public let shownTotal: Money?
    /// Why the order was cancelled or the file rejected, if it was.
    public let reason: Reason?
    /// When ``status`` last changed.
    public let updatedAt: Timestamp
    /// The answer to the customer's last notice, if there was one. The key is optional, and readers of
    /// earlier versions ignore it.
    public let notice: NoticeAnswer?

    /// The ``Order/contentHash`` of the answered order, or the content hash of the answered notice; `nil`
    /// where that is not known, and in receipts of version 0.1.0.
    package let content: ContentHash?
    /// The hash of the answered file, where ``content`` is not known.
    package let file: ContentHash?
    /// The order's revision, if the queue is on a server. It shows which of two receipts is the later one.
    package let revision: Int?
    /// Whether the kitchen begins the order only when its customer is there. The key is optional, and readers
    /// of earlier versions ignore it. Source: docs/storefront.md, *Presence*.
    public let waits: Bool
    /// When the order will be ready, while the kitchen has it. It moves only if that cannot be kept. The key
    /// is optional, and readers of earlier versions ignore it.
    public let readyAt: Timestamp?

    /// What became of the payment of an order that is paid ahead. The key is optional, only sealed receipts
    /// have it, and readers of earlier versions ignore it.
    public package(set) var pay: PayAnswer?

    package init(
        identity: OrderIdentity?,
        restaurant: String?,
        status: Status,
        total: Money?,
        shownTotal: Money?,
        reason: Reason?,
        updatedAt: Timestamp,
        notice: NoticeAnswer? = nil,
        content: ContentHash? = nil,
        file: ContentHash? = nil,
        revision: Int? = nil,
        waits: Bool = false,
        readyAt: Timestamp? = nil,
        pay: PayAnswer? = nil
    ) {
        number = identity?.number
        code = identity?.code
        self.restaurant = restaurant
        self.status = status
        self.total = total
        self.shownTotal = shownTotal
        if case .rejected(let refusal) = status {
            self.reason = refusal
        } else {
            self.reason = reason
        }
        self.updatedAt = updatedAt
        self.notice = notice
        self.content = content
        self.file = file
        self.revision = revision
        self.waits = waits
        self.readyAt = readyAt
        self.pay = pay
    }

    /// The largest receipt file that is read, in bytes.
    package static let sizeLimit = 65_536
    private static let format = 1
    private static let rejected = "rejected"

    /// The name of an accepted order's receipt file.
    package static func fileName(of identity: OrderIdentity) -> String {
        "\(ContentHash(of: "\(identity.device):\(identity.number)")).json"
    }

    /// The name of a rejected file's receipt file.
    package static func fileName(ofFileWith hash: ContentHash) -> String {
        "\(hash).json"
    }

    /// Whether the restaurant will send no further answer.
    package var isFinal: Bool {
        switch status {
        case .order(let state): !state.isOpen
        case .rejected: true
        }
    }

    /// Whether the receipt replaces every file of the same name, as an order's receipt does on one machine.
    package var replacesEvery: Bool {
        if case .order = status { revision == nil } else { false }
    }

    /// Whether the receipt may replace a file of the same name. An order's receipt is kept when a file is
    /// refused, and so is a later receipt, which comes from a daemon that took over.
    ///
    /// - Parameters:
    ///   - file: the bytes of the file.
    ///   - replacesLater: whether later receipts are replaced too, as when all are written again: after a
    ///     restore they come from changes that no longer exist.
    package func mayReplace(_ file: [UInt8], replacesLater: Bool) -> Bool {
        if replacesEvery { return true }
        if case .order = status, replacesLater { return true }
        guard let found = Receipt(json: file) else { return true }
        return switch (status, found.status) {
        case (.rejected, .order): false
        case (.order, .order): revision ?? 0 >= found.revision ?? 0
        case (.rejected, .rejected), (.order, .rejected): true
        }
    }

    /// The bytes of the receipt's file.
    package var json: [UInt8] {
        JSONWriter.document(value)
    }

    /// The receipt as JSON.
    package var value: JSONValue {
        let state =
            switch status {
            case .order(let state): state.rawValue
            case .rejected: Self.rejected
            }
        // Not a literal of plain values, whose conversion is a measurable part of the time to write receipts.
        return .object(
            JSONValue.present([
                ("format", Self.format.json), ("number", number?.json ?? .null),
                ("code", code?.json ?? .null), ("restaurant", restaurant?.json ?? .null),
                ("state", .string(state)),
                ("totalCents", total?.cents.json ?? .null),
                ("shownTotalCents", shownTotal?.cents.json ?? .null), ("reason", reason?.json ?? .null),
                ("updatedAt", updatedAt.json), ("content", content?.json), ("file", file?.json),
                ("notice", notice?.value), ("revision", revision?.json),
                ("waits", waits ? .bool(true) : nil), ("readyAt", readyAt?.json),
                ("pay", pay?.json),
            ])
        )
    }

    /// Reads a receipt. Unknown keys are ignored.
    ///
    /// - Returns: `nil` if the bytes are not a receipt of a format that this program knows.
    package init?(json bytes: [UInt8]) {
        // Bytes that are not JSON are not a receipt.
        guard let value = try? JSONReader.read(bytes, depth: 8).value,
            value.member("format")?.integer == Self.format, let state = value.member("state")?.text,
            let updatedAt = value.member("updatedAt")?.text.flatMap({ Timestamp($0) })
        else { return nil }
        number = value.member("number")?.text.flatMap { OrderNumber($0) }
        code = value.member("code")?.text.flatMap { OrderCode($0) }
        restaurant = value.member("restaurant")?.text
        total = value.member("totalCents")?.integer.map { Money(cents: $0) }
        shownTotal = value.member("shownTotalCents")?.integer.map { Money(cents: $0) }
        self.updatedAt = updatedAt
        notice = value.member("notice").flatMap { NoticeAnswer($0) }
        content = value.member("content")?.text.flatMap { ContentHash(hexadecimal: $0) }
        file = value.member("file")?.text.flatMap { ContentHash(hexadecimal: $0) }
        revision = value.member("revision")?.integer
        waits = value.member("waits") == .bool(true)
        pay = value.member("pay").flatMap { PayAnswer($0) }
        readyAt = value.member("readyAt")?.text.flatMap { Timestamp($0) }
        let reason = value.member("reason").flatMap { reason -> Reason? in
            guard let code = reason.member("code")?.text, let message = reason.member("message")?.text else {
                return nil
            }
            return Reason(code: code, message: message, detail: ReasonDetail(reason))
        }
        self.reason = reason
        if state == Self.rejected, let reason {
            status = .rejected(reason)
        } else if let state = OrderState(rawValue: state) {
            status = .order(state)
        } else {
            return nil
        }
    }
}

extension Receipt {
    /// Whether the restaurant will not prepare the order: it was rejected or cancelled, or the customer did
    /// not come in time.
    package var isDropped: Bool {
        switch status {
        case .order(.cancelled), .order(.noShow), .order(.expired), .rejected: true
        case .order: false
        }
    }
}

/// A small file from the customer about an order that was sent already. Source: format.md, *Notice*.
///
/// It says whose order it is about by device and number, and nothing else about the customer: no place.
public struct Notice: Hashable, Sendable {
    /// What the customer says.
    public enum Kind: String, CaseIterable, Sendable {
        /// Call the order off, unless somebody has begun to prepare it.
        case cancel
        /// The customer is at the restaurant.
        case arrived

        /// What becomes of such a notice about an order that stands so.
        ///
        /// - Parameter isHere: whether the customer is known to be at the restaurant already.
        package func outcome(at state: OrderState, isHere: Bool) -> Outcome {
            switch self {
            case .cancel:
                switch state {
                case .received: .done
                case .cancelled: .needless
                case .preparing, .ready, .collected, .noShow, .expired: .refused
                }
            case .arrived:
                if !state.isOpen { .refused } else if isHere { .needless } else { .done }
            }
        }
    }

    /// What became of a notice in the restaurant's queue. Final, like every decision about a file.
    public enum Outcome: String, CaseIterable, Sendable {
        /// The order was called off, or its customer marked as here.
        case done
        /// There was nothing left to do: it was so already.
        case needless
        /// The order had gone too far.
        case refused
    }

    /// The largest notice file that is read, in bytes.
    package static let sizeLimit = OrderDocument.sizeLimit
    /// Who made a change that a notice asked for, as an order's history names it.
    package static let author = "customer"
    /// How the names of notices' files end; case does not matter.
    package static let fileNameEnding: StaticString = ".notice"
    private static let format = 1

    /// Whether a file of that name is to be read as a notice; case does not matter.
    package static func isFileName(_ name: String) -> Bool {
        name.lowercased().hasSuffix("\(fileNameEnding)")
    }

    /// What the customer says.
    public let kind: Kind
    /// The order that it is about.
    package let identity: OrderIdentity
    /// When the customer said so, by the device's clock, to the second.
    public let at: Timestamp

    /// A notice about an order.
    package init(_ kind: Kind, of identity: OrderIdentity, at: Timestamp) {
        self.kind = kind
        self.identity = identity
        self.at = Timestamp(seconds: at.seconds)
    }

    /// Reads a notice from the bytes of its file; keys that are not known are ignored.
    ///
    /// - Throws: the first fault in the order of format.md's rules. A type or format that is not known is
    ///   ``OrderFault/wrongShape(path:)``, a time that is none ``OrderFault/badDate(_:)``.
    package init(json bytes: [UInt8]) throws(OrderFault) {
        guard bytes.count <= Self.sizeLimit else { throw .tooLarge(bytes: bytes.count) }
        let value: JSONValue
        do {
            value = try JSONReader.read(bytes, depth: OrderDocument.depthLimit).value
        } catch {
            throw OrderFault(error)
        }
        try self.init(value)
    }

    /// Reads a notice from JSON.
    ///
    /// - Throws: like ``init(json:)``.
    package init(_ value: JSONValue) throws(OrderFault) {
        guard case .object = value else { throw .wrongShape(path: "") }
        func text(_ name: String) throws(OrderFault) -> String {
            guard let text = value.member(name)?.text else { throw .wrongShape(path: ".\(name)") }
            return text
        }
        guard value.member("format")?.integer == Self.format else { throw .wrongShape(path: ".format") }
        guard let kind = Kind(rawValue: try text("type")) else { throw .wrongShape(path: ".type") }
        let (udid, number, at) = (try text("udid"), try text("number"), try text("at"))
        guard let device = DeviceID(udid) else { throw .badUDID(udid) }
        guard let orderNumber = OrderNumber(number) else { throw .badNumber(number) }
        guard let instant = Timestamp(at) else { throw .badDate(at) }
        self.init(kind, of: OrderIdentity(device: device, number: orderNumber), at: instant)
    }

    /// The notice as JSON.
    package var value: JSONValue {
        .object([
            JSONValue.Member("format", .integer(Self.format)),
            JSONValue.Member("type", .string(kind.rawValue)),
            JSONValue.Member("udid", .string(identity.device.description)),
            JSONValue.Member("number", .string(identity.number.description)),
            JSONValue.Member("at", .string(at.description)),
        ])
    }

    /// The bytes of the notice's file, the same on every machine for the same notice.
    package var json: [UInt8] {
        JSONWriter.document(value)
    }

    /// What two writings of one notice share: the SHA-256 of the canonical writing.
    package var contentHash: ContentHash {
        ContentHash(of: json)
    }

    /// The name of the notice's file: device name, a point, sixteen hex digits of the hash of its bytes, `.notice`; at
    /// most 200 bytes, by the rule of the order's.
    package func fileName(deviceName: String) -> String {
        let rest = ".\(contentHash.description.prefix(16))\(Self.fileNameEnding)"
        return OrderFileName.stem(of: deviceName, limit: 200 - rest.utf8.count) + rest
    }
}

/// What the restaurant answered to a customer's notice, in the order's receipt.
public struct NoticeAnswer: Hashable, Sendable {
    /// What the customer had said.
    public let kind: Notice.Kind
    /// When, as the notice told it: by that a customer knows his own.
    public let at: Timestamp
    /// What became of it.
    public let outcome: Notice.Outcome

    /// An answer to the notice of that kind and time.
    package init(kind: Notice.Kind, at: Timestamp, outcome: Notice.Outcome) {
        self.kind = kind
        self.at = at
        self.outcome = outcome
    }

    /// Whether this is the answer to that notice.
    package func answers(_ notice: Notice) -> Bool {
        kind == notice.kind && at == notice.at
    }

    var value: JSONValue {
        .object([
            JSONValue.Member("type", .string(kind.rawValue)),
            JSONValue.Member("at", .string(at.description)),
            JSONValue.Member("outcome", .string(outcome.rawValue)),
        ])
    }

    /// Reads what ``value`` wrote; `nil` of what a newer program may say.
    init?(_ value: JSONValue) {
        guard let kind = value.member("type")?.text.flatMap(Notice.Kind.init(rawValue:)),
            let at = value.member("at")?.text.flatMap({ Timestamp($0) }),
            let outcome = value.member("outcome")?.text.flatMap(Notice.Outcome.init(rawValue:))
        else { return nil }
        self.init(kind: kind, at: at, outcome: outcome)
    }
}

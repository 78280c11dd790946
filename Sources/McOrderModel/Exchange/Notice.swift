/// A notice: a small file from the customer about an order sent before. Source: format.md, *Notice*.
///
/// It identifies the order by device and number, and contains nothing else about the customer; in particular
/// no location.
public struct Notice: Hashable, Sendable {
    /// The subject of a notice.
    public enum Kind: String, CaseIterable, Sendable {
        /// Cancel the order, unless its preparation has begun.
        case cancel
        /// The customer is at the restaurant.
        case arrived

        /// The outcome of a notice of this kind about an order in that state.
        ///
        /// - Parameter hasArrived: whether the customer is already known to be at the restaurant.
        package func outcome(at state: OrderState, hasArrived: Bool) -> Outcome {
            switch self {
            case .cancel:
                switch state {
                case .received: .done
                case .cancelled: .needless
                case .preparing, .ready, .collected, .noShow, .expired: .refused
                }
            case .arrived:
                if !state.isOpen { .refused } else if hasArrived { .needless } else { .done }
            }
        }
    }

    /// The outcome of a notice in the restaurant's queue. It is final, as for every file that is decided.
    public enum Outcome: String, CaseIterable, Sendable {
        /// The order was cancelled, or its customer marked as present.
        case done
        /// Nothing changed, because the order was already cancelled or its customer already marked as
        /// present.
        case needless
        /// The notice came too late for the order's state.
        case refused
    }

    /// The largest notice file that is read, in bytes.
    package static let sizeLimit = OrderDocument.sizeLimit
    /// The author, in the order's history, of a change that a notice asked for.
    package static let author = "customer"
    /// The ending of the names of notice files; case does not matter.
    package static let fileNameEnding: StaticString = ".notice"
    private static let format = 1

    /// Whether a file with that name is a notice; case does not matter.
    package static func isFileName(_ name: String) -> Bool {
        name.lowercased().hasSuffix("\(fileNameEnding)")
    }

    /// The subject of the notice.
    public let kind: Kind
    /// The order that the notice is about.
    package let identity: OrderIdentity
    /// When the customer sent the notice, by the device's clock, to the second.
    public let at: Timestamp

    /// Creates a notice; drops the milliseconds of `at`.
    package init(_ kind: Kind, of identity: OrderIdentity, at: Timestamp) {
        self.kind = kind
        self.identity = identity
        self.at = Timestamp(seconds: at.seconds)
    }

    /// Reads a notice from the bytes of its file. Unknown keys are ignored.
    ///
    /// - Throws: the first error, in the order of format.md's rules. An unknown type or format throws
    ///   ``OrderError/wrongShape(path:)``, an invalid time ``OrderError/badDate(_:)``.
    package init(json bytes: [UInt8]) throws(OrderError) {
        try self.init(OrderDocument.read(bytes).value)
    }

    /// Reads a notice from JSON.
    ///
    /// - Throws: the same errors as ``init(json:)``, except those about the bytes.
    package init(_ value: JSONValue) throws(OrderError) {
        try self.init(value, format: Self.format)
    }

    /// Reads the members that notices of all formats have.
    init(_ value: JSONValue, format: Int) throws(OrderError) {
        guard case .object = value else { throw .wrongShape(path: "") }
        func text(_ name: String) throws(OrderError) -> String {
            guard let text = value.member(name)?.text else { throw .wrongShape(path: ".\(name)") }
            return text
        }
        guard value.member("format")?.integer == format else { throw .wrongShape(path: ".format") }
        guard let kind = Kind(rawValue: try text("type")) else { throw .wrongShape(path: ".type") }
        let (udid, number, at) = (try text("udid"), try text("number"), try text("at"))
        guard let device = DeviceID(udid) else { throw .badUDID(udid) }
        guard let orderNumber = OrderNumber(number) else { throw .badNumber(number) }
        guard let instant = Timestamp(at) else { throw .badDate(at) }
        self.init(kind, of: OrderIdentity(device: device, number: orderNumber), at: instant)
    }

    /// The notice as JSON.
    package var value: JSONValue {
        [
            "format": Self.format, "type": kind.rawValue, "udid": identity.device, "number": identity.number,
            "at": at,
        ]
    }

    /// The bytes of the notice's file; the same notice has the same bytes on every machine.
    package var json: [UInt8] {
        JSONWriter.document(value)
    }

    /// The hash by which two copies of one notice are recognised: the untagged SHA-256 of its canonical form.
    package var contentHash: ContentHash {
        ContentHash(of: json)
    }

    /// The name of the notice's file: device name, a point, sixteen hex digits of the hash of its bytes,
    /// `.notice`; at most 200 bytes, by the same rule as an order's file name.
    package func fileName(deviceName: String) -> String {
        let rest = ".\(contentHash.description.prefix(16))\(Self.fileNameEnding)"
        return OrderFileName.stem(of: deviceName, limit: 200 - rest.utf8.count) + rest
    }
}

/// The restaurant's answer to a customer's notice, in the order's receipt.
public struct NoticeAnswer: Hashable, Sendable {
    /// The subject of the notice.
    public let kind: Notice.Kind
    /// The time that the notice states. By it the customer's program recognises its own notice.
    public let at: Timestamp
    /// The outcome of the notice.
    public let outcome: Notice.Outcome

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
        ["type": kind.rawValue, "at": at, "outcome": outcome.rawValue]
    }

    /// Reads the JSON that ``value`` writes; `nil` for values that only a newer version of the program knows.
    init?(_ value: JSONValue) {
        guard let kind = value.member("type")?.text.flatMap(Notice.Kind.init(rawValue:)),
            let at = value.member("at")?.text.flatMap({ Timestamp($0) }),
            let outcome = value.member("outcome")?.text.flatMap(Notice.Outcome.init(rawValue:))
        else { return nil }
        self.init(kind: kind, at: at, outcome: outcome)
    }
}

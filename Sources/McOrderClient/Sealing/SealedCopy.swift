/// What is in the folder instead of the file of an order or a notice: the file that only the restaurant can
/// open, and the secret of its answers.
///
/// It is stored before the folder is touched, so that the same bytes are sent again.
package struct SealedCopy: Hashable, Sendable {
    /// Which copy of the order or notice it is.
    package enum Turn: String, Sendable {
        case first
        /// The restaurant could not open the first one; this one may not be in the folder yet.
        case unsentSecond
        /// The restaurant could not open the first one.
        case second
    }

    /// The key for which the file was sealed.
    package let kid: SealKeyID
    /// The file's bytes.
    package let bytes: [UInt8]
    package let secret: ReceiptSecret
    package let turn: Turn

    /// Seals the bytes of an order's or a notice's own file.
    ///
    /// - Returns: `nil` if it is longer than a sealed file can be.
    /// - Throws: the error of the library.
    package init?(
        of document: [UInt8],
        _ kind: DropKind,
        for key: SealKeyEntry,
        house: HouseID,
        turn: Turn = .first
    ) throws {
        guard let made = try SealedFile.seal(document, as: kind, for: key, house: house) else { return nil }
        self.init(kid: key.kid, bytes: made.bytes, secret: made.secret, turn: turn)
    }

    private init(kid: SealKeyID, bytes: [UInt8], secret: ReceiptSecret, turn: Turn) {
        (self.kid, self.bytes, self.secret, self.turn) = (kid, bytes, secret, turn)
    }

    /// The copy once it is in the folder.
    var sent: SealedCopy { SealedCopy(kid: kid, bytes: bytes, secret: secret, turn: turn.sent) }

    /// The name of the file.
    package var fileName: String { SealedFile.fileName(ofFileWith: ContentHash(of: bytes)) }
}

extension SealedCopy {
    /// The copy in `home.json`.
    var stored: JSONValue {
        [
            "kid": kid, "secret": secret.text, "content": StoredValue.lines(of: bytes),
            "turn": turn == .first ? nil : turn.rawValue,
        ]
    }

    /// Reads the value that ``stored`` wrote.
    init(restoring value: StoredValue) throws(StoredValue.Damage) {
        let kid = try value.member("kid").parsed { SealKeyID($0) }
        let secret = try value.member("secret").parsed { ReceiptSecret($0) }
        let content = try value.member("content")
        let bytes = try content.lines()
        guard (try? SealedFile(bytes))?.kid == kid else { throw content.damage }
        let turn = try value.newer("turn")?.parsed { Turn(rawValue: $0) } ?? .first
        self.init(kid: kid, bytes: bytes, secret: secret, turn: turn)
    }
}

extension SealedCopy.Turn {
    fileprivate var sent: SealedCopy.Turn { self == .unsentSecond ? .second : self }
}

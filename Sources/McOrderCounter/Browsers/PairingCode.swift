import McOrderModel

/// The code of an invitation: eight characters, of which none looks like another one.
struct PairingCode: Hashable, Sendable {
    /// Letters and digits without 0 and O, 1, I and L, 2 and Z, 5 and S, 8 and B: 25^8 codes.
    static let alphabet = Array("34679ACDEFGHJKMNPQRTUVWXY")
    static let length = 8

    private let characters: String

    /// A code at random.
    static func random() -> PairingCode {
        PairingCode(characters: String((0..<length).map { _ in alphabet[Int.random(in: alphabet.indices)] }))
    }

    private init(characters: String) {
        self.characters = characters
    }

    /// Reads what a person typed, in upper or lower case, with or without signs between the characters; `nil`
    /// for anything that cannot be a code.
    init?(typed text: String) {
        let characters = text.uppercased().filter { !" -–\u{00A0}".contains($0) }
        guard characters.count == Self.length, characters.allSatisfy(Self.alphabet.contains) else {
            return nil
        }
        self.characters = characters
    }

    /// The code as it is shown: `XXXX-XXXX`.
    var text: String { "\(characters.prefix(4))-\(characters.suffix(4))" }

    /// The hash that the queue stores.
    var hash: ContentHash { ContentHash(of: characters) }
}

package import McOrderCounter
package import McOrderText

/// What a key of the till's screens starts.
package enum TillCommand: Hashable, Sendable {
    /// The action; it asks for what has to be given.
    case take(StaffAction)
    /// The action; it also asks for what need not be given.
    case ask(StaffAction)
    case open(TillView)

    package var key: TillKey? {
        switch self {
        case .take(let action): action.key
        case .ask(let action): action.askingKey
        case .open(let view): view.key
        }
    }

    /// The commands with keys for the selected order, in the order of the help.
    package static let ofOrder = actions(.order) + TillView.of(.order).map { .open($0) }

    /// The commands with keys that find orders.
    package static let finding = TillView.of(.finding).map { TillCommand.open($0) }

    /// The commands with keys for the restaurant and for the screen itself.
    package static let ofScreen = actions(.restaurant) + TillView.of(.screen).map { .open($0) }

    package static let all = ofOrder + finding + ofScreen

    private static let byKey = Dictionary(
        all.compactMap { command in command.key.map { ($0.character, command) } }
    ) { first, _ in first }

    /// The command of a key; `nil` if the key has none.
    package init?(key: Character) {
        guard let command = Self.byKey[key] else { return nil }
        self = command
    }

    private static func actions(_ subject: StaffAction.Subject) -> [TillCommand] {
        StaffAction.about(subject).flatMap { [.take($0), .ask($0)] }.filter { $0.key != nil }
    }
}

/// A row of keys, the most frequent first, for the bottom of the screen.
package struct KeyRow: Message {
    let row: TillKey.Row

    package init(_ row: TillKey.Row) { self.row = row }

    package func text(in language: any Texts) -> String {
        let keys = Self.keys.filter { $0.legend.rows.contains(row) }
        let texts = keys.map { character, legend in
            switch row {
            case .open, .over: "\(character) \(legend.word?.text(in: language) ?? "")"
            case .shortOpen, .shortOver: String(character)
            }
        }
        let isShort = row == .shortOpen || row == .shortOver
        return texts.joined(separator: isShort ? " " : "  ")
    }

    private static let keys = TillCommand.all.compactMap(\.key).compactMap { key in
        key.legend.map { (character: key.character, legend: $0) }
    }
    .sorted { $0.legend.rank < $1.legend.rank }
}

import McOrderConsole
import McOrderText

/// The content of a screen, before it is laid out on a terminal.
struct FlowPage: Equatable {
    /// The text in the top row.
    var title: String
    /// The text above the entries.
    var lines: [FlowLine] = []
    /// The choices by arrow keys or numbers. The list scrolls if it is too long.
    var entries: [FlowEntry] = []
    /// The choices by arrow keys or a letter. They are always visible, below the entries.
    var buttons: [FlowEntry] = []
    /// A code to be shown large.
    var code = ""
    /// The same code as a QR code.
    var qr: QRPicture?
    /// The letters with an effect.
    var letters: [FlowLetterKey] = []
    /// Whether the ticket can be opened from here.
    var hasTicket = true
    /// The text about the keys in the last row, if it is not the usual one.
    var hint: Wording?

    /// Entries and buttons, in the order of the arrow keys.
    var choices: [FlowEntry] { entries + buttons }
}

/// A line of text. A line that is too wide wraps, unless it has an amount or is kept as it is.
struct FlowLine: Equatable {
    var text: String
    var style: Style
    /// An amount at the right.
    var amount: String
    /// Whether spaces between words are significant, so that the line must not wrap.
    var isKept: Bool
    /// Whether it is a field, of which the end with the caret is shown if it is too wide.
    var isField = false

    /// A field with its caret; `isKept` if it has one row on every terminal.
    static func field(_ text: String, isKept: Bool = true) -> FlowLine {
        var line = FlowLine("> \(text)_", .bold, isKept: isKept)
        line.isField = true
        return line
    }

    init(_ text: String, _ style: Style = .plain, amount: String = "", isKept: Bool = false) {
        self.text = text
        self.style = style
        self.amount = amount
        self.isKept = isKept
    }
}

extension Style {
    static let good = Style(colour: .green, isBold: true)
    static let bad = Style(colour: .red, isBold: true)
}

/// A choice.
struct FlowEntry: Equatable {
    var name: String
    /// A remark after the name.
    var note = ""
    /// An amount, or another short text at the right.
    var amount = ""
    /// Text that is shown while the cursor is on the entry.
    var details: [String] = []
    /// The heading of the group that begins with the entry, shown above it.
    var heading = ""
    /// Whether it can be chosen. If not, it is shown faint and its action shows why.
    var isOpen = true
    /// The letter of a button.
    var letter: Character?
    var action: FlowAction
}

extension FlowEntry {
    /// The choice, closed for a reason that choosing it shows; unchanged without a reason.
    func closed(_ reason: Sentence?) -> FlowEntry {
        guard let reason else { return self }
        var entry = self
        entry.isOpen = false
        entry.action = .refuse(Wording(reason))
        return entry
    }
}

/// A letter with an effect on a screen.
struct FlowLetterKey: Equatable {
    /// The letters, in lower case. The first one is shown, unless the page has its own hint.
    let keys: String
    /// The effect in a word; empty if a button names it.
    var word = ""
    let action: FlowAction
}

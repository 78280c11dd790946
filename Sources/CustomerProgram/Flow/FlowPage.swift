internal import McOrderConsole
internal import McOrderText

/// What a screen of the flow shows, before it is laid out on a terminal.
struct FlowPage: Equatable {
    /// What stands in the top row.
    var title: String
    /// What stands above the entries.
    var lines: [FlowLine] = []
    /// What can be chosen by arrows and numbers; scrolls when it is much.
    var entries: [FlowEntry] = []
    /// What can be chosen by arrows and a letter; always in sight, below the entries.
    var buttons: [FlowEntry] = []
    /// A code to be shown large.
    var code = ""
    /// The same, to be scanned.
    var qr: QRPicture?
    /// Letters that do something.
    var letters: [FlowLetterKey] = []
    /// Whether the ticket can be shown from here.
    var hasTicket = true
    /// What the last row says of the keys, where it is not what it says everywhere.
    var hint: Wording?

    /// What can be chosen, in the order of the arrows.
    var choices: [FlowEntry] { entries + buttons }
}

/// A line of text; one that is too wide goes on in the next row, unless it has an amount or is kept as it is.
struct FlowLine: Equatable {
    var text: String
    var style: Style
    /// An amount at the right.
    var amount: String
    /// Whether spaces between words count.
    var isKept: Bool

    init(_ text: String, _ style: Style = .plain, amount: String = "", isKept: Bool = false) {
        self.text = text
        self.style = style
        self.amount = amount
        self.isKept = isKept
    }
}

/// Something to choose.
struct FlowEntry: Equatable {
    var name: String
    /// A remark behind the name.
    var note = ""
    /// An amount or another short thing at the right.
    var amount = ""
    /// What is said about it while the cursor is on it.
    var details: [String] = []
    /// Whether it can be chosen; one that cannot is shown faint, and its action says why.
    var isOpen = true
    /// The letter of a button.
    var letter: Character?
    var action: FlowAction
}

/// A letter that does something on a screen.
struct FlowLetterKey: Equatable {
    /// The letters, small; the first is shown, unless something else is.
    let keys: String
    /// What it does, in a word; empty where a button says so.
    let word: String
    let action: FlowAction
}

extension English {
    package func text(_ message: ScreenKeysText) -> String {
        switch message {
        case .helpTitle: "KEYS"
        case .numberAndEnter: "9 Enter"
        case .isHere: "9 is here (9-624, #17)"
        case .enter: "Enter"
        case .next: "next: preparing, then ready"
        case .collect: "charged and handed over"
        case .collectPaid: "collected; how it was paid"
        case .back: "undoes the last change"
        case .arrived: "the customer is here"
        case .cancel: "cancel: asks why"
        case .noShow: "no-show; offers to blacklist"
        case .strike: "take a line off"
        case .add: "add a product or menu"
        case .note: "make a note (counter)"
        case .history: "its history"
        case .device: "its device; the blacklist"
        case .choose: "choose an order"
        case .pageDown: "PgDn"
        case .moreLines: "more lines (PgUp: back)"
        case .search: "search, finished ones too"
        case .reopen: "reopen one of the last 20"
        case .escape: "clears number; closes order"
        case .pause: "pause: take no orders"
        case .soldOut: "product that is sold out"
        case .refused: "refused today"
        case .close: "close of the orders"
        case .quit: "quit"
        case .keys: "c collected  b back  u last 20  x cancel  n no-show  / search  ? help  q quit"
        }
    }
}

package import McOrderCounter
package import McOrderText

/// What the till's screens, the terminal's and the page's, say about an action.
extension StaffAction {
    /// The key of the action; `nil` for an action that the till takes in another way: with Enter, as an
    /// answer to a question, from a list, or not at all.
    package var key: TillKey? {
        switch self {
        // Enter takes the next step of an order.
        case .prepare, .ready: nil
        case .collect: TillKey("c", .collect, .init(1, .collect, in: .open, .shortOpen))
        case .recall:
            TillKey("b", .back, .init(3, .recall, in: .open, .over, .shortOpen, .shortOver))
        case .arrive: TillKey("a", .arrived)
        case .cancel: TillKey("x", .cancel, .init(7, .cancel, in: .open, .shortOpen))
        case .noShow: TillKey("n", .noShow)
        // An answer to the question before a no-show.
        case .blacklist: nil
        case .pay: TillKey("k", .pay, .init(2, .charge, in: .open, .shortOpen))
        case .strike: TillKey("t", .strike)
        case .add: TillKey("+", .add, .init(10, nil, in: .shortOpen))
        case .note: TillKey("m", .note)
        case .promise: TillKey("o", .promise)
        // The page has a button for each service, the terminal a command.
        case .service: nil
        case .print: TillKey("i", .print)
        case .printBag: TillKey("l", .printBag)
        case .acknowledgePrinting: TillKey("v", .printingSeen)
        case .testPrinter, .openDrawer: nil
        // The kitchen's.
        case .finish, .unfinish, .see, .acknowledge: nil
        case .pause: TillKey("p", .pause)
        case .soldOut: TillKey("s", .soldOut)
        // Answers to the questions before a pause and a sold-out product.
        case .resume, .available: nil
        case .close: TillKey("f", .close)
        // The page has a page of its own for it.
        case .takeOrder: nil
        // From the lists of refused files and of devices.
        case .accept, .unblacklist: nil
        case .acceptAny, .retry, .blacklistDevice, .trust, .untrust, .revoke, .unrevoke: nil
        case .readReport, .inviteBrowser, .removeBrowser, .lookAtPayment, .giveBack, .noteInBook, .defineBook:
            nil
        }
    }

    /// The key that also asks for what need not be given; `nil` if there is no such field.
    package var askingKey: TillKey? {
        guard let field = fields.first(where: { !$0.isAsked }) else { return nil }
        return switch field {
        case .payment: key.map { TillKey(Character($0.character.uppercased()), .collectPaid) }
        case .line, .addition, .product, .reason, .text, .service, .total, .station, .end, .register,
            .promise, .bags, .counterOrder, .amount:
            nil
        }
    }

    /// What the key opens while no order is selected; `nil` if it then needs one.
    package var viewWithoutOrder: TillView? {
        // The orders that a recall can reopen.
        self == .recall ? .last : nil
    }

    /// An answer to the question that comes before a harmful action.
    package struct Answer: Sendable {
        package let key: Character
        /// What is done then.
        package let action: StaffAction
        package let sentence: ScreenPanelText
    }

    /// The answers to the question before the action that asks for nothing else; none if there is no
    /// question.
    package var answers: [Answer] {
        switch self {
        case .noShow:
            [
                Answer(key: "n", action: .noShow, sentence: .nobodyCame),
                Answer(key: "l", action: .blacklist, sentence: .nobodyCameAndBlacklist),
            ]
        case .prepare, .ready, .collect, .pay, .recall, .arrive, .cancel, .blacklist, .strike, .add, .note,
            .service, .promise, .finish, .unfinish, .see, .acknowledge, .pause, .resume, .soldOut, .available,
            .close,
            .takeOrder, .accept, .acceptAny, .retry, .blacklistDevice, .unblacklist, .trust, .untrust,
            .revoke, .unrevoke, .readReport, .inviteBrowser, .removeBrowser, .lookAtPayment, .giveBack,
            .print, .printBag, .noteInBook, .defineBook,
            .acknowledgePrinting, .testPrinter, .openDrawer:
            []
        }
    }

    /// A question of the terminal for a reason, a payment or a confirmation.
    package struct Question {
        package let title: Sentence
        /// The keys that end a reason in the cashier's own words; `nil` if nothing is typed.
        package var typingKeys: Sentence?
    }

    /// The terminal's question for a reason, a payment or a confirmation; `nil` if the action needs none.
    ///
    /// - Parameter line: the line that it is about.
    package func question(of code: String, _ line: String) -> Question? {
        switch self {
        case .collect, .pay: Question(title: ScreenCloseText.howPaid(code))
        case .cancel:
            Question(title: ScreenPanelText.whyCancel(code), typingKeys: ScreenPanelText.cancelKeys)
        case .noShow: Question(title: ScreenPanelText.reallyNoShow(code))
        case .printBag: Question(title: PrinterText.howManyBags(code))
        case .promise: Question(title: ScreenEditText.whenReady(code))
        case .strike:
            Question(title: ScreenPanelText.whyStrike(code, line), typingKeys: ScreenPanelText.strikeKeys)
        case .prepare, .ready, .recall, .arrive, .blacklist, .add, .note, .service, .finish, .unfinish, .see,
            .acknowledge, .pause, .resume, .soldOut, .available, .close, .takeOrder, .accept, .acceptAny,
            .retry, .blacklistDevice, .unblacklist, .trust, .untrust, .revoke, .unrevoke, .readReport,
            .inviteBrowser, .removeBrowser, .lookAtPayment, .giveBack, .print, .acknowledgePrinting,
            .testPrinter, .openDrawer, .noteInBook, .defineBook:
            nil
        }
    }
}

internal import McOrderModel

extension English {
    package func text(_ message: ScreenEditText) -> String {
        switch message {
        case .addingFoot: "Enter: add   Esc: back   a menu: BigMac + Agua + Deluxe"
        case .strikingFoot: "1–9 Enter: take one off   other: back"
        case .notingKeys: "Enter notes, empty deletes   Esc: no"
        case .onlyLine(let code): "\(code): that is the only line. Press x to cancel the order."
        case .striking(let code): "\(code): WHICH LINE IS STRUCK?"
        case .adding(let code, let text): "\(code): WHAT IS ADDED? \(text)▌"
        case .noting(let code): "\(code): NOTE OF THE COUNTER:"
        case .edited(let code, .strike, let detail): "\(code): struck “\(detail)”."
        case .edited(let code, .add, let detail): "\(code): added “\(detail)”."
        case .edited(let code, .service, let detail): "\(code): service: \(detail)."
        case .unedited(let code, .service, _): "\(code): service changed back."
        case .edited(let code, .comment, ""): "\(code): note deleted."
        case .edited(let code, .comment, _): "\(code): noted."
        case .unedited(let code, .strike, let detail): "\(code): back on: “\(detail)”."
        case .unedited(let code, .add, let detail): "\(code): off again: “\(detail)”."
        case .unedited(let code, .comment, _): "\(code): the note was undone."
        }
    }
}

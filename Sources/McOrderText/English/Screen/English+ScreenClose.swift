extension English {
    package func text(_ message: ScreenCloseText) -> String {
        switch message {
        case .previewFoot: "f make the close   l earlier ones   ↑↓ more   other key: back"
        case .closeFoot: "l the others   ↑↓ more   other key: back"
        case .closes: "EARLIER CLOSES"
        case .closesFoot: "Enter see it   ↑↓ choose   other key: back"
        case .registerTotal: "TOTAL OF THE CASH REGISTER, such as 812.40"
        case .registerKeys: "Enter: continue, also without a total   Esc: back"
        case .really(let takings): "CLOSE WITH \(takings)?"
        case .reallyWithMore(let takings, let more): "CLOSE \(takings)? TILL: \(more) MORE"
        case .reallyWithLess(let takings, let less): "CLOSE \(takings)? TILL: \(less) LESS"
        case .reallyWithSame(let takings): "CLOSE \(takings)? THE TILL HAS THE SAME"
        case .make: "make the close; it cannot be undone"
        case .made(let number): "Close \(number) is made."
        case .howPaid(let code): "HOW WAS \(code) PAID?"
        }
    }
}

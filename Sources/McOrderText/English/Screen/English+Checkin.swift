internal import McOrderModel

extension English {
    package func text(_ message: CheckinText) -> String {
        switch message {
        case .abstract: "A field in which customers check in."
        case .discussion:
            """
            till checkin --restaurant garbera   (the scanner types 9-624 and Enter)

            It fills the screen, and nothing else can be done there. Staff leave with Ctrl-\\ three times in a row,
            or by a signal (SIGTERM).
            """
        case .title(nil): "Welcome"
        case .title(let restaurant?): "Welcome · \(restaurant)"
        case .prompt: "Did you order ahead? Scan your code, or type your number and press Enter."
        case .hint: "The code is on your phone: mcorder code"
        case .oneMoment: "One moment…"
        case .problem: "I cannot reach the counter right now. Please ask there."
        case .welcome(let code, true): "Welcome, \(code), it is ready: collect it at the counter"
        case .welcome(let code, false): "Welcome, \(code), we will call you"
        case .ambiguous(let number):
            "There is more than one order \(number). Type your whole code: \(number), hyphen, three digits."
        case .doubled(let code): "There is more than one order \(code). Please ask at the counter."
        case .over(let code, .noShow):
            "Nobody came for order \(code). If that is wrong, ask at the counter."
        case .over(let code, let state):
            "Order \(code) is \(say(state)) already. If that is wrong, ask at the counter."
        case .unknown(let typed):
            "I cannot find order \(typed). Look at the code on your phone; if you have just sent it, try again "
                + "in a moment, or ask at the counter."
        case .unreadable(let typed):
            "\(typed) is neither a number nor a code. It is a number, or a number, hyphen and three digits."
        }
    }
}

import TerminalTesting
import Testing

/// A simulated cashier who presses keys at a till and reads its messages; several work at the same time.
final class Cashier {
    /// An action at the till.
    enum Step {
        /// Press these keys; afterwards the till must show that message.
        case press(String, says: String)
        /// Type a number that several devices may have, and find this order's customer among them.
        case ask(Shift.Entry)
        /// Press the arrow key until the order with this code is marked.
        case choose(String)
    }

    let till: TillScreenSession
    private var steps: [Step] = []
    /// The number of orders that were chosen among several by arrow keys.
    private(set) var choices = 0

    init(_ till: TillScreenSession) {
        self.till = till
    }

    /// Adds the steps that find an order in one of several ways, and serve it.
    func serve(_ entry: Shift.Entry) {
        find(entry)
        steps += entry.fate.keys(entry.code).map { .press($0.keys, says: $0.says) }
    }

    /// Adds the steps that find an order: by its number, by its code, or by its number and a choice among
    /// several.
    func find(_ entry: Shift.Entry) {
        let says = "\(entry.code) está aquí."
        switch (entry.isAmbiguous, entry.index % 3) {
        case (_, 2): steps.append(.press("\(entry.code)\r", says: says))
        case (false, _): steps.append(.press("\(entry.number)\r", says: says))
        case (true, _): steps.append(.ask(entry))
        }
    }

    /// Adds the keys for several orders, typed without waiting for a message.
    func serveAhead(_ entries: [Shift.Entry]) {
        guard let last = entries.last else { return }
        let keys = entries.map { "\($0.code)\r\($0.fate.keys($0.code).map(\.keys).joined())" }
        press(keys.joined(), says: last.fate.keys(last.code).last?.says ?? "")
    }

    /// Adds keys, and the message that the till must show after them.
    func press(_ keys: String, says: String) {
        steps.append(.press(keys, says: says))
    }

    /// Runs the steps of all cashiers, one step at a time each, all at the same time.
    static func work(_ cashiers: [Cashier]) throws {
        while cashiers.contains(where: { !$0.steps.isEmpty }) {
            for cashier in cashiers { try cashier.begin() }
            for cashier in cashiers { try cashier.finish() }
        }
    }

    private func begin() throws {
        switch steps.first {
        case .press(let keys, _): try till.program.press(keys)
        case .ask(let entry): try till.program.press("\(entry.number)\r")
        case .choose:
            choices += 1
            try till.program.press("\u{1B}[B")
        case nil: break
        }
    }

    private func finish() throws {
        guard let step = steps.first else { return }
        try #require(till.program.waitForKeys(), "\(till.terminal.screen.text)")
        let text = till.terminal.screen.text
        switch step {
        case .press(let keys, let says):
            try #require(text.contains(says), "\(keys) should lead to \(says):\n\(text)")
            steps.removeFirst()
        case .ask(let entry):
            steps.removeFirst()
            // The only open order with a number is found by the number alone.
            if text.contains("\(entry.code) está aquí.") { return }
            try #require(text.contains("VARIOS TIENEN EL \(entry.number)"), "\(text)")
            let found = "\(entry.code) está aquí."
            if entry.index % 3 == 0 {
                steps.insert(contentsOf: [.choose(entry.code), .press("\r", says: found)], at: 0)
            } else {
                let rest = entry.code.dropFirst(entry.number.count)
                steps.insert(.press("\(rest)\r", says: found), at: 0)
            }
        case .choose(let code):
            if text.contains("▸\(code) ") { steps.removeFirst() }
        }
    }
}

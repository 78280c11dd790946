import Bench

/// Simulates a cashier who serves one order after the other, and measures the time from each key to its
/// drawing.
///
/// A key is answered by the last drawing that it causes: Enter after a number shows the found order as
/// present; a change of state shows the new state, which is durable then.
struct Keys {
    /// The times of each kind of key, in the order of their first press.
    private(set) var kinds: [(name: String, times: Quantiles)] = []
    private let screen: Screen

    init(on screen: Screen) {
        self.screen = screen
    }

    /// All times.
    var all: Quantiles {
        kinds.reduce(into: Quantiles()) { $0.add($1.times) }
    }

    /// Finds an order by its code, serves it, takes the last change back, and moves through the list.
    mutating func serve(_ code: String) throws {
        for digit in code { try press(String(digit), "digit") }
        try press("\r", "Enter: find", until: "\(code) is here.")
        try press("\r", "Enter: next state", until: "\(code): preparing.")
        try press("\r", "Enter: next state", until: "\(code): ready.")
        try press("c", "c: collected", until: "\(code): collected.")
        try press("b", "b: back", until: "\(code) is ready again.")
        for arrow in ["\u{1B}[B", "\u{1B}[B", "\u{1B}[A", "\u{1B}[F", "\u{1B}[H"] {
            try press(arrow, "arrow, End, Home")
        }
        for letter in ["/", "j", "o", "n"] { try press(letter, "/ and letters") }
        try press("\u{1B}[B", "arrow in the search")
        try press("\r", "Enter in the search")
        try press("h", "h: history", until: "HISTORY OF")
        try press(" ", "any key: back")
        try press("d", "d: devices", until: "BLACKLIST")
        try press(" ", "any key: back")
        try press("?", "?: help", until: "KEYS")
        try press(" ", "any key: back")
    }

    /// Enters a number that a fifth of all orders have, and selects the first match.
    mutating func ask() throws {
        try press("3", "digit")
        try press("\r", "Enter: several have it", until: " HAVE 3: ")
        try press("\u{1B}[B", "arrow in the list")
        try press("\r", "Enter in the list", until: "placed at")
    }

    private mutating func press(_ key: String, _ kind: String, until text: String? = nil) throws {
        let start = ContinuousClock.now
        try screen.type(key)
        let isAnswered = try wait(for: [screen]) { [screen] in
            screen.isIdle && text.map { screen.grid.shows($0) } ?? true
        }
        let time = start.duration(to: .now)
        guard isAnswered else { throw BenchError("no answer to \(kind):\n\(screen.grid.text)") }
        if let index = kinds.firstIndex(where: { $0.name == kind }) {
            kinds[index].times.add(time)
        } else {
            var times = Quantiles()
            times.add(time)
            kinds.append((kind, times))
        }
    }
}

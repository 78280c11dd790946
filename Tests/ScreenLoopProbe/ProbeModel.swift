import McOrderConsole

/// A screen that shows each event, and performs the action that a typed letter stands for.
struct ProbeModel: ScreenModel {
    enum Work: Sendable {
        case abort, overflow, trap, exit, post, block
    }

    var size = ScreenSize.usual
    var log: [String] = []

    mutating func update(_ event: ScreenEvent<String>) -> [ScreenEffect<String, Work>] {
        switch event {
        case .resized(let size):
            self.size = size
        case .message(let text):
            log.append("message \(text)")
        case .resumed:
            log.append("resumed")
        case .key(let key):
            log.append("\(key)")
            return effects(of: key)
        }
        return []
    }

    private func effects(of key: Key) -> [ScreenEffect<String, Work>] {
        switch key {
        case .character("q"), .control("c"): [.leave]
        case .character("a"): [.perform(.abort)]
        case .character("o"): [.perform(.overflow)]
        case .character("t"): [.perform(.trap)]
        case .character("x"): [.perform(.exit)]
        case .character("p"): [.perform(.post)]
        case .character("b"): [.perform(.block)]
        case .character("r"): [.ring]
        case .character("s"): [.still]
        case .character("w"):
            [
                .wake(after: .milliseconds(2), timer: "two", "late"),
                .wake(after: .milliseconds(1), timer: "one", "early"),
                .wake(after: .milliseconds(1), timer: "gone", "never"),
                .forget(timer: "gone"),
            ]
        default: []
        }
    }

    func draw(on frame: inout Frame) {
        let title = "Probe \(size.columns)×\(size.rows)"
        frame.put(title, row: 0, column: 0, width: size.columns, style: .reverse)
        for (row, entry) in log.suffix(size.rows - 1).enumerated() {
            frame.put(entry, row: row + 1, column: 0, style: Style(colour: .green))
        }
    }
}

extension English {
    package func text(_ message: WhenWord) -> String {
        switch message {
        case .today: "today"
        case .yesterday: "yesterday"
        case .week: "week"
        case .until: "until"
        }
    }
}

extension Basque {
    package func text(_ message: WhenWord) -> String {
        switch message {
        case .today: "gaur"
        case .yesterday: "atzo"
        case .week: "astea"
        case .until: "arte"
        }
    }
}

extension Spanish {
    package func text(_ message: WhenWord) -> String {
        switch message {
        case .today: "hoy"
        case .yesterday: "ayer"
        case .week: "semana"
        case .until: "hasta"
        }
    }
}

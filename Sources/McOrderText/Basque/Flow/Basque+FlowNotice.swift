extension Basque {
    package func text(_ message: FlowNoticeText) -> String {
        switch message {
        case .iAmHere: "Hemen nagoela abisatu"
        case .cancelIt: "Bertan behera utzi"
        case .onlyUntilBegun: "Prestatzen hasi arte bakarrik egin daiteke."
        case .keepIt: "Ez, mantendu"
        case .reallyCancel: "Bai, bertan behera"
        }
    }
}

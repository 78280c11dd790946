extension English {
    package func text(_ message: FlowNoticeText) -> String {
        switch message {
        case .iAmHere: "Tell the restaurant that I am here"
        case .cancelIt: "Call the order off"
        case .onlyUntilBegun: "Only possible while nobody has begun to prepare it."
        case .keepIt: "Keep it"
        case .reallyCancel: "Yes, call it off"
        }
    }
}

extension English {
    package func text(_ message: FlowTermsText) -> String {
        switch message {
        case .whichService: "How would you like it?"
        case .whichTable: "Which table are you at?"
        case .withoutTable: "Without a table, just press Enter."
        case .coupon: "I have a coupon"
        case .couponLetter: "c"
        case .whichCoupon: "What does the coupon say?"
        case .withoutCoupon: "Without a coupon, just press Enter."
        case .couponUsed(let coupon, let saved): "Coupon \(HarmlessText.clean(coupon)): -\(saved)"
        case .full: "It has at most \(FlowTermsText.limit) characters."
        case .fieldHint: "Enter continue   Esc back   Ctrl-C quit"
        case .letterHint(let hasServices):
            "Enter send   ↑↓ \(hasServices ? "service" : "coupon"), name, restaurant   Tab ticket   "
                + "Esc back   Ctrl-C quit"
        }
    }
}

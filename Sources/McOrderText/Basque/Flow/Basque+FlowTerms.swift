extension Basque {
    package func text(_ message: FlowTermsText) -> String {
        switch message {
        case .whichService: "Nola nahi duzu?"
        case .whichTable: "Zein mahaitan zaude?"
        case .withoutTable: "Mahairik gabe, sakatu Sartu."
        case .coupon: "Kupoi bat daukat"
        case .couponLetter: "k"
        case .whichCoupon: "Zer jartzen du kupoian?"
        case .withoutCoupon: "Kupoirik gabe, sakatu Sartu."
        case .couponUsed(let coupon, let saved): "\(HarmlessText.clean(coupon)) kupoia: -\(saved)"
        case .full: "Gehienez \(FlowTermsText.limit) karaktere."
        case .fieldHint: "Sartu jarraitu   Esc atzera   Ctrl-C irten"
        case .letterHint(let hasServices):
            "Sartu bidali   ↑↓ \(hasServices ? "zerbitzua" : "kupoia"), izena, jatetxea   Tab tiketa   "
                + "Esc atzera   Ctrl-C irten"
        }
    }
}

extension Spanish {
    package func text(_ message: FlowTermsText) -> String {
        switch message {
        case .whichService: "¿Cómo lo quieres?"
        case .whichTable: "¿En qué mesa estás?"
        case .withoutTable: "Si no estás en una mesa, pulsa Intro."
        case .coupon: "Tengo un cupón"
        case .couponLetter: "c"
        case .whichCoupon: "¿Qué pone en el cupón?"
        case .withoutCoupon: "Si no tienes cupón, pulsa Intro."
        case .couponUsed(let coupon, let saved): "Cupón \(HarmlessText.clean(coupon)): -\(saved)"
        case .full: "Tiene como mucho \(FlowTermsText.limit) caracteres."
        case .fieldHint: "Intro seguir   Esc atrás   Ctrl-C salir"
        case .letterHint(let hasServices):
            "Intro enviar   ↑↓ \(hasServices ? "servicio" : "cupón"), nombre, restaurante   Tab ticket   "
                + "Esc atrás   Ctrl-C salir"
        }
    }
}

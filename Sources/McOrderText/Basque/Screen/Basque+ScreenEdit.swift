internal import McOrderModel

extension Basque {
    package func text(_ message: ScreenEditText) -> String {
        switch message {
        case .addingFoot: "Sartu: gehitu   Esc: itzuli   menu bat: BigMac + Agua + Deluxe"
        case .strikingFoot: "1–9 Sartu: ezabatu   besteak: itzuli"
        case .notingKeys: "Sartu: idatzi, hutsik kendu   Esc: ez"
        case .onlyLine(let code): "\(code): lerro bakarra da. Dena bertan behera uzteko, sakatu x."
        case .striking(let code): "\(code): ZEIN LERRO EZABATU?"
        case .adding(let code, let text): "\(code): ZER GEHITU? \(text)▌"
        case .noting(let code): "\(code): ZEIN DA BARRAREN OHARRA?"
        case .edited(let code, .strike, let detail): "\(code): ezabatuta «\(detail)»."
        case .edited(let code, .add, let detail): "\(code): gehituta «\(detail)»."
        case .edited(let code, .service, let detail): "\(code): zerbitzua: \(detail)."
        case .unedited(let code, .service, _): "\(code): lehengo zerbitzua."
        case .edited(let code, .comment, ""): "\(code): oharra kenduta."
        case .edited(let code, .comment, _): "\(code): idatzita."
        case .unedited(let code, .strike, let detail): "\(code): berriz dago «\(detail)»."
        case .unedited(let code, .add, let detail): "\(code): ez da gehitzen «\(detail)»."
        case .unedited(let code, .comment, _): "\(code): oharra deseginda."
        }
    }
}

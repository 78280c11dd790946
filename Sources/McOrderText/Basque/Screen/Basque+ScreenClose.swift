extension Basque {
    package func text(_ message: ScreenCloseText) -> String {
        switch message {
        case .previewFoot: "f itxiera egin   l aurrekoak   ↑↓ gehiago   beste tekla: itzuli"
        case .closeFoot: "l besteak   ↑↓ gehiago   beste tekla: itzuli"
        case .closes: "AURREKO ITXIERAK"
        case .closesFoot: "Sartu ikusi   ↑↓ aukeratu   beste tekla: itzuli"
        case .registerTotal: "KUTXA ERREGISTRATZAILEAREN GUZTIZKOA, 812,40 bezala"
        case .registerKeys: "Sartu: jarraitu, guztizkorik gabe ere   Esc: itzuli"
        case .really(let takings): "ITXI? \(takings)"
        case .reallyWithMore(let takings, let more): "ITXI \(takings)? KUTXAN \(more) GEHIAGO"
        case .reallyWithLess(let takings, let less): "ITXI \(takings)? KUTXAN \(less) GUTXIAGO"
        case .reallyWithSame(let takings): "ITXI \(takings)? KUTXAN BERDIN"
        case .make: "itxiera egin; ezin da desegin"
        case .made(let number): "\(number). itxiera eginda."
        case .howPaid(let code): "NOLA ORDAINDU DA \(code)?"
        }
    }
}

internal import McOrderModel

extension Basque {
    package func text(_ message: TillNoticeText) -> String {
        switch message {
        case .customer: "bezeroa"
        case .cancelMark: "BEHERA?"
        case .wantedToCancel: "BEHERA UTZI NAHI"
        case .tooLate: "bertan behera utzi nahi izan du; beranduegi zen"
        case .customerCame: "bezeroa etorri da"
        case .saidToBeHere: "iritsi dela esan du"
        case .overtaken(let code, .cancelled): "\(code): bezeroak bertan behera utzi berri du; ez prestatu"
        case .overtaken(let code, let state): "\(code): bezeroa azkarragoa izan da; orain: \(say(state))"
        case .cancelled(let codes):
            codes.count == 1
                ? "\(codes[0]): bezeroak bertan behera utzi du."
                : "\(codes.joined(separator: ", ")): bezeroek bertan behera utzi dituzte."
        case .wanted(let code, let state):
            "\(code): bezeroak bertan behera utzi nahi zuen (\(say(state))). Agian deituko du."
        }
    }
}

internal import McOrderModel

extension English {
    package func text(_ message: TillNoticeText) -> String {
        switch message {
        case .customer: "the customer"
        case .cancelMark: "CANCEL?"
        case .wantedToCancel: "WANTED TO CANCEL"
        case .tooLate: "wanted to cancel; it was too late"
        case .customerCame: "the customer came"
        case .saidToBeHere: "reported the arrival"
        case .overtaken(let code, .cancelled):
            "\(code): the customer has just cancelled it; do not prepare it"
        case .overtaken(let code, let state): "\(code): the customer was faster; it is now \(say(state))"
        case .cancelled(let codes):
            codes.count == 1
                ? "\(codes[0]): cancelled by the customer."
                : "\(codes.joined(separator: ", ")): cancelled by customers."
        case .wanted(let code, let state):
            "\(code): the customer wanted to cancel; it is \(say(state)). A call may come."
        }
    }
}

package import McOrderCounter
package import McOrderModel
package import McOrderText

extension OrderOutcome {
    /// What the action did to an order, as a sentence.
    ///
    /// - Parameter names: the names of products and choices in the staff's language.
    package func sentence(_ order: QueuedOrder, _ names: ShownNames = .own) -> Sentence {
        let code = order.code
        return switch self {
        case .arrived: ScreenText.arrived(code)
        case .alreadyHere: TillText.already(arrived: code)
        case .advanced(let state): ScreenText.advanced(code, state)
        case .edited(let edit): ScreenEditText.edited(code, edit.kind, edit.detail(names))
        case .unedited(let kind, let detail):
            ScreenEditText.unedited(code, kind, names.detail(detail, of: kind))
        case .paid(let payment): ScreenEditText.edited(code, .payment, payment.rawValue)
        case .recalled: ScreenText.recalled(code, order.state)
        case .partDone: WebOrderText.partDone(code)
        case .partUndone: WebOrderText.partUndone(code)
        case .seen: WebOrderText.orderSeen(code)
        case .acknowledged: WebOrderText.changeSeen(code)
        case .printing(let printers):
            PrinterText.asked(HarmlessText.clean(printers.map(\.description).joined(separator: ", ")))
        case .blacklisted(let collected):
            ScreenText.noShowBlacklisted(
                code,
                collected: collected,
                isSigned: DeviceKey(order.udid)?.isKeyed == true
            )
        }
    }
}

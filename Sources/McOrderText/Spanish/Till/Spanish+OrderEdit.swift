package import McOrderModel

extension Spanish {
    package func text(_ kind: OrderEdit.Kind) -> String {
        switch kind {
        case .strike: "tachado"
        case .add: "añadido"
        case .service: "servicio"
        case .comment: "apuntado"
        }
    }

    package func text(_ message: OrderEditText) -> String {
        switch message {
        case .done(let kind, let detail): "\(say(kind)) «\(detail)»"
        case .noteDeleted: "apunte borrado"
        case .takenBack(let change): "deshecho: \(say(change))"
        }
    }
}

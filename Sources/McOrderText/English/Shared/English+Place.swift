package import McOrderModel

extension English {
    package func text(_ message: PlaceText) -> String {
        switch message {
        case .metres(let metres): "\(metres) m"
        case .kilometresAndTenths(let kilometres, let tenths): "\(kilometres).\(tenths) km"
        case .kilometres(let kilometres): "\(kilometres) km"
        }
    }

    package func text(_ point: CompassPoint) -> String {
        point.rawValue
    }
}

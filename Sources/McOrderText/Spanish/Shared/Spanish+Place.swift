package import McOrderModel

extension Spanish {
    package func text(_ message: PlaceText) -> String {
        switch message {
        case .metres(let metres): "\(metres) m"
        case .kilometresAndTenths(let kilometres, let tenths): "\(kilometres),\(tenths) km"
        case .kilometres(let kilometres): "\(kilometres) km"
        }
    }

    /// West is *oeste*.
    package func text(_ point: CompassPoint) -> String {
        point.rawValue.replacing("W", with: "O")
    }
}

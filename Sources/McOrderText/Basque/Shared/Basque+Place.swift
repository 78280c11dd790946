package import McOrderModel

extension Basque {
    package func text(_ message: PlaceText) -> String {
        switch message {
        case .metres(let metres): "\(metres) m"
        case .kilometresAndTenths(let kilometres, let tenths): "\(kilometres),\(tenths) km"
        case .kilometres(let kilometres): "\(kilometres) km"
        }
    }

    /// *Ipar*, *hego*, *mende*; east, *eki*, is E as well.
    package func text(_ point: CompassPoint) -> String {
        point.rawValue.replacing("N", with: "I").replacing("S", with: "H").replacing("W", with: "M")
    }
}

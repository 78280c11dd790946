package import McOrderModel

extension Spanish {

    /// West is *oeste*.
    package func text(_ point: CompassPoint) -> String {
        point.rawValue.replacing("W", with: "O")
    }
}

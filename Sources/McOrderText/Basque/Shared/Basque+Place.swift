package import McOrderModel

extension Basque {

    /// *Ipar*, *hego*, *mende*; east, *eki*, is E as well.
    package func text(_ point: CompassPoint) -> String {
        point.rawValue.replacing("N", with: "I").replacing("S", with: "H").replacing("W", with: "M")
    }
}

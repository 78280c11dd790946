package import McOrderModel

extension English {

    package func text(_ point: CompassPoint) -> String {
        point.rawValue
    }
}

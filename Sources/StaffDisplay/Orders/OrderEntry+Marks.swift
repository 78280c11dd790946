package import McOrderCounter
import McOrderDisplay
import McOrderModel
package import McOrderText

extension OrderEntry {
    /// The warnings about an order in a list. For an order that is over it is too late for warnings.
    package func marks(_ language: Language) -> [String] {
        guard endedAt == nil else { return [] }
        let marks: [Sentence?] = [
            order.wantedToCancel ? TillNoticeText.cancelMark : nil,
            order.isRepriced ? ScreenText.repricedMark : nil,
            minimumAge.map { FactText.minimumAge($0) },
        ]
        return marks.compactMap { $0?[language] }
    }
}

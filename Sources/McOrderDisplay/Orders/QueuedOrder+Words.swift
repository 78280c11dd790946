package import McOrderModel
package import McOrderText

extension QueuedOrder {
    /// The device's name, cleaned with `HarmlessText`; for an erased device, and for a name of which a screen
    /// shows nothing, words of this language.
    package func shownDeviceName(_ language: Language) -> String {
        deviceName.map { Self.shown($0, language) } ?? TillText.forgotten[language]
    }

    /// The customer's comment as ``shownDeviceName(_:)`` shows a name; `nil` if there is none.
    package func shownComment(_ language: Language) -> String? {
        comment.flatMap { $0.isEmpty ? nil : Self.shown($0, language) }
    }

    /// The till's note as ``shownDeviceName(_:)`` shows a name; `nil` if there is none.
    package func shownNote(_ language: Language) -> String? {
        note.map { Self.shown($0, language) }
    }

    private static func shown(_ text: String, _ language: Language) -> String {
        HarmlessText.shown(text) ?? TillText.nothingVisible[language]
    }

    /// The service and the table; `nil` if the order has neither.
    package func handover(_ language: Language) -> String? {
        let table = details.table.map { TillText.table($0)[language] }
        let words = [details.service.map { HarmlessText.clean($0.name) }, table].compactMap(\.self)
        return words.isEmpty ? nil : words.joined(separator: " · ")
    }

    /// Whether the order is open and its customer tried to cancel it when that was no longer possible.
    package var wantedToCancel: Bool { state.isOpen && refusedCancels > 0 }

    /// What was ordered, in one row.
    ///
    /// - Parameter shown: the text of a line.
    package func content(_ shown: (OrderedLine) -> String) -> String { keptLines.content(shown) }
}

extension [OrderedLine] {
    /// The lines in one row, equal ones as one.
    package func content(_ shown: (OrderedLine) -> String) -> String {
        counted.map { "\($0.count) × \(HarmlessText.clean(shown($0.line)))" }.joined(separator: ", ")
    }
}

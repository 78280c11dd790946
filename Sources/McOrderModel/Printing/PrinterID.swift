/// The id of a printer, as the configuration gives it, such as `kitchen`.
package struct PrinterID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let description: String

    package init(_ text: String) {
        description = text
    }

    package static func < (left: PrinterID, right: PrinterID) -> Bool {
        left.description < right.description
    }
}

/// A QR code of a text: byte mode, error correction level M, versions 1 to 10, so at most 213 bytes.
///
/// Source: ISO/IEC 18004:2015.
package struct QRSymbol: Hashable, Sendable {
    /// The number of modules of a side, without the light border of four modules that a reader needs.
    package let size: Int
    /// The modules by row and column; `true` is dark.
    private let modules: [Bool]

    /// Makes the smallest symbol that holds the text; `nil` if the text has more than 213 bytes.
    package init?(_ text: String) {
        self.init(text, mask: nil)
    }

    /// - Parameter mask: the number of the mask, 0 to 7; `nil` for the one that is read best.
    init?(_ text: String, mask: Int?) {
        let bytes = Array(text.utf8)
        guard let version = QRVersion.all.first(where: { $0.capacity >= bytes.count }) else { return nil }
        var matrix = QRMatrix(version)
        matrix.place(version.codewords(of: bytes))
        let masked = (mask.map { [$0] } ?? Array(0..<8)).map { matrix.masked($0) }
        guard let best = masked.min(by: { $0.penalty < $1.penalty }) else { return nil }
        size = best.size
        modules = best.modules
    }

    /// Whether a module is dark.
    package subscript(row: Int, column: Int) -> Bool { modules[row * size + column] }

    /// The dark modules as the data of an SVG path, in units of a module: each run of a row is a rectangle.
    package var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                let begin = column
                while column < size, self[row, column] { column += 1 }
                if column > begin { path += "M\(begin) \(row)h\(column - begin)v1h-\(column - begin)z" }
                column += 1
            }
        }
        return path
    }
}

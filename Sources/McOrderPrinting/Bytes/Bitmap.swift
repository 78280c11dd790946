/// A picture in black and white. A bit that is set is black; the highest bit of a byte is the left one.
package struct Bitmap: Hashable, Sendable {
    package let width: Int
    package private(set) var height: Int
    /// The rows from the top, each of ``rowBytes`` bytes.
    package private(set) var bytes: [UInt8]

    package init(width: Int, height: Int) {
        self.width = width
        self.height = height
        bytes = [UInt8](repeating: 0, count: (width + 7) / 8 * height)
    }

    package var rowBytes: Int { (width + 7) / 8 }

    /// Whether a point is black; points outside are white and stay so.
    package subscript(_ column: Int, _ row: Int) -> Bool {
        get {
            guard (0..<width).contains(column), (0..<height).contains(row) else { return false }
            return bytes[row * rowBytes + column / 8] & (0x80 >> (column % 8)) != 0
        }
        set {
            guard (0..<width).contains(column), (0..<height).contains(row) else { return }
            let index = row * rowBytes + column / 8
            if newValue {
                bytes[index] |= 0x80 >> (column % 8)
            } else {
                bytes[index] &= ~(0x80 >> (column % 8))
            }
        }
    }

    /// Adds a picture of the same width below.
    package mutating func append(_ other: Bitmap) {
        precondition(other.width == width)
        bytes += other.bytes
        height += other.height
    }

    /// Swaps black and white between two columns.
    mutating func invert(_ columns: Range<Int>) {
        for row in 0..<height {
            for column in columns { self[column, row].toggle() }
        }
    }
}

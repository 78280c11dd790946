import McOrderModel

/// The commands of ESC/POS that the program sends. Source: Epson's *ESC/POS Command Reference*.
package enum EscPos {
    /// Resets the printer, leaves the mode for Chinese in which cheap printers start, and selects the code
    /// page 858.
    static let start: [UInt8] = [0x1B, 0x40, 0x1C, 0x2E, 0x1B, 0x74, 19]
    /// Asks in real time for the printer, the cause of its being offline, and the paper.
    package static let stateQueries: [[UInt8]] = [[0x10, 0x04, 1], [0x10, 0x04, 2], [0x10, 0x04, 4]]
    /// Clears the buffer of the printer, so that what a broken job left in it is not printed.
    package static let clear: [UInt8] = [0x10, 0x05, 2]
    /// Has the printer report each change of its state by itself.
    package static let reportChanges: [UInt8] = [0x1D, 0x61, 0x0F]
    /// Opens the drawer.
    package static let openDrawer: [UInt8] = [0x1B, 0x70, 0, 25, 250]

    /// Asks for an answer that follows everything before it; the answer has the four characters.
    static func process(_ id: [UInt8]) -> [UInt8] { [0x1D, 0x28, 0x48, 6, 0, 48, 48] + id }
    /// Asks for the state of the paper, in turn with what was printed.
    static let sensor: [UInt8] = [0x1D, 0x72, 1]

    /// Draws lines for a printer: as its own characters, or as a picture where it lacks one.
    static func lines(
        _ lines: [PaperLine],
        drawsAll: Bool,
        _ picture: TicketPicture
    ) -> [UInt8] {
        lines.flatMap { line -> [UInt8] in
            if line.text.isEmpty { return [0x0A] }
            guard !drawsAll, let text = CodePage858.encode(line.text) else {
                return raster(picture.picture(of: line))
            }
            let style = line.style
            let size: UInt8 =
                switch style.size {
                case .normal: 0
                case .tall: 0x01
                case .large: 0x11
                }
            let indent = [UInt8](repeating: 0x20, count: style.indent)
            return [0x1D, 0x21, size, 0x1B, 0x45, style.isBold ? 1 : 0] + indent
                + (style.isInverted ? [0x1D, 0x42, 1] : []) + text
                + (style.isInverted ? [0x1D, 0x42, 0] : []) + [0x0A]
        }
    }

    /// A picture as one command, in which no bytes stand that a printer acts on as they arrive.
    static func raster(_ picture: Bitmap) -> [UInt8] {
        var bytes: [UInt8] = [0x1D, 0x76, 0x30, 0]
        for size in [picture.rowBytes, picture.height] { bytes += [UInt8(size & 0xFF), UInt8(size >> 8)] }
        var last: UInt8 = bytes.last ?? 0
        for byte in picture.bytes {
            // One more point is drawn instead of a command in real time.
            let isCommand = last == 0x10 && (byte == 0x04 || byte == 0x05 || byte == 0x14)
            last = isCommand ? byte | 0x08 : byte
            bytes.append(last)
        }
        return bytes
    }
}

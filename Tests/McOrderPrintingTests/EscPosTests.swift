import McOrderModel
import Testing

@testable import McOrderPrinting

/// The bytes for a printer.
@Suite struct EscPosTests {
    private static let picture = TicketPicture(.none, columns: 32)

    private func bytes(_ text: String, _ style: PaperStyle = .normal, drawsAll: Bool = false) -> [UInt8] {
        EscPos.lines([PaperLine(text: text, style: style)], drawsAll: drawsAll, Self.picture)
    }

    @Test(arguments: [
        ("Iñaki", [0x49, 0xA4, 0x61, 0x6B, 0x69]), ("6,75 €", [0x36, 0x2C, 0x37, 0x35, 0x20, 0xD5]),
        ("çÇ", [0x87, 0x80]), ("áéíóúü", [0xA0, 0x82, 0xA1, 0xA2, 0xA3, 0x81]),
        ("¿¡×·", [0xA8, 0xAD, 0x9E, 0xFA]),
        ("«–»", [0xAE, 0x2D, 0xAF]), ("n\u{303}", [0xA4]),
    ])
    func `Spanish, Basque and the euro are characters of the code page`(_ text: String, _ bytes: [UInt8]) {
        #expect(CodePage858.encode(text) == bytes)
    }

    @Test(arguments: ["🍔", "Ω", "\u{1B}@", "a\u{10}\u{4}", "\u{7F}"])
    func `what the page lacks, and control characters, are no characters`(_ text: String) {
        #expect(CodePage858.encode(text) == nil)
        #expect(bytes(text).starts(with: [0x1D, 0x76, 0x30, 0]))
    }

    @Test func `a line has its size, weight and colours, and takes them back`() {
        #expect(
            bytes("A", PaperStyle(size: .large, isBold: true, isInverted: true, indent: 2))
                == [0x1D, 0x21, 0x11, 0x1B, 0x45, 1, 0x20, 0x20, 0x1D, 0x42, 1, 0x41, 0x1D, 0x42, 0, 0x0A]
        )
        #expect(bytes("A") == [0x1D, 0x21, 0, 0x1B, 0x45, 0, 0x41, 0x0A])
        #expect(bytes("A", drawsAll: true).starts(with: [0x1D, 0x76, 0x30, 0, 48, 0, 24, 0]))
    }

    @Test(arguments: [UInt8(0x04), 0x05, 0x14])
    func `a picture has no bytes on which a printer acts as they arrive`(_ second: UInt8) {
        var picture = Bitmap(width: 24, height: 1)
        for (index, byte) in [UInt8(0x10), second, 0x10].enumerated() {
            for bit in 0..<8 where byte & (0x80 >> bit) != 0 { picture[index * 8 + bit, 0] = true }
        }
        let bytes = EscPos.raster(picture)
        #expect(bytes.suffix(3) == [0x10, second | 0x08, 0x10])
        for (first, next) in zip(bytes, bytes.dropFirst()) where first == 0x10 {
            #expect(![0x04, 0x05, 0x14].contains(next))
        }
    }

    @Test func `a ticket begins with a reset and ends with the question of its profile`() {
        var settings = PrinterSettings(id: PrinterID("a"), address: .device("/dev/usb/lp0"))
        let id = TicketBytes.id(of: 7, attempt: 1)
        #expect(id.count == 4 && id.allSatisfy { (0x20...0x7E).contains($0) })
        #expect(id != TicketBytes.id(of: 7, attempt: 2))
        func end(_ profile: PrinterProfile) -> [UInt8] {
            settings.profile = profile
            let bytes = TicketBytes(settings, .none).bytes(of: [.text("A", .normal)], id: id)
            #expect(bytes.starts(with: [0x1B, 0x40, 0x1C, 0x2E, 0x1B, 0x74, 19]))
            return bytes
        }
        #expect(end(.epson).suffix(15) == [0x1D, 0x56, 66, 0, 0x1D, 0x28, 0x48, 6, 0, 48, 48] + id)
        #expect(end(.star).suffix(3) == [0x1D, 0x72, 1])
        #expect(end(.generic).suffix(3) == [0x1D, 0x56, 1])
        settings.address = .command(["lp", "-o", "raw"])
        #expect(end(.epson).suffix(4) == [0x1D, 0x56, 66, 0])
    }

    @Test(arguments: [
        ("10.0.0.7", PrinterSettings.Address.network(host: "10.0.0.7", port: 9100)),
        ("10.0.0.7:9101", .network(host: "10.0.0.7", port: 9101)),
        ("[fe80::1]:9101", .network(host: "fe80::1", port: 9101)),
        ("fe80::1", .network(host: "fe80::1", port: 9100)),
        ("/dev/usb/lp0", .device("/dev/usb/lp0")),
        ("lp -d a -o raw", .command(["lp", "-d", "a", "-o", "raw"])),
        ("/usr/bin/cat", .command(["/usr/bin/cat"])), ("host:0", nil), ("host:port", nil), (":9100", nil),
        ("", nil),
    ])
    func `an address is a machine, a device or a command`(_ text: String, _ address: PrinterSettings.Address?)
    {
        #expect(PrinterSettings.Address(text) == address)
    }
}

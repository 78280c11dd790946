import McOrderModel
import OrderTesting
import Testing

/// Source: format.md, *File name*.
@Suite struct OrderFileNameTests {
    @Test func `the sample's file is named by device and hash, without its number`() throws {
        let name = try Order(json: SampleOrder.file).fileName
        #expect(name == "iPhone4 de Beris.83f7da12d8ed899c.json")
    }

    @Test(
        arguments: [
            (".hidden", "_hidden"), ("..", "_."), ("...a", "_..a"), ("a.b", "a.b"), ("a/b", "a_b"),
            ("../../etc/passwd", "_._.._etc_passwd"), (#"C:\Windows"#, "C__Windows"),
            (#"\/:*?"<>|"#, "_________"), ("a\u{200B}b", "a_b"), ("\u{202E}gnp.exe", "_gnp.exe"),
            ("\u{FEFF}.x", "_.x"), ("👨‍👩‍👧", "👨_👩_👧"), ("Café", "Café"), ("iPhone de Ñandú", "iPhone de Ñandú"),
            ("-rf", "-rf"), (".\u{301}a", "_\u{301}a"), ("/\u{301}a", "_\u{301}a"), ("\u{AD}", "_"),
        ]
    )
    func `characters that are unsafe in file names become underscores`(_ device: String, _ stem: String)
        throws
    {
        #expect(Array(OrderFileName.stem(of: device, limit: 100).utf8) == Array(stem.utf8))
        #expect(try Order.sample(deviceName: device).fileName.hasPrefix(stem + "."))
    }

    @Test func `control characters become underscores`() {
        #expect(OrderFileName.stem(of: "a\u{0}\n\u{9F}\r\nb", limit: 100) == "a_____b")
    }

    @Test(
        arguments: [
            String(repeating: "a", count: 64), String(repeating: "ñ", count: 64),
            String(repeating: "👍", count: 64),
            String(repeating: "👍🏽", count: 64), String(repeating: "🇪🇸", count: 64),
            "a" + String(repeating: "👍🏽", count: 63), String(repeating: "e\u{301}\u{302}\u{303}", count: 64),
            "a" + String(repeating: "\u{301}", count: 255),
            "\u{1F469}" + String(repeating: "\u{E0101}", count: 255),
        ]
    )
    func `a file's name has at most 200 bytes and no character is cut`(_ device: String) throws {
        let order = try Order.sample(deviceName: device)
        let name = order.fileName
        #expect(name.utf8.count <= 200)
        let rest = ".\(ContentHash(of: order.json).description.prefix(16)).json"
        #expect(name.hasSuffix(rest))
        let kept = Array(name.utf8.dropLast(rest.utf8.count))
        // If a single character is too long, nothing of the device's name is kept. The name must still not
        // begin with a dot, which would hide the file.
        let whole = device.indices.dropFirst().map { Array(device[..<$0].utf8) } + [Array(device.utf8)]
        #expect(whole.contains(kept) || (device.count == 1 && kept == Array("_".utf8)))
    }

    @Test func `as many characters as fit are kept`() throws {
        let name = try Order.sample(deviceName: String(repeating: "中", count: 64)).fileName
        // 200 bytes minus ".", sixteen digits and ".json" leave 178 bytes; 59 characters of three bytes fit.
        #expect(name.hasPrefix(String(repeating: "中", count: 59) + "."))
        #expect(name.utf8.count == 199)
    }

    @Test(arguments: 0..<300)
    func `for any device name the file name is valid on every file system`(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed &+ 200)
        let name = try random.order().fileName
        #expect(name.utf8.count <= 200)
        #expect(!name.hasPrefix("."))
        #expect(name.hasSuffix(".json"))
        let harmful = name.unicodeScalars.filter { scalar in
            #"\/:*?"<>|"#.unicodeScalars.contains(scalar)
                || [.control, .format].contains(scalar.properties.generalCategory)
        }
        #expect(harmful.isEmpty)
    }

    @Test func `orders with other content have other file names`() throws {
        #expect(try Order.sample(comment: "a").fileName != Order.sample(comment: "b").fileName)
    }
}

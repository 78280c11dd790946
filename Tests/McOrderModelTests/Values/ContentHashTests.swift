import McOrderModel
import Testing

@Suite struct ContentHashTests {
    @Test(
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        ]
    )
    func `the hash is SHA-256 in lower-case hexadecimal digits`(_ text: String, _ digits: String) {
        #expect(ContentHash(of: text).description == digits)
    }

    @Test func `a text and its UTF-8 bytes have the same hash`() {
        #expect(ContentHash(of: "Jamón") == ContentHash(of: Array("Jamón".utf8)))
    }

    @Test func `texts that look the same have different hashes when their bytes differ`() {
        #expect(ContentHash(of: "\u{F3}") != ContentHash(of: "o\u{301}"))
    }

    @Test func `a stored hash is read back`() {
        let hash = ContentHash(of: "abc")
        #expect(ContentHash(stored: hash.bytes) == hash)
    }

    @Test(arguments: [0, 31, 33, 64])
    func `any other number of bytes is not a hash`(_ count: Int) {
        #expect(ContentHash(stored: Array(repeating: 0, count: count)) == nil)
    }

    // Expected values: printf 'mcorder plain 1\\0abc' | sha256sum, and so on.
    @Test(
        arguments: zip(
            [HashTag.plain, .file, .entry],
            [
                "efe701fd398c234dd0a597963ceaee7c91cf206a488472045f75708623c62e38",
                "0015e8ab659791f9e576e3aaf3dcf01d08a3b1516f39edcc72ec8af7eae05560",
                "0f12f986f0bcb92a0c4bac78e4f10f44d9698c5ab2829ec9ab3822bac7bd5df5",
            ]
        )
    )
    func `the same bytes with another tag have another hash`(_ tag: HashTag, _ digits: String) {
        #expect(ContentHash(tag, of: Array("abc".utf8)).description == digits)
    }

    @Test func `a written hash is read back, and any other text is not a hash`() {
        let hash = ContentHash(of: "abc")
        #expect(ContentHash(hexadecimal: hash.description) == hash)
        for text in [
            "", String(hash.description.dropLast()), hash.description + "0", hash.description.uppercased(),
        ] {
            #expect(ContentHash(hexadecimal: text) == nil)
        }
    }
}

import Testing

@testable import McOrderSettings

struct SizeSettingTests {
    @Test(arguments: [
        ("0", 0), ("256MB", 256 << 20), ("256 mb", 256 << 20), ("7", 7 << 20), ("4kB", 4096),
        ("2GB", 2 << 30),
        ("1TB", 1 << 40), ("1000000GB", 1_000_000 << 30),
    ])
    func `a size is a whole number with its unit`(_ text: String, _ bytes: Int64) {
        #expect(SizeSetting.parse(text) == bytes)
    }

    @Test(arguments: ["", "MB", "-1", "1.5GB", "1 GB x", "1EB", "99999999999TB", "٣MB"])
    func `any other text is not a size`(_ text: String) {
        #expect(SizeSetting.parse(text) == nil)
    }
}

import Testing

@testable import McOrderWeb

/// Where a page may lead back to.
@Suite struct LocalTargetTests {
    @Test(arguments: ["/", "/kitchen/garbera?station=bar", "/owner"])
    func `an address of this site is kept`(_ target: String) {
        #expect(LocalTarget.checked(target) == target)
    }

    @Test(arguments: [
        "//evil.example", "/\\evil.example", "/\t/evil.example", "/\n/evil.example", "https://evil.example",
        "", "a/b",
        "/a\\b", "/ñ",
    ])
    func `any other becomes the first page`(_ target: String) {
        #expect(LocalTarget.checked(target) == "/")
    }
}

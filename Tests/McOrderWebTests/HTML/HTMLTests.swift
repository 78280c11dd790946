import Testing

@testable import McOrderWeb

/// The code that builds HTML.
@Suite struct HTMLTests {
    @Test func `texts and values of attributes are escaped`() {
        let html = tag("p", .class("\"><b>"), .data("empty", nil)) { "<i> & 'x'\0" }
        #expect(html.rendered == "<p class=\"&quot;&gt;&lt;b&gt;\">&lt;i&gt; &amp; &#39;x&#39;\u{FFFD}</p>")
    }

    @Test func `an attribute without a value is written only if its condition is true`() {
        #expect(voidTag("input", HTMLAttribute("checked")).rendered == "<input checked>")
        #expect(voidTag("input", HTMLAttribute("checked", if: false)).rendered == "<input>")
    }
}

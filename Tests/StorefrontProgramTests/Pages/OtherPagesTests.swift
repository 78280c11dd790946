import Foundation
import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore
import Testing

@testable import StorefrontProgram

struct RestaurantsPageTests {
    private func page(_ shop: Shop) -> String {
        RestaurantsPage(shop: shop).document(.spanish).rendered
    }

    @Test func `each restaurant has its address, hours, telephone and place on a map`() throws {
        let page = try page(ShopSamples.shop())
        #expect(page.contains("href=\"/r/one\""))
        #expect(page.contains("Bar &lt;b&gt; Uno"))
        #expect(page.contains("Calle Mayor 1"))
        #expect(page.contains("Hoy 08:00-23:00"))
        #expect(page.contains("href=\"tel:+34943000001\""))
        #expect(page.contains("href=\"geo:43.3,-1.9\""))
    }

    @Test func `a closed restaurant says when it opens`() throws {
        #expect(try page(ShopSamples.shop()).contains("Cerrado; abre el domingo a las 08:00"))
    }

    @Test func `the foot names the company and its web site`() throws {
        let page = try page(ShopSamples.shop())
        #expect(page.contains("Bar &lt;b&gt;"))
        for part in [
            "Bar &lt;b&gt;, S. L. · NIF B00000000", "mailto:hola@bar.example", "Solo para tu pedido.",
        ] {
            #expect(page.contains(part), "\(part)")
        }
        #expect(page.contains("<a href=\"https://www.bar.example\" rel=\"noopener\">bar.example</a>"))
    }
}

struct BrandSheetTests {
    @Test func `a page has the company's colour, and the sheet the text that can be read on it`() throws {
        let page = try RestaurantsPage(shop: ShopSamples.shop()).document(.spanish).rendered
        #expect(page.contains("<link rel=\"stylesheet\" href=\"/assets/brand-0b5d3b.css\">"))
        let css = try #require(BrandSheet(name: "brand-0b5d3b.css")).css
        #expect(css.contains(":root { --brand: #0b5d3b; --on-brand: #ffffff; --brand-soft: #dae7e2; }"))
    }

    @Test(arguments: ["brand-.css", "brand-0b5d3.css", "brand-0b5d3b}.css", "tokens.css"])
    func `only a colour is the name of such a sheet`(name: String) {
        #expect(BrandSheet(name: name) == nil)
    }
}

struct OrderPageTests {
    @Test func `the page of an order contains no order, only places for it`() throws {
        let page = try OrderPage(shop: ShopSamples.shop()).document(.spanish).rendered
        #expect(page.contains("data-page=\"order\""))
        #expect(page.contains("id=\"cancel\" class=\"button danger wide\" hidden"))
        #expect(page.contains("data-at=\"one\" data-geo=\"geo:43.3,-1.9\""))
    }

    @Test func `the link to the page for the card is hidden, tells no referrer and opens no window`() throws {
        let page = try OrderPage(shop: ShopSamples.shop()).document(.spanish).rendered
        let part = try #require(
            page.firstMatch(of: /<section id="pay"[^>]*>.*?<\/section>/.dotMatchesNewlines())
        )
        #expect(part.output.contains("hidden") && part.output.contains("rel=\"noreferrer\""))
        #expect(part.output.contains("Meter la tarjeta"))
        #expect(!part.output.contains("target=") && !part.output.contains("href="))
    }

    @Test func `the safe answer to a cancellation has the focus`() throws {
        let page = try OrderPage(shop: ShopSamples.shop()).document(.spanish).rendered
        #expect(page.contains("value=\"\" autofocus>No, lo quiero"))
    }

    @Test(arguments: Language.allCases)
    func `sent, received and unknown are three words`(language: Language) throws {
        let words = [
            StoreStateText.sent[language], StoreStateText.state(.received)[language],
            StoreOrderText.noAnswer[language],
        ]
        #expect(Set(words).count == 3)
        let page = try OrderPage(shop: ShopSamples.shop()).document(language).rendered
        for word in words { #expect(page.contains(word)) }
    }
}

struct StorefrontAssetsTests {
    /// The folder with the files, beside the sources.
    private static let folder =
        "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        + "/Sources/StorefrontProgram/Assets"

    private func text(_ name: String) throws -> String {
        try String(contentsOfFile: "\(Self.folder)/\(name)", encoding: .utf8)
    }

    private var scripts: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: Self.folder).filter { $0.hasSuffix(".js") }
        }
    }

    @Test func `the worker keeps every file that the pages need`() throws {
        let worker = try text("sw.js")
        for file in try scripts where file != "sw.js" {
            #expect(worker.contains("\"/assets/\(file)\""), "\(file)")
        }
    }

    @Test func `no script computes with prices`() throws {
        let sums = /[cC]ents\s*[-+*\/]|[-+*\/]\s*\w*[cC]ents/
        for file in try scripts {
            #expect(try text(file).firstMatch(of: sums) == nil, "\(file)")
        }
    }

    @Test(arguments: ["shop.js", "shop.css", "sw.js", "manifest.webmanifest", "options.js"])
    func `each file is served`(name: String) throws {
        let head = HTTPRequest(
            method: .get,
            scheme: "http",
            authority: "bar.example",
            path: "/assets/\(name)"
        )
        let request = Request(head: head, body: RequestBody(buffer: ByteBuffer()))
        let response = try AssetFiles.storefront.response(name, to: request)
        #expect(response.status == .ok)
    }
}

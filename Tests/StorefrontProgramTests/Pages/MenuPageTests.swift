import McOrderModel
import McOrderText
import Testing

@testable import StorefrontProgram

struct MenuPageTests {
    @Test func `names of a catalogue never become markup`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop())
        #expect(page.contains("Burger &lt;i&gt;"))
        #expect(page.contains("Con &quot;queso&quot;."))
        #expect(!page.contains("Burger <i>"))
        #expect(!page.contains("Bar <b>"))
    }

    @Test func `a product shows its price, its allergens and its age limit`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop())
        let cola = ShopSamples.dish("cola", in: page)
        #expect(cola.contains("1,80\u{A0}€"))
        #expect(cola.contains("Ninguno de los 14 alérgenos declarados"))
        let beer = ShopSamples.dish("beer", in: page)
        #expect(beer.contains("Solo mayores de 18"))
    }

    @Test func `a product without data on allergens says so, and the filter cannot take it for free of any`()
        throws
    {
        let beer = try ShopSamples.dish("beer", in: ShopSamples.menu(of: ShopSamples.shop()))
        #expect(beer.contains("Alérgenos sin datos: pregunta"))
        #expect(!beer.contains("data-allergens"))
        let cola = try ShopSamples.dish("cola", in: ShopSamples.menu(of: ShopSamples.shop()))
        #expect(cola.contains("data-allergens=\"\""))
    }

    @Test func `a product with a choice that has to be made shows the least price and asks first`() throws {
        let burger = try ShopSamples.dish("burger", in: ShopSamples.menu(of: ShopSamples.shop()))
        #expect(burger.contains("desde 3,20\u{A0}€"))
        #expect(burger.contains("data-asks"))
        #expect(
            try !ShopSamples.dish("cola", in: ShopSamples.menu(of: ShopSamples.shop())).contains("data-asks")
        )
    }

    @Test func `a photograph is read when it comes into view, and a product without one has none`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop())
        let burger = ShopSamples.dish("burger", in: page)
        #expect(burger.contains("images/burger.webp\" alt=\"\""))
        #expect(burger.contains("loading=\"lazy\""))
        #expect(!ShopSamples.dish("cola", in: page).contains("<img"))
    }

    @Test func `what is sold out can be seen but not added`() throws {
        let until = ShopSamples.now + .seconds(3600)
        let shop = try ShopSamples.shop(soldOut: [.product(ProductID("cola")): until])
        let page = try ShopSamples.menu(of: shop)
        let cola = ShopSamples.dish("cola", in: page)
        #expect(cola.contains("Agotado hasta las 12:00"))
        #expect(!cola.contains("class=\"add\""))
        #expect(page.contains("<input type=\"radio\" name=\"drink\" value=\"cola\""))
        let pick = try #require(page.firstRange(of: "name=\"drink\" value=\"cola\""))
        #expect(page[pick.lowerBound...].prefix(200).contains(" disabled"))
    }

    @Test func `a choice that is sold out cannot be taken`() throws {
        let shop = try ShopSamples.shop(soldOut: [.choice(ChoiceID("curry")): ShopSamples.now + .seconds(60)])
        let page = try ShopSamples.menu(of: shop)
        let curry = try #require(page.firstRange(of: "data-choice=\"curry\""))
        let field = page[..<curry.lowerBound].suffix(200)
        #expect(field.contains(" disabled"))
    }

    @Test func `without a drink there is no menu to order`() throws {
        let until = ShopSamples.now + .seconds(3600)
        let gone: [SellableID: Timestamp] = [
            .product(ProductID("cola")): until, .product(ProductID("beer")): until,
        ]
        let page = try ShopSamples.menu(of: ShopSamples.shop(soldOut: gone))
        let menu = try #require(page.firstRange(of: "data-menu=\"burger\""))
        let item = page[menu.lowerBound...].prefix(900)
        #expect(item.contains("data-gone"))
        #expect(!item.contains("#m/burger"))
    }

    @Test func `what the restaurant does not sell is not on its menu`() throws {
        let shop = try ShopSamples.shop()
        #expect(try !ShopSamples.menu(of: shop).contains("Caldo"))
        #expect(try ShopSamples.menu(of: shop, at: "two").contains("Caldo"))
    }

    @Test func `a section without dishes does not appear`() throws {
        #expect(try !ShopSamples.menu(of: ShopSamples.shop()).contains("Vacía"))
    }

    @Test func `a restaurant that takes no orders of these pages can be read, and says whom to call`() throws
    {
        let page = try ShopSamples.menu(of: ShopSamples.shop(storefront: false))
        #expect(page.contains("no toma pedidos en esta página. Llama al +34 943 000 001"))
        #expect(page.contains("1,80\u{A0}€"))
        #expect(!page.contains("class=\"add\""))
        #expect(!page.contains("id=\"order\""))
        #expect(!page.contains("data-takes-orders"))
    }

    @Test func `a closed and a paused restaurant say until when`() throws {
        let shop = try ShopSamples.shop()
        #expect(try !ShopSamples.menu(of: shop).contains("Puedes ir eligiendo"))
        #expect(try ShopSamples.menu(of: shop, at: "two").contains("Ahora está cerrado; abre el domingo"))
        let paused = try ShopSamples.shop(pausedUntil: ShopSamples.now + .seconds(1800))
        #expect(try ShopSamples.menu(of: paused).contains("no acepta pedidos hasta las 11:30"))
    }

    @Test func `only the button of the ticket orders, with the words of the law`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop())
        #expect(page.components(of: "Pedido con obligación de pago") == 1)
        let button = try #require(page.firstRange(of: "id=\"order\""))
        for before in [
            "id=\"total\"", "id=\"contains\"", "id=\"adults\"", "id=\"kitchen\"", "Pagas en el restaurante",
        ] {
            let place = try #require(page.firstRange(of: before))
            #expect(place.lowerBound < button.lowerBound, "\(before)")
        }
    }

    @Test func `the names are those of the language`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop(), in: .basque)
        #expect(page.contains("<html lang=\"eu\">"))
        #expect(page.contains("Hanburgesa"))
        #expect(page.contains("Ordaintzeko betebeharra duen eskaera"))
        #expect(page.contains("value=\"en\" lang=\"en\">English</button>"))
    }

    @Test func `a page has nothing that the policy of its content forbids`() throws {
        let page = try ShopSamples.menu(of: ShopSamples.shop())
        #expect(!page.contains("style="))
        #expect(!page.contains("<style"))
        #expect(!page.contains("onclick"))
        #expect(
            page.components(of: "<script") == page.components(of: "<script src=")
                + page.components(of: "<script type=\"module\" src=")
        )
    }

    @Test func `a field for the coupon is there only where an offer needs one`() throws {
        #expect(try !ShopSamples.menu(of: ShopSamples.shop()).contains("name=\"coupon\""))
    }
}

extension String {
    /// How often another text occurs.
    fileprivate func components(of text: String) -> Int {
        ranges(of: text).count
    }
}

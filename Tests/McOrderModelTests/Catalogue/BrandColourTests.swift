import Testing

@testable import McOrderModel

/// Colours of a company, and text on them.
@Suite struct BrandColourTests {
    @Test("six digits are a colour, and nothing else is")
    func reading() {
        #expect(BrandColour("#FFC533")?.text == "#ffc533")
        for text in ["", "#", "ffc533", "#ffc53", "#ffc5333", "#ffc53g", "#１２３４５６", "red"] {
            #expect(BrandColour(text) == nil, "\(text)")
        }
    }

    @Test("the contrast is that of the standard")
    func contrast() throws {
        #expect(BrandColour.black.contrast(with: .white) == 21)
        // The pair that the standard's explanations name as just enough.
        let grey = try #require(BrandColour("#767676"))
        #expect((grey.contrast(with: .white) * 100).rounded() == 454)
    }

    @Test("text on any colour has a contrast of 4.5, and so has the pages' text on its pale one")
    func text() throws {
        let (ink, lightInk) = (try #require(BrandColour("#59544b")), try #require(BrandColour("#beb7aa")))
        for red in stride(from: 0, through: 255, by: 15) {
            for green in stride(from: 0, through: 255, by: 15) {
                for blue in stride(from: 0, through: 255, by: 15) {
                    let digits = [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
                    let colour = try #require(BrandColour("#" + digits.joined()))
                    #expect(colour.contrast(with: colour.textOnIt) >= 4.5)
                    #expect(colour.mixed(into: .white, share: 0.15).contrast(with: ink) >= 4.5)
                    #expect(colour.mixed(into: .darkSurface, share: 0.15).contrast(with: lightInk) >= 4.5)
                }
            }
        }
    }
}

import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderWeb

/// The style sheet of a company's colour. Its name is the colour, so browsers keep it for good.
struct BrandSheet {
    /// The part of the colour in the pale surfaces, on which the pages' own text keeps a contrast of 4.5.
    private static let paleShare = 0.15

    let colour: BrandColour

    init(_ colour: BrandColour) {
        self.colour = colour
    }

    /// The sheet of that name; `nil` if it is not one of a colour.
    init?(name: String) {
        guard name.hasPrefix("brand-"), name.hasSuffix(".css"),
            let colour = BrandColour("#" + name.dropFirst("brand-".count).dropLast(".css".count))
        else { return nil }
        self.colour = colour
    }

    /// The file's name among the assets.
    var name: String { "brand-\(colour.text.dropFirst()).css" }

    /// The colours of `tokens.css` that follow from the company's: on white, and on the dark surface.
    var css: String {
        let colours = "--brand: \(colour.text); --on-brand: \(colour.textOnIt.text);"
        return """
            :root { \(colours) --brand-soft: \(pale(.white)); }
            @media (prefers-color-scheme: dark) { :root { \(colours) --brand-soft: \(pale(.darkSurface)); } }

            """
    }

    private func pale(_ surface: BrandColour) -> String {
        colour.mixed(into: surface, share: Self.paleShare).text
    }

    var response: Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "text/css; charset=utf-8", .cacheControl: "public, max-age=31536000, immutable",
            ],
            body: ResponseBody(byteBuffer: ByteBuffer(string: css))
        )
    }
}

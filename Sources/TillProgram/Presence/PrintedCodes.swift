import McOrderQR
import McOrderText

/// A page with QR codes to print, one on each sheet of A4 or A6.
struct PrintedCodes {
    /// A QR code with what stands around it.
    struct Code {
        let symbol: QRSymbol
        /// The name of the table; `nil` for the code of the menu.
        let table: String?
    }

    let language: Language
    /// The restaurant's name.
    let restaurant: String
    /// The address of the restaurant's menu, which a customer can type.
    let address: String
    let codes: [Code]

    var html: String {
        """
        <!DOCTYPE html>
        <html lang="\(language.rawValue)">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>\(Self.escaped(PresenceText.printTitle(restaurant)[language]))</title>
        <style>
        \(Self.style)
        </style>
        </head>
        <body>
        \(codes.map(sheet).joined(separator: "\n"))
        </body>
        </html>

        """
    }

    private func sheet(_ code: Code) -> String {
        let side = code.symbol.size + 8
        let table = code.table.map { PresenceText.orderAtTable($0)[language] }
        return """
            <section>
            <h1>\(Self.escaped(restaurant))</h1>
            \(table.map { "<h2>\(Self.escaped($0))</h2>\n" } ?? "")\
            <svg viewBox="-4 -4 \(side) \(side)" role="img" aria-label="\(Self.escaped(address))">\
            <path d="M-4 -4h\(side)v\(side)h-\(side)z" fill="#fff"/><path d="\(code.symbol.path)"/></svg>
            <p>\(Self.escaped(PresenceText.order[language]))</p>
            <p class="address">\(Self.escaped(address))</p>
            </section>
            """
    }

    /// The sizes are those of A4; a narrower sheet has smaller ones.
    private static let style = """
        * { margin: 0; }
        body { background: #fff; color: #000; font: 24px/1.3 system-ui, sans-serif; text-align: center; }
        section { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: 6mm;
          padding: 10mm; min-height: 100vh; box-sizing: border-box; break-after: page; break-inside: avoid; }
        section:last-child { break-after: auto; }
        h1 { font-size: 40px; }
        h2 { font-size: 64px; line-height: 1; }
        svg { width: 120mm; max-width: 100%; }
        .address { font-weight: 600; overflow-wrap: anywhere; }
        @page { margin: 8mm; }
        @media print { section { padding: 0; min-height: 0; height: 100%; } }
        @media (max-width: 120mm) {
          body { font-size: 14px; }
          section { gap: 2mm; }
          h1 { font-size: 20px; }
          h2 { font-size: 32px; }
          svg { width: 62mm; }
        }
        """

    private static func escaped(_ text: String) -> String {
        HarmlessText.clean(text).reduce(into: "") { escaped, character in
            switch character {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            default: escaped.append(character)
            }
        }
    }
}

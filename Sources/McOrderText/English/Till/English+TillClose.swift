extension English {
    package func text(_ message: TillCloseText) -> String {
        switch message {
        case .abstract: "The close of the day’s orders."
        case .examples:
            """
            till close                      the day so far
            till close --final              makes the numbered close
            till close --final --register 812.40
            till close --number 12 --csv
            """
        case .finalHelp: "Make the close and store it; it cannot be undone."
        case .registerHelp: "The cash register’s total, such as 812.40."
        case .numberHelp: "An earlier close, by its number."
        case .csvHelp: "Print CSV: section, name, count and cents."
        case .registerNeedsFinal: "--register is only for --final"
        case .numberOrFinal: "either --number or --final"
        case .none(let number): "there is no close \(number)"
        case .badAmount(let text): "\(quoted(text)) is not an amount such as 812.40"
        case .title(let number): "Close of orders \(number)"
        case .preview: "Close of orders: the day so far"
        case .notAnInvoice:
            "This is no invoice, simplified invoice or receipt; the payment is recorded in the cash register."
        case .period: "period"
        case .by: "by"
        case .takings: "takings"
        case .vat: "Tax included"
        case .net: "net"
        case .tax: "tax"
        case .gross: "gross"
        case .exempt: "exempt"
        case .services: "Services"
        case .products: "Products"
        case .options: "Options"
        case .offers: "Offers (reduction)"
        case .hours: "By hour"
        case .paid: "Payment"
        case .payment(let kind): ["cash": "cash", "card": "card", "other": "other"][kind] ?? "not noted"
        case .cancelled: "Cancelled"
        case .noShows: "Not collected"
        case .struck: "Struck lines"
        case .corrections: "Corrections of earlier closes"
        case .correction(let code, let close): "\(code), of close \(close)"
        case .open: "open, left to the next close"
        case .running: "running total"
        case .register: "cash register"
        case .difference: "difference"
        case .hash: "hash"
        }
    }
}

extension English {
    package func text(_ message: TillCloseText) -> String {
        switch message {
        case .abstract: "The close of the day’s orders."
        case .examples:
            """
            till close                      the day so far
            till close --final              makes the numbered close
            till close --final --register 812.40
            till close --number 12 --register 812.40
            till close --number 12 --csv
            """
        case .finalHelp: "Make the close and store it; it cannot be undone."
        case .registerHelp: "The cash register’s total, such as 812.40."
        case .numberHelp: "An earlier close, by its number."
        case .csvHelp: "Print CSV; the columns say the close, its day and its restaurant."
        case .yesHelp: "make the close without a question"
        case .closesAbstract: "The closes of a restaurant, the latest first."
        case .mostHelp: "At most this many."
        case .registerNeedsFinal:
            "--register is for --final, or for the --number of a close that was made without it"
        case .numberOrFinal: "either --number or --final"
        case .none(let number): "there is no close \(number)"
        case .badAmount(let text):
            "\(quoted(text)) is not an amount such as 812.40; it has two decimals at most, and no sign for thousands"
        case .nothingToClose:
            "there is nothing to close: no order was collected, cancelled or recalled since the last close"
        case .registerKnown(let number): "close \(number) has the cash register’s total already"
        case .finalNeedsYes: "a close cannot be undone: look at it with “till close”, then repeat with --yes"
        case .question(let orders, let takings, let open):
            "Make the close with \(takings) (\(orders) \(orders == 1 ? "order" : "orders"), \(open) left open)? "
                + "It cannot be undone. [y/N] "
        case .notMade: "The close was not made."
        case .noCloses: "no close has been made yet"
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
        case .missing(let numbers):
            "not in this queue, which was restored from a backup: \(numbers.count == 1 ? "close" : "closes") "
                + closeNumbers(numbers)
        case .more(let amount): "\(amount) more in the till than counted"
        case .less(let amount): "\(amount) less in the till than counted"
        case .same: "the till has what was counted"
        case .businessDay: "business day"
        case .added(let moment, let by): "added \(moment) by \(by)"
        case .hash: "hash"
        }
    }
}

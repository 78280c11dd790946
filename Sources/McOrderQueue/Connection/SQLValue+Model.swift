import McOrderModel

extension Timestamp: SQLConvertible {
    var sqlValue: SQLValue { .integer(milliseconds) }

    init?(_ value: SQLValue) {
        guard let milliseconds = Int64(value) else { return nil }
        self.init(milliseconds: milliseconds)
    }
}

extension Money: SQLConvertible {
    var sqlValue: SQLValue { cents.sqlValue }

    init?(_ value: SQLValue) {
        guard let cents = Int(value) else { return nil }
        self.init(cents: cents)
    }
}

extension CatalogueID: SQLConvertible {
    var sqlValue: SQLValue { description.sqlValue }

    init?(_ value: SQLValue) {
        guard let text = String(value) else { return nil }
        self.init(text)
    }
}

extension SellableID: SQLConvertible {
    var sqlValue: SQLValue { description.sqlValue }

    init?(_ value: SQLValue) {
        guard let text = String(value) else { return nil }
        self.init(text)
    }
}

import McOrderModel

extension DecisionWriter {
    /// Lets those have a receipt who delivered the same content again, each in the way in which they can read
    /// it, as long as the receipt is kept.
    ///
    /// - Returns: the orders whose receipts have to be written.
    func answer(_ redeliveries: [(to: Redelivery, secrets: [ReceiptSecret]?)]) throws -> Set<Int64> {
        var orders: Set<Int64> = []
        var open: [ReceiptTable: [Int64]] = [:]
        for (what, secrets) in redeliveries {
            let (table, row): (ReceiptTable, RowReference)
            switch what {
            case .order(let reference): (table, row) = (.orders, reference)
            case .refusal(let reference): (table, row) = (.rejections, reference)
            // The answer to a notice that counts is in the receipt of its order.
            case .notice: continue
            }
            if let secrets {
                let id = try id(of: row)
                if try add(secrets, to: id, of: table), table == .orders { orders.insert(id) }
            } else {
                open[table, default: []].append(try id(of: row))
            }
        }
        for (table, ids) in open {
            let count = try connection.run(SQL.deciding.answerOpenly[table], [SQLValue.integers(ids)])
            if table == .orders, count > 0 { orders.formUnion(ids) }
        }
        return orders
    }

    /// Returns whether the row got a further secret.
    private func add(_ secrets: [ReceiptSecret], to id: Int64, of table: ReceiptTable) throws -> Bool {
        guard let row = try connection.row(SQL.deciding.secrets[table], [id]) else { return false }
        let known = [ReceiptSecret](storedSecrets: row[0] ?? []) ?? []
        let all = known + secrets.filter { !known.contains($0) }
        guard all.count > known.count, known.count < ReceiptSecret.most else { return false }
        let kept = Array(all.prefix(ReceiptSecret.most))
        try connection.run(SQL.deciding.setSecrets[table], [kept.stored, id])
        return true
    }
}

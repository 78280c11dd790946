import McOrderModel

extension DecisionWriter {
    /// Has those answered who delivered the same content again, each in the way in which they can read it, as long
    /// as the receipt is kept.
    func answer(_ redeliveries: [(to: Redelivery, secrets: [ReceiptSecret]?)]) throws {
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
                try add(secrets, to: id(of: row), of: table)
            } else {
                open[table, default: []].append(try id(of: row))
            }
        }
        for (table, ids) in open {
            try connection.run(SQL.deciding.answerOpenly[table], [SQLValue.integers(ids)])
        }
    }

    private func add(_ secrets: [ReceiptSecret], to id: Int64, of table: ReceiptTable) throws {
        guard let row = try connection.row(SQL.deciding.secrets[table], [id]), row[0] else { return }
        let known = [ReceiptSecret](storedSecrets: row[1] ?? []) ?? []
        let all = known + secrets.filter { !known.contains($0) }
        guard all.count > known.count, known.count < ReceiptSecret.most else { return }
        let kept = Array(all.prefix(ReceiptSecret.most))
        try connection.run(SQL.deciding.setSecrets[table], [kept.stored, id])
    }
}

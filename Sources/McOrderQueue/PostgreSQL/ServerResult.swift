#if PostgreSQL
import CLibPQ

/// The result of a statement.
final class ServerResult {
    private let result: OpaquePointer

    init(_ result: OpaquePointer) {
        self.result = result
    }

    deinit {
        PQclear(result)
    }

    /// The command's name, such as `COMMIT`.
    var command: String { String(cString: PQcmdStatus(result)) }

    /// How many rows the statement inserted, changed or deleted.
    var changedRows: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

    var rows: [Row] {
        let width = PQnfields(result)
        let columns = (0..<width).map { String(cString: PQfname(result, $0)) }
        let types = (0..<width).map { PQftype(result, $0) }
        return (0..<PQntuples(result)).map { row in
            Row(
                columns: columns,
                values: (0..<width).map { column in
                    if PQgetisnull(result, row, column) != 0 { return .null }
                    let bytes = UnsafeBufferPointer(
                        start: PQgetvalue(result, row, column),
                        count: Int(PQgetlength(result, row, column))
                    )
                    return SQLValue(UnsafeRawBufferPointer(bytes), type: types[Int(column)])
                }
            )
        }
    }

    /// The first column of the first row.
    var number: Int64? {
        if case .integer(let number)? = rows.first?.values.first { number } else { nil }
    }

    /// The first column of the first row.
    var text: String? {
        if case .text(let text)? = rows.first?.values.first { text } else { nil }
    }
}
#endif

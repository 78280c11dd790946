import McOrderWeb

/// A table of figures.
enum TableHTML {
    /// - Parameters:
    ///   - columns: the headings of the columns.
    ///   - rows: the cells of each row; the first names it.
    static func table(_ columns: [String], rows: [[String]]) -> HTML {
        tag("table") {
            tag("thead") {
                tag("tr") { columns.map { name in tag("th", HTMLAttribute("scope", "col")) { name } } }
            }
            tag("tbody") {
                rows.map { row in
                    tag("tr") {
                        tag("th", HTMLAttribute("scope", "row")) { row[0] }
                        row.dropFirst().map { value in tag("td") { value } }
                    }
                }
            }
        }
    }
}

import McOrderWeb

/// The parts of tables.
enum TableHTML {
    /// A table.
    ///
    /// - Parameter columns: the headings of the columns; `nil` for a column without one.
    static func table(
        _ columns: [String?] = [],
        class kind: String? = nil,
        @HTMLBuilder rows: () -> HTML
    ) -> HTML {
        tag("table", HTMLAttribute("class", kind)) {
            if !columns.isEmpty { tag("thead") { tag("tr") { columns.map(heading) } } }
            tag("tbody", content: rows)
        }
    }

    private static func heading(_ name: String?) -> HTML {
        name.map { name in tag("th", HTMLAttribute("scope", "col")) { name } } ?? tag("td")
    }

    /// A row of a table.
    ///
    /// - Parameter share: the row's value and the highest of all rows, for a bar below the name.
    static func row(_ name: String, _ values: [String], share: (value: Int, of: Int)? = nil) -> HTML {
        tag("tr") {
            tag("th", HTMLAttribute("scope", "row")) {
                name
                if let share {
                    let percent = 100 * Double(share.value) / Double(max(1, share.of))
                    tag(
                        "svg",
                        .class("chart share"),
                        HTMLAttribute("viewBox", "0 0 100 4"),
                        HTMLAttribute("preserveAspectRatio", "none"),
                        .aria("hidden", "true")
                    ) {
                        let width = HTMLAttribute("width", SVG.number(percent))
                        tag("rect", .class("bar"), width, HTMLAttribute("height", "4"))
                    }
                }
            }
            values.map { value in tag("td") { value } }
        }
    }
}

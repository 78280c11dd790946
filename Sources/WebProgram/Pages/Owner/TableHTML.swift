/// The parts of tables.
enum TableHTML {
    /// The heading of a column.
    static func heading(_ name: String) -> HTML {
        tag("th", HTMLAttribute("scope", "col")) { name }
    }

    /// A row of a table.
    ///
    /// - Parameter share: the row's value and the highest of all rows, for a bar below the name.
    static func row(_ name: String, _ values: [String], share: (value: Int, of: Int)? = nil) -> HTML {
        tag("tr") {
            tag("th", HTMLAttribute("scope", "row")) {
                name
                if let share {
                    tag(
                        "svg",
                        .class("chart share"),
                        HTMLAttribute("viewBox", "0 0 100 4"),
                        HTMLAttribute("preserveAspectRatio", "none"),
                        HTMLAttribute("aria-hidden", "true")
                    ) {
                        tag(
                            "rect",
                            .class("bar"),
                            HTMLAttribute(
                                "width",
                                SVG.number(100 * Double(share.value) / Double(max(1, share.of)))
                            ),
                            HTMLAttribute("height", "4")
                        )
                    }
                }
            }
            values.map { value in tag("td") { value } }
        }
    }
}

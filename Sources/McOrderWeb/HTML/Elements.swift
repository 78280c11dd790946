/// Makes a button that sends no form; a script handles it.
package func button(_ attributes: HTMLAttribute..., @HTMLBuilder content: () -> HTML) -> HTML {
    tag("button", [.type("button")] + attributes, content: content)
}

/// Makes the label of the field with that id.
package func label(for id: String, _ text: String) -> HTML {
    tag("label", HTMLAttribute("for", id)) { text }
}

/// Makes a link to one of several pages, of which the reader sees one.
package func link(_ path: String, _ name: String, isCurrent: Bool) -> HTML {
    tag("a", .href(path), .aria("current", isCurrent ? "page" : nil)) { name }
}

/// Makes a section with a heading that names it.
package func section(
    _ id: String,
    class kind: String,
    @HTMLBuilder heading: () -> HTML,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    tag("section", .class(kind), .aria("labelledby", id)) {
        tag("h2", .id(id), content: heading)
        content()
    }
}

/// Makes a dialog with a title that names it.
package func dialog(
    _ id: String,
    titleID: String,
    class kind: String? = nil,
    @HTMLBuilder title: () -> HTML,
    @HTMLBuilder content: () -> HTML
) -> HTML {
    tag("dialog", .id(id), HTMLAttribute("class", kind), .aria("labelledby", titleID)) {
        tag("form", HTMLAttribute("method", "dialog")) {
            tag("h2", .id(titleID), content: title)
            content()
        }
    }
}

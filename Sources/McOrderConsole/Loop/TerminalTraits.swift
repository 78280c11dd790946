import Glibc

/// The capabilities of a terminal.
package struct TerminalTraits: Hashable, Sendable {
    /// Whether nothing can be drawn: there is no terminal, or it cannot move its cursor.
    package let isDumb: Bool
    /// The characters that the terminal can show.
    package let glyphs: Glyphs
    /// Whether the terminal has colours and its user wants them.
    package let hasColour: Bool

    /// Derives the capabilities from the environment.
    ///
    /// The terminal is dumb if `TERM` is absent, empty or `dumb`. All of Unicode is shown if the locale's
    /// codeset is UTF-8, or if the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names UTF-8, as a
    /// system may lack the locale's files. Colour is shown unless `NO_COLOR` is set and not empty
    /// (no-color.org), or `TERM` names a terminal without colour.
    ///
    /// - Parameters:
    ///   - isTerminal: whether input and output are a terminal.
    ///   - codeset: the locale's codeset, as nl_langinfo(3) returns it.
    ///   - environment: returns the value of an environment variable.
    package init(isTerminal: Bool, codeset: String, environment: (String) -> String?) {
        let term = environment("TERM") ?? ""
        isDumb = !isTerminal || term.isEmpty || term == "dumb"
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
        glyphs = Self.isUTF8(codeset) || Self.isUTF8(locale) ? .unicode : .ascii
        let isMonochrome = ["-m", "-mono"].contains { term.hasSuffix($0) } || term.hasPrefix("vt")
        hasColour = !isDumb && !isMonochrome && (environment("NO_COLOR") ?? "").isEmpty
    }

    /// The capabilities of this process's terminal.
    package static var current: TerminalTraits {
        TerminalTraits(isTerminal: Terminal.canAsk, codeset: codeset, environment: Terminal.environment)
    }

    /// The codeset of the user's locale, or of the C locale if the system lacks the user's.
    private static var codeset: String {
        guard let locale = newlocale(1 << CInt(LC_CTYPE), "", nil) else { return "" }
        defer { freelocale(locale) }
        return nl_langinfo_l(nl_item(CODESET), locale).map { String(cString: $0) } ?? ""
    }

    private static func isUTF8(_ name: String) -> Bool {
        let folded = name.lowercased()
        return folded.hasSuffix("utf-8") || folded.hasSuffix("utf8") || folded.contains("utf-8@")
            || folded.contains("utf8@")
    }
}

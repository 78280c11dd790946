extension HarmlessText {
    /// The clean texts, with commas between them.
    static func list(_ texts: [String]) -> String {
        texts.map(clean).joined(separator: ", ")
    }
}

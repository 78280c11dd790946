extension HarmlessText {
    /// The cleaned texts, separated by commas.
    static func list(_ texts: [String]) -> String {
        texts.map(clean).joined(separator: ", ")
    }
}

/// The form of a device's name in which two names count as the same, as an SQL expression.
///
/// The function `lower` of both engines changes the letters of ASCII alone, so the other capital letters that
/// names here have are replaced before. The index of the names has exactly this text, and so cannot change
/// without a migration.
enum FoldedName {
    private static let letters = [
        ("Á", "á"), ("É", "é"), ("Í", "í"), ("Ó", "ó"), ("Ú", "ú"), ("Ü", "ü"), ("Ñ", "ñ"), ("Ç", "ç"),
    ]

    static func of(_ column: String) -> String {
        let folded = letters.reduce("trim(\(column))") { "replace(\($0), '\($1.0)', '\($1.1)')" }
        return "lower(\(folded))"
    }
}

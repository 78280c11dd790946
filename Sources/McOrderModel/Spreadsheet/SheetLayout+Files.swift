/// Names of files beside the tables.
extension SheetLayout {
    /// Whether a file may be meant as a table but does not have the name of one: `Hours.csv`,
    /// `offers (1).csv`, `hours.csv.txt`, or a conflict copy. Hidden files and an editor's backups are not.
    package static func isOther(_ name: String) -> Bool {
        let small = name.lowercased()
        let isMeant =
            [".csv", ".csv.txt"].contains { small.hasSuffix($0) }
            || small.contains(".csv") && isConflictCopy(name)
        return isMeant && !name.hasPrefix(".") && !Table.allCases.contains { $0.fileName == name }
    }

    /// Whether a sync program made the file because a table was changed in two places: `products.csv` becomes
    /// `products.sync-conflict-20261126-101500-ABCDEFG.csv` in Syncthing, `products.csv.conflict1` in rclone,
    /// `products (conflicted copy 2026-11-26 101500).csv` in Nextcloud and
    /// `products (Ana's conflicted copy 2026-11-26).csv` in Dropbox.
    package static func isConflictCopy(_ name: String) -> Bool {
        let words = [
            ".sync-conflict-", "conflicted copy", ".csv.conflict", ".conflict", "copia en conflicto",
        ]
        return words.contains { name.lowercased().contains($0) }
    }

    /// The table whose name is similar to that of a file.
    static func table(near name: String) -> Table? {
        let stem = SearchKey(name).text.prefix { $0 != "." && $0 != "(" && $0 != " " }
        let names = Table.allCases.flatMap { table in
            (otherNames[table] ?? []).map { ($0, table) } + [(table.rawValue, table)]
        }
        let near = NearMiss.best(for: String(stem), among: names.map(\.0))
        return names.first { $0.0 == near }?.1
    }

    /// What owners call the tables in Spanish and Basque.
    private static let otherNames: [Table: [String]] = [
        .company: ["empresa", "enpresa", "compania"],
        .vat: ["iva", "bez", "impuestos", "zergak"],
        .categories: ["categorias", "kategoriak"],
        .products: ["productos", "produktuak", "carta", "karta"],
        .menus: ["menuak"],
        .options: ["opciones", "aukerak"],
        .optionPrices: ["precios-opciones", "aukeren-prezioak"],
        .restaurants: ["restaurantes", "jatetxeak", "locales"],
        .hours: ["horas", "horario", "horarios", "ordutegia", "orduak"],
        .services: ["servicios", "zerbitzuak"],
        .stations: ["estaciones", "puestos", "postuak"],
        .prices: ["precios", "prezioak"],
        .offers: ["ofertas", "eskaintzak"],
        .planned: ["planificados", "previstos", "aurreikusiak"],
        .translations: ["traducciones", "itzulpenak"],
    ]
}

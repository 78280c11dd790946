internal import McOrderModel

extension Spanish {
    package func text(_ message: CatalogueToolText) -> String {
        switch message {
        case .abstract: "Herramientas del dueño para su catálogo."
        case .check: "Revisa el catálogo."
        case .show: "Muestra los productos con sus precios."
        case .diff: "Muestra lo que ha cambiado desde lo publicado."
        case .price: "Cambia el precio de un producto."
        case .export: "Escribe el catálogo en tablas para una hoja de cálculo."
        case .load: "Sustituye el catálogo por esas tablas, si todas están bien."
        case .csvHelp: "La carpeta de las tablas."
        case .forceHelp: "Sustituye las tablas que haya."
        case .productHelp: "El producto, por su nombre o id."
        case .priceHelp: "El precio nuevo, como 2.80."
        case .restaurantHelp: "Solo en este restaurante, por su id."
        case .fromHelp: "Desde cuándo: una fecha, o fecha y hora del restaurante (si no, desde ya)."
        case .valid(let products, let restaurants):
            "El catálogo está bien: \(products) producto\(products == 1 ? "" : "s"), "
                + "\(restaurants) restaurante\(restaurants == 1 ? "" : "s")."
        case .priceSet(let product, let before, let after, let when):
            "\(HarmlessText.clean(product)): de \(before) a \(after)"
                + (when.map { ", desde \(HarmlessText.clean($0))" } ?? "") + "."
        case .exported(let files, let path): "\(files) tablas en \(HarmlessText.clean(path))."
        case .loaded: "Catálogo sustituido. El servicio lo publica en cuanto lo ve."
        case .same: "Nada ha cambiado desde lo publicado."
        case .added(let row): "nuevo: \(HarmlessText.clean(row))"
        case .removed(let row): "quitado: \(HarmlessText.clean(row))"
        case .notPublished: "Todavía no se ha publicado ningún catálogo."
        case .sheetError(let error): place(error, row: "fila", column: "columna") + problem(error.problem)
        case .unknownProduct(let word, let nearest):
            "no hay ningún producto \(quoted(word))"
                + (nearest.map { ". ¿Querías decir \(quoted($0))?" } ?? "")
        case .unknownRestaurant(let word, let names):
            "no hay ningún restaurante \(quoted(word)). Hay: \(HarmlessText.list(names))"
        case .tablesExist(let file): "ya hay un \(HarmlessText.clean(file)); elige otra carpeta o usa --force"
        case .badPrice(let text): "\(quoted(text)) no es un precio como 2.80"
        }
    }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownColumn(let name, let near):
            "no hay ninguna columna \(quoted(name))" + (near.map { "; ¿es \(quoted($0))?" } ?? "")
        case .missingFile: "falta el archivo"
        case .tooManyCells: "la fila tiene más celdas que columnas"
        case .notAnAmount(let text): "\(quoted(text)) no es un importe como 3,95"
        case .notANumber(let text): "\(quoted(text)) no es un número"
        case .notAFlag(let text): "\(quoted(text)) no es sí ni no"
        case .unknownEntry(let id, let table): "\(quoted(id)) no está en \(table.fileName)"
        case .unknownWord(let text, let words):
            "\(quoted(text)) no vale; escribe \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}

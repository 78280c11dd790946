import McOrderModel

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
            "El catálogo está bien: \(counted(products, "producto")), \(counted(restaurants, "restaurante"))."
        case .priceSet(let product, let before, let after, let when):
            "\(HarmlessText.clean(product)): de \(before) a \(after)"
                + (when.map { ", desde \(HarmlessText.clean($0))" } ?? "") + "."
        case .exported(let files, let path): "\(counted(files, "tabla")) en \(HarmlessText.clean(path))."
        case .loaded: "Catálogo sustituido. Si el servicio está en marcha, lo publica enseguida."
        case .sameTables: "Las tablas dicen lo mismo que el catálogo: no hay nada que hacer."
        case .changes(let added, let removed, let changed):
            "Nuevo: \(added). Quitado: \(removed). Cambiado: \(changed)."
        case .confirmLoading: "¿Sustituyo el catálogo? [s/N] "
        case .needsYes: "el catálogo cambiaría como se ve arriba; añade --yes para sustituirlo sin preguntar"
        case .notLoaded: "No se ha cambiado nada."
        case .dryRun: "No se ha cambiado nada (--dry-run)."
        case .newCatalogue(let products, let restaurants):
            "Un catálogo nuevo: \(counted(products, "producto")), \(counted(restaurants, "restaurante"))."
        case .conflictCopy(let file):
            "\(HarmlessText.clean(file)): copia por un conflicto de sincronización; no se lee"
        case .picturesBelong(let folder): "Las fotos van en \(HarmlessText.clean(folder))."
        case .yesHelp: "No pregunta."
        case .dryRunHelp: "Solo revisa las tablas y muestra lo que cambiaría."
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
        case .badPrice(let text): "\(quoted(text)) no es un precio como 2,80; " + amountRule
        }
    }

    private var amountRule: String { "un importe lleva dos decimales como mucho, y ningún signo de millares" }

    private func problem(_ problem: SheetError.Problem) -> String {
        switch problem {
        case .unknownFile(let near):
            "ninguna tabla se llama así" + (near.map { "; ¿es \($0)?" } ?? ".")
                + " Cámbiale el nombre o quítalo"
        case .notAFile: "es una carpeta, un enlace o una tubería, no un archivo"
        case .tooLarge(let limit): "ocupa más de \(limit >> 20) MB"
        case .changing: "cambia mientras se lee; prueba otra vez"
        case .noHeader: "está vacía: la primera fila lleva los nombres de las columnas"
        case .noRows: "no tiene filas debajo de la cabecera"
        case .repeatedColumn(let name): "la columna \(quoted(name)) está dos veces"
        case .missingColumn(let name): "falta la columna \(quoted(name))"
        case .secondRow: "esta tabla tiene una sola fila"
        case .repeatedRow(let first): "repite lo que dice la fila \(first); deja una de las dos"
        case .differsFrom(let row): "no dice lo mismo que la fila \(row), que describe el grupo; déjala vacía"
        case .noRowWith(let word): "ninguna fila tiene \(quoted(word))"
        case .endless(let problem): say(BookRecipeText.problem(problem))
        case .tooManyRows(let word, let most):
            "demasiadas filas tienen \(quoted(word)); puede haber hasta \(most)"
        case .notUsed([]): "nada de esta fila tiene efecto"
        case .notUsed(let others):
            "no tiene efecto en esta fila; aquí solo lo tienen: \(others.joined(separator: ", "))"
        case .notUsedWithout(let table): "no tiene efecto sin \(table.fileName)"
        case .garbled(let text):
            "\(quoted(text)) tiene letras cambiadas: guarda la tabla como «CSV UTF-8» y revisa esta celda"
        case .quotes: "hay unas comillas sin cerrar; dentro de una celda se escriben dobles"
        case .damaged(let text):
            "\(quoted(text)) lo ha puesto la hoja de cálculo: da a la columna formato de texto y vuelve a escribirlo"
        case .fraction(let text, let percent):
            "\(quoted(text)): ¿es el \(percent) %? Entonces escribe \(percent); si de verdad es tan poco, "
                + "«\(text) %»"
        case .fractionOfWhole(let text, let percent):
            "\(quoted(text)): ¿es el \(percent) %? Entonces escribe \(percent); tiene que ser un número entero"
        case .ambiguousDate(let text, let one, let other):
            "\(quoted(text)) puede ser \(one) o \(other): escríbelo de una de estas dos maneras"
        case .repeated(let text, let row): "\(quoted(text)) ya está en la fila \(row)"
        case .overlap(let text, let row):
            "\(quoted(text)) empieza antes de que acabe el horario de la fila \(row); júntalos o sepáralos"
        case .unknownColumn(let name, let near):
            "no hay ninguna columna \(quoted(name))" + (near.map { "; ¿es \(quoted($0))?" } ?? "")
        case .missingFile: "falta el archivo"
        case .tooManyCells: "la fila tiene una celda sin columna: busca un separador de más"
        case .notAnAmount(let text): "\(quoted(text)) no es un importe como 3,95; " + amountRule
        case .notANumber(let text): "\(quoted(text)) no es un número"
        case .notAFlag(let text): "\(quoted(text)) no es sí ni no; escribe uno de los dos"
        case .unknownEntry(let id, let table, let near):
            "\(quoted(id)) no está en \(table.fileName)" + (near.map { "; ¿es \(quoted($0))?" } ?? "")
        case .unknownWord(let text, let words):
            "\(quoted(text)) no vale; escribe \(words.joined(separator: ", "))"
        case .catalogue(let problem): say(problem)
        }
    }
}

package import McOrderModel

extension Spanish {
    package func text(_ problem: CatalogueError.Problem) -> String {
        switch problem {
        case .missingFile: "falta el archivo"
        case .unreadable(let words): "no se puede leer: \(cause(words))"
        case .notJSON(let error): "no es JSON: \(say(error))"
        case .unknownFormat: "formato desconocido: actualiza este programa"
        case .wrongVersion: "el contenido no es el de su versión: el archivo llegó dañado o a medias"
        case .missing: "falta"
        case .wrongKind(let kind): "debe ser \(say(kind))"
        case .unknownKey(nil): "clave desconocida"
        case .unknownKey(let suggestion?): "clave desconocida; ¿querías decir «\(suggestion)»?"
        case .repeatedKey: "la clave está dos veces"
        case .empty: "está vacío"
        case .length(let range): "debe tener de \(range.lowerBound) a \(range.upperBound) caracteres"
        case .controlCharacters: "lleva caracteres de control"
        case .invisible: "no se ve: solo lleva espacios o caracteres invisibles"
        case .notAPrice(let text): "\(quoted(text)) no es un precio; escríbelo como 6.75"
        case .badID(let id): "el id \(quoted(id)) solo puede llevar minúsculas sin acento, cifras y guiones"
        case .duplicateID(let id, let first): "el id \(quoted(id)) ya está en \(first)"
        case .duplicateName(let name, let first): "el nombre \(quoted(name)) ya está en \(first)"
        case .unknownReference(let id, let target): "no hay \(say(target)) \(quoted(id))"
        case .breaksMenuRule(let name):
            "\(quoted(name)) contiene « + » o empieza por «(G) », que se reservan para los menús"
        case .breaksOptionRule(let name):
            "\(quoted(name)) contiene « [», «]», «, » o « + », o empieza por un número y «× », que se reservan "
                + "para las opciones"
        case .wrongDefault(let range):
            "si hay «default», «min» es al menos 1 y el número de opciones que se nombran va de "
                + "\(range.lowerBound) a \(range.upperBound)"
        case .tooFewChoices(let count): "hay menos opciones de las \(count) que hay que elegir"
        case .choiceInTwoGroups(let name): "el producto ya tiene la opción \(quoted(name)) en otro grupo"
        case .choiceNotOffered(let id): "el producto no tiene la opción \(quoted(id))"
        case .unknownWord(let text, let words):
            "\(quoted(text)) no vale; escribe \(words.joined(separator: " o "))"
        case .notATime(let text): "\(quoted(text)) no es una hora como 10:00"
        case .notARate(let text):
            "\(quoted(text)) no es un tipo de impuesto; escribe un porcentaje como 10 o 5.5, o exempt"
        case .notAscending(let day): "\(day) no es posterior a la fecha anterior"
        case .unknownTimeZone(let name):
            "no existe la zona horaria \(quoted(name)); por ejemplo Europe/Madrid"
        case .notACurrency(let text): "\(quoted(text)) no es una moneda; por ejemplo EUR"
        case .notAWebAddress(let text): "\(quoted(text)) no empieza por https:// ni http://"
        case .unknownAllergen(let text, nil):
            "\(quoted(text)) no es uno de los 14 alérgenos, que son: \(allergenWords)"
        case .unknownAllergen(let text, let suggestion?):
            "\(quoted(text)) no es uno de los 14 alérgenos; ¿querías decir «\(suggestion)»?"
        case .outOfRange(let text, let range):
            "\(text) no está entre \(limit(range.lowerBound)) y \(limit(range.upperBound))"
        case .zeroCoordinates: "las coordenadas son 0, 0"
        case .swappedCoordinates: "latitud y longitud parecen cambiadas"
        case .onlyPromoted: "el producto solo está en una promoción; dale otra categoría"
        case .notInMenuCategory(let id): "\(quoted(id)) no está en la categoría de los menús"
        case .notAMenu(let id):
            "\(quoted(id)) está en la categoría de los menús, pero ningún menú empieza por él"
        case .notAShift(let text):
            "\(quoted(text)) no es un horario; escríbelo como 09:00-17:00, o 20:00-02:00 "
                + "si acaba al día siguiente"
        case .emptyShift(let text):
            "\(quoted(text)) acaba donde empieza; para todo el día escribe 00:00-24:00"
        case .overlappingShift(let text, let other):
            "\(quoted(text)) empieza antes de que acabe el de \(other); júntalos o sepáralos"
        case .tooManyOffers(let most): "tiene más de \(most) ofertas; quita las que ya pasaron"
        case .tooManyTwoForOne(let most):
            "tiene más de \(most) ofertas 2×1; una sola oferta puede nombrar muchos productos"
        case .unknownDay: "no es un día; los días son mon, tue, wed, thu, fri, sat y sun"
        case .notADate(let text): "\(quoted(text)) no es una fecha; escríbela como 2026-12-25"
        case .missingImage(let path): "no hay imagen \(quoted(path)) en el catálogo"
        }
    }

    package func text(_ kind: CatalogueError.Kind) -> String {
        switch kind {
        case .text: "un texto"
        case .integer: "un número entero"
        case .number: "un número"
        case .flag: "true o false"
        case .list: "una lista"
        case .object: "un objeto"
        }
    }

    package func text(_ target: CatalogueError.Target) -> String {
        switch target {
        case .category: "categoría"
        case .product: "producto"
        case .sandwich: "menú que empiece por"
        case .optionGroup: "grupo de opciones"
        case .choice: "opción"
        case .vatClass: "tipo de impuesto"
        case .restaurant: "restaurante"
        case .station: "puesto de cocina"
        }
    }

    package func text(_ error: JSONError) -> String {
        switch error {
        case .notUTF8: "no está en UTF-8"
        case .byteOrderMark: "empieza por una marca BOM"
        case .syntax(let offset): "error en el byte \(offset)"
        case .trailingBytes(let offset): "sobra algo desde el byte \(offset)"
        case .loneSurrogate(let offset): "medio carácter en el byte \(offset)"
        case .tooDeep(let offset): "demasiados niveles en el byte \(offset)"
        case .controlCharacter(let offset): "carácter de control en el byte \(offset)"
        }
    }
}

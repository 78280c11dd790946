package import McOrderModel

extension Spanish {

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

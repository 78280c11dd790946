package import McOrderModel

extension English {

    package func text(_ kind: CatalogueError.Kind) -> String {
        switch kind {
        case .text: "a text"
        case .integer: "a whole number"
        case .number: "a number"
        case .flag: "true or false"
        case .list: "a list"
        case .object: "an object"
        }
    }

    package func text(_ target: CatalogueError.Target) -> String {
        switch target {
        case .category: "category"
        case .product: "product"
        case .sandwich: "menu that begins with"
        case .optionGroup: "group of options"
        case .choice: "choice"
        case .vatClass: "VAT class"
        case .restaurant: "restaurant"
        case .station: "station"
        }
    }

    package func text(_ error: JSONError) -> String {
        switch error {
        case .notUTF8: "it is not UTF-8"
        case .byteOrderMark: "it begins with a byte-order mark"
        case .syntax(let offset): "error at byte \(offset)"
        case .trailingBytes(let offset): "unexpected text from byte \(offset) on"
        case .loneSurrogate(let offset): "half a character at byte \(offset)"
        case .tooDeep(let offset): "nested too deep at byte \(offset)"
        case .controlCharacter(let offset): "control character at byte \(offset)"
        }
    }
}

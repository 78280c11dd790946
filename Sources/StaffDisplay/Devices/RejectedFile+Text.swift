package import McOrderModel
package import McOrderText

extension RejectedFile {
    /// The reason, with the words of the receipt.
    ///
    /// - Parameters:
    ///   - now: the time of reading; `nil` for a text that may be read at any time.
    ///   - names: the names of products and choices in the reader's language.
    package func sentence(now: Timestamp?, _ names: ShownNames = .own) -> Sentence {
        reason.sentence(detail, now: now, isNotice: isNotice, names: names)
    }

    /// The file as `--json` prints it, with the reason in this language. Source: commands.md.
    package func json(in language: Language) -> JSONValue {
        let products = detail.products.map { JSONValue.string($0) }
        let members = [
            JSONValue.Member("id", .integer(id)),
            JSONValue.Member("file", .string(file)),
            JSONValue.Member("reason", .string(reason.rawValue)),
            JSONValue.Member("message", .string(sentence(now: nil)[language])),
            JSONValue.Member("udid", .optional(udid.map(DeviceKey.printed))),
            JSONValue.Member("number", .optional(number.map(String.init))),
            JSONValue.Member("at", .string(at.description)),
            JSONValue.Member("bytes", .integer(bytes)),
        ]
        // The unavailable products, and the end of the reason if it is temporary.
        let passing = JSONValue.present([
            ("products", products.isEmpty ? nil : .array(products)),
            ("until", detail.until.map { .string($0.description) }),
        ])
        return .object(members + passing)
    }
}

/// The position of an error in a catalogue's file, as an editor shows it.
package struct CataloguePlace: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column in characters, counted from 1.
    package let column: Int
    /// The name, or else the id, of the product, category or restaurant that contains the error.
    package let name: String?

    /// Creates the position of the byte at `offset`.
    init(offset: Int, in bytes: [UInt8], name: String?) {
        let before = bytes.prefix(offset)
        let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        line = 1 + before.count { $0 == UInt8(ascii: "\n") }
        column = 1 + String(decoding: before[lineStart...], as: UTF8.self).count
        self.name = name
    }

    /// The positions of the errors of one file, for those that can be located in it.
    static func find(_ errors: [CatalogueError], in bytes: [UInt8]) -> [CatalogueError: CataloguePlace] {
        let depth = CatalogueReader.depthLimit
        let offsets = JSONReader.offsets(bytes, depth: depth)
        let reading = Result { () throws(JSONError) in try JSONReader.read(bytes, depth: depth).value }
        var places: [CatalogueError: CataloguePlace] = [:]
        for error in errors {
            if case .notJSON(let reason) = error.problem, let offset = reason.offset {
                places[error] = CataloguePlace(offset: offset, in: bytes, name: nil)
            } else if case .success(let root) = reading, let offset = offset(of: error.path, among: offsets) {
                let name = name(at: error.path, in: root)
                places[error] = CataloguePlace(offset: offset, in: bytes, name: name)
            }
        }
        return places
    }

    /// The offset of the value with that path; for a missing value, that of the value in which it is missing.
    private static func offset(of path: String, among offsets: [String: Int]) -> Int? {
        var path = path[...]
        while !path.isEmpty {
            if let offset = offsets[String(path)] { return offset }
            guard let cut = path.lastIndex(where: { $0 == "." || $0 == "[" }) else { return nil }
            path = path[..<cut]
        }
        return nil
    }

    /// The name, or else the id, of the element of the outermost list that contains `path`.
    private static func name(at path: String, in root: JSONValue) -> String? {
        guard path.hasPrefix("["), let index = Int(path.dropFirst().prefix { $0 != "]" }),
            let elements = root.elements, elements.indices.contains(index)
        else { return nil }
        return elements[index].member("name")?.text ?? elements[index].member("id")?.text
    }
}

/// Reports ids and names that appear twice in one list.
struct Uniqueness {
    /// The path of the first occurrence of each id.
    private(set) var ids: [String: String] = [:]
    private var names: [SearchKey: String] = [:]

    /// Reads an id; reports an error and returns `nil` if it appeared before.
    mutating func id(_ place: CatalogueCursor) -> String? {
        Self.first(place, among: &ids, by: \.self) { .duplicateID($0, first: $1) }
    }

    /// Reads a name; reports an error and returns `nil` if it appeared before, regardless of case and
    /// accents.
    mutating func name(_ place: CatalogueCursor) -> String? {
        Self.first(place, among: &names, by: SearchKey.init) { .duplicateName($0, first: $1) }
    }

    private static func first<Key>(
        _ place: CatalogueCursor,
        among paths: inout [Key: String],
        by key: (String) -> Key,
        else problem: (_ text: String, _ first: String) -> CatalogueError.Problem
    ) -> String? {
        guard let text = place.text(.name) else { return nil }
        if let first = paths[key(text)] {
            place.report(problem(text, first))
            return nil
        }
        paths[key(text)] = place.path
        return text
    }
}

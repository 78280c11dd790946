/// Reports ids and names that appear twice in one list.
struct Uniqueness {
    /// The path of the first occurrence of each id.
    private(set) var ids: [String: String] = [:]
    private var names: [SearchKey: String] = [:]

    /// Reads an id; reports an error and returns `nil` if it appeared before.
    mutating func id(_ place: CatalogueCursor) -> String? {
        guard let id = place.text(.name) else { return nil }
        if let first = ids[id] {
            place.report(.duplicateID(id, first: first))
            return nil
        }
        ids[id] = place.path
        return id
    }

    /// Reads a name; reports an error and returns `nil` if it appeared before, regardless of case and
    /// accents.
    mutating func name(_ place: CatalogueCursor) -> String? {
        guard let name = place.text(.name) else { return nil }
        if let first = names[SearchKey(name)] {
            place.report(.duplicateName(name, first: first))
            return nil
        }
        names[SearchKey(name)] = place.path
        return name
    }
}

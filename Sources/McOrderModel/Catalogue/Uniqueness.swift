/// Notes ids and names of one list that stand twice in it.
struct Uniqueness {
    /// Where each id stands first.
    private(set) var ids: [String: String] = [:]
    private var names: [SearchKey: String] = [:]

    /// An id, unless it stood before.
    mutating func id(_ place: CatalogueCursor) -> String? {
        guard let id = place.text(.name) else { return nil }
        if let first = ids[id] {
            place.report(.duplicateID(id, first: first))
            return nil
        }
        ids[id] = place.path
        return id
    }

    /// A name, unless it stood before in another way of writing it.
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

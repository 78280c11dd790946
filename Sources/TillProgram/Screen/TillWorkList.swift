/// The work that the screen has requested and that has not begun, in the order of the requests.
///
/// However long the queue cannot be read, five items are the most: the last one of each ``TillWork/Topic``,
/// and the one for which the screen holds the user's keys.
struct TillWorkList {
    private(set) var items: [TillWork] = []

    /// Adds work, in place of earlier work of the same topic.
    ///
    /// - Returns: whether the list has one more item now.
    mutating func add(_ work: TillWork) -> Bool {
        let count = items.count
        if let topic = work.topic { items.removeAll { $0.topic == topic } }
        items.append(work)
        return items.count > count
    }

    /// Removes the first item.
    mutating func next() -> TillWork? {
        items.isEmpty ? nil : items.removeFirst()
    }
}

extension TillWork {
    /// What work is about, if only the last request about it counts.
    enum Topic: CaseIterable {
        case restaurant
        case order
        case rejections
        case typing
    }

    var topic: Topic? {
        switch self {
        case .serve: .restaurant
        case .refresh: .order
        case .rejectionsAgain: .rejections
        case .search(_, isEntered: false): .typing
        default: nil
        }
    }
}

extension Ticket {
    /// Equal items of a ticket shown as one, such as 12 × Espresso.
    public struct Group: Hashable, Sendable {
        /// The item.
        public let item: TicketItem
        /// The number of equal items, at least 1.
        public package(set) var count: Int
        /// The line of the first of them, counted from 1.
        public let firstLine: Int

        package init(item: TicketItem, count: Int, firstLine: Int) {
            self.item = item
            self.count = count
            self.firstLine = firstLine
        }
    }

    /// The items, equal ones grouped; the groups are ordered by their first item.
    public var groups: [Group] {
        var groups: [Group] = []
        var places: [TicketItem: Int] = [:]
        for (index, item) in items.enumerated() {
            if let place = places[item] {
                groups[place].count += 1
            } else {
                places[item] = groups.count
                groups.append(Group(item: item, count: 1, firstLine: index + 1))
            }
        }
        return groups
    }

    /// Removes the last `count` occurrences of an item, or all of them if there are fewer.
    package mutating func remove(_ item: TicketItem, count: Int) {
        for place in items.indices.filter({ items[$0] == item }).suffix(max(0, count)).reversed() {
            items.remove(at: place)
        }
    }
}

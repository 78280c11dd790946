extension Ticket {
    /// Equal items of a ticket, as people read them: 12 × Espresso.
    public struct Group: Hashable, Sendable {
        /// The item.
        public let item: TicketItem
        /// How many of it there are, at least 1.
        public package(set) var count: Int
        /// Where the first of them is, counted from 1.
        public let firstLine: Int

        /// A group.
        package init(item: TicketItem, count: Int, firstLine: Int) {
            self.item = item
            self.count = count
            self.firstLine = firstLine
        }
    }

    /// The items grouped with their equals, each group where its first item is.
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

    /// Removes the last `count` of an item; all of them where there are fewer.
    package mutating func remove(_ item: TicketItem, count: Int) {
        for place in items.indices.filter({ items[$0] == item }).suffix(max(0, count)).reversed() {
            items.remove(at: place)
        }
    }
}

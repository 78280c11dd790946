extension HomeState {
    /// The house that is accepted in a folder: by the folder's id, else by its path. A marker can be changed
    /// by anyone who writes to the folder, so another id alone does not lead to another house.
    ///
    /// - Parameter folder: the id in the folder's marker; `nil` if that cannot be read.
    package func house(of folder: DeviceID?, at path: String) -> KnownHouse? {
        houses.first { $0.folder == folder } ?? houses.first { $0.path == path }
    }

    /// The house to which an order was sent: that of the order's folder. Another folder may be at its path
    /// now.
    package func house(of order: PlacedOrder) -> KnownHouse? {
        houses.first { $0.folder == order.folder }
    }

    /// Stores the house for which an order is signed or sealed, if it is known only by the folder's path.
    mutating func storeHouse(of order: PlacedOrder) {
        guard order.isSigned || order.sealed != nil, house(of: order) == nil,
            let house = house(of: order.folder, at: order.cloud)
        else { return }
        store(house.moved(to: order.folder, at: order.cloud))
    }

    /// Stores what is known about the house of a folder, with the folder's path.
    mutating func store(_ house: KnownHouse) {
        for index in houses.indices where houses[index].path == house.path {
            houses[index].path = nil
        }
        if let index = houses.firstIndex(where: { $0.folder == house.folder }) {
            houses[index] = house
        } else {
            houses.append(house)
        }
    }

    /// Whether the device has placed no order and has no key, so that it can get one without a question.
    var isUnused: Bool {
        orders.isEmpty && nextNumber == .first && !device.id.isKeyed
    }

    /// The highest serial number of a receipt about an order that was read.
    func serial(of order: PlacedOrder) -> Int? {
        receiptSerials.first { $0.order == order.order.identity }?.serial
    }

    /// Stores the serial number of a receipt that was read.
    mutating func store(serial: Int, of order: PlacedOrder) {
        let identity = order.order.identity
        guard orders.contains(where: { $0.order.identity == identity }) else { return }
        receiptSerials.removeAll { $0.order == identity }
        receiptSerials.append(ReceiptSerial(order: identity, serial: serial))
    }
}

/// The highest serial number of the receipts about an order that this home has read.
package struct ReceiptSerial: Hashable, Sendable {
    let order: OrderIdentity
    let serial: Int

    /// The number in `home.json`.
    var stored: JSONValue {
        ["udid": order.device, "number": order.number, "serial": serial]
    }

    init(order: OrderIdentity, serial: Int) {
        self.order = order
        self.serial = serial
    }

    /// Reads the value that ``stored`` wrote.
    init(restoring value: StoredValue) throws(StoredValue.Damage) {
        let device = try value.member("udid").parsed { DeviceID($0) }
        let number = try value.member("number").parsed { OrderNumber($0) }
        order = OrderIdentity(device: device, number: number)
        serial = try value.member("serial").serial()
    }
}

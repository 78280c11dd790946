import Foundation
package import McOrderModel

/// The queue's id, and what the queue remembers about the clock. Backup and restore keep both.
extension OrderQueue {
    /// The queue's id, which the first call generates.
    package func identity() throws(QueueError) -> DeviceID {
        try write { connection in
            if let known = try connection.setting(QueueSetting.identity).flatMap({ DeviceID($0) }) {
                return known
            }
            guard let new = withUnsafeBytes(of: UUID().uuid, { DeviceID(bytes: Array($0)) }) else {
                preconditionFailure("a UUID has sixteen bytes")
            }
            try connection.set(QueueSetting.identity, to: new.description)
            return new
        }
    }

    /// Stores what the daemon knows about a house with identity, for the other programs of the queue.
    package func remember(house: HouseRecord) throws(QueueError) {
        try write { try $0.set(QueueSetting.house, to: JSONWriter.line(house.value)) }
    }

    /// Stores the result of the clock check. It need not survive a power cut: an older time is still correct.
    package func remember(_ check: ClockCheck) throws(QueueError) {
        try write(survivesPowerCut: false) { connection in
            for (name, time) in [
                (QueueSetting.highestTime, check.highest), (QueueSetting.steppedTime, check.stepped),
            ] {
                if let time {
                    try connection.set(name, to: String(time.milliseconds))
                } else {
                    try connection.run(SQL.figures.deleteSetting, [name])
                }
            }
        }
    }
}

extension QueueView {
    /// The queue's id; `nil` if none has been generated yet.
    package func identity() throws(QueueError) -> DeviceID? {
        try read { try $0.setting(QueueSetting.identity).flatMap { DeviceID($0) } }
    }

    /// What the daemon stored about its house; `nil` if the house has no identity.
    package func house() throws(QueueError) -> HouseRecord? {
        try read { try $0.house() }
    }

    /// The result of the last clock check.
    package func clockCheck() throws(QueueError) -> ClockCheck {
        try read { connection in
            let time = { (name: String) in
                try connection.setting(name).flatMap { Int64($0) }.map { Timestamp(milliseconds: $0) }
            }
            return ClockCheck(
                highest: try time(QueueSetting.highestTime),
                stepped: try time(QueueSetting.steppedTime)
            )
        }
    }

    /// The codes of the orders that were received between two instants, the oldest first; at most 100.
    package func codes(receivedFrom begin: Timestamp, to end: Timestamp) throws(QueueError) -> [String] {
        try read { try $0.values(SQL.figures.codesReceived, [begin, end]) }
    }
}

extension Connection {
    func house() throws -> HouseRecord? {
        guard let text = try setting(QueueSetting.house) else { return nil }
        // Bytes that are not JSON are reported as any other damaged record.
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 8).value,
            let house = HouseRecord(value)
        else { throw QueueError.database(cause: "the record of the house is “\(text)”") }
        return house
    }
}

/// The names of rows in the table `settings`.
enum QueueSetting {
    static let identity = "queue"
    /// The id of the drop folder.
    static let folder = "folder"
    /// The identity of the house, as JSON; see ``HouseRecord``.
    static let house = "house"
    static let highestTime = "highest time"
    static let steppedTime = "stepped time"
    /// The highest numbers of closes that a replaced queue had, as JSON; see ``CloseNumbers``.
    static let closeNumbers = "close numbers"
    /// The secret with which keys of screens and tables are made. No program shows it.
    static let presenceSecret = "presence secret"
    /// How often a queue on a server was restored from an older copy.
    static let restorations = "restorations"
    /// Where the queue was copied to; the row is only in the queue that was left.
    static let moved = "moved"
    /// The origin of the customers' pages.
    static let storefront = "storefront"
    /// What the house offers to who pays ahead, as JSON; see ``PayTerms``. Empty if it offers nothing.
    static let pay = "pay"
    /// The random id of the house at an account of the provider of payments.
    static func payHouse(ofAccount name: String) -> String {
        name.isEmpty ? "pay house" : "pay house \(name)"
    }
    /// When the provider of payments answered last.
    static let payAnswered = "pay answered"
    /// Until when new devices cannot pay ahead, because too many cards were declined.
    static let payShut = "pay shut"

    /// The edition of the codes of a restaurant's tables.
    static func tableEdition(of restaurant: RestaurantID) -> String { "table edition \(restaurant)" }
}

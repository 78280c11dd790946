import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSettings
import McOrderText

extension SettingChecker<Setting> {
    /// The address of the PostgreSQL server with the queue; `nil` if the queue is in the state folder.
    mutating func queue() -> String? {
        let text = text(.queue)
        if text == "sqlite" { return nil }
        guard ServerAddress.isAddress(text) else {
            report(.queue, .notAQueue)
            return nil
        }
        do throws(ServerProblem) {
            return try ServerAddress(text).description
        } catch {
            errors.append(ConfigurationError(setting: Setting.queue.rawValue, sentence: error))
            return nil
        }
    }

    mutating func restaurants() -> Set<RestaurantID>? {
        guard let list = values.list(.restaurants), list != ["all"] else { return nil }
        // An empty list would make the daemon serve no restaurant, which no administrator can intend.
        if !list.contains(where: { !$0.isEmpty }) {
            report(.restaurants, .wrongShape(Setting.restaurants.rawValue, list: .ids))
        }
        return Set(list.map { RestaurantID($0) })
    }

    /// What proves that a customer is there.
    mutating func presence() -> Set<PresenceSource> {
        let setting = Setting.kitchenPresence
        guard let list = values.list(setting) else { return PresenceRules().sources }
        if !list.contains(where: { !$0.isEmpty }) {
            report(setting, .wrongShape(setting.rawValue, list: .words))
        }
        let words = PresenceSource.allCases.map(\.rawValue)
        for text in list where !text.isEmpty && !words.contains(text) {
            let suggestion = NearMiss.best(for: text, among: words)
            report(setting, .unknownWord(setting.rawValue, text, words: words, suggestion: suggestion))
        }
        return Set(list.compactMap { PresenceSource(rawValue: $0) })
    }

    /// Reports a state folder that is shared or not on a local disk.
    mutating func requireState(_ state: String, outside folders: [Folder]) {
        // The keys lie beside the state folder.
        let secret = [state, KeyFolder.path(beside: state)]
        requireState(state, of: .state, secret: secret, outside: folders)
    }
}

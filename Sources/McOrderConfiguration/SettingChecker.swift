import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderText
import SystemPackage

/// Reads settings one by one and collects all errors. After an error it goes on with some value of the
/// setting, so that one pass finds every error.
struct SettingChecker {
    typealias Folder = (setting: Setting, path: String)

    let values: SettingValues
    var errors: [ConfigurationError] = []

    init(_ values: SettingValues) {
        self.values = values
        errors = values.errors
    }

    func text(_ setting: Setting) -> String {
        values.text(setting) ?? setting.standard ?? ""
    }

    mutating func report(_ setting: Setting, _ sentence: ConfigurationErrorText) {
        errors.append(ConfigurationError(setting: setting, sentence: sentence))
    }

    /// The value as `parse` reads its text; `nil`, with an error reported, if it is another text.
    mutating func read<Value>(
        _ setting: Setting,
        _ parse: (String) -> Value?,
        otherwise error: (_ key: String, _ text: String) -> ConfigurationErrorText
    ) -> Value? {
        let text = text(setting)
        if let value = parse(text) { return value }
        report(setting, error(setting.rawValue, text))
        return nil
    }

    /// The value as `parse` reads its text; reports an error if it is another text or not within `range`.
    private mutating func read<Value>(
        _ setting: Setting,
        in range: ClosedRange<Value>,
        _ parse: (String) -> Value?,
        otherwise error: (_ key: String, _ text: String) -> ConfigurationErrorText,
        _ format: (Value) -> String
    ) -> Value {
        guard let value = read(setting, parse, otherwise: error) else { return range.lowerBound }
        if !range.contains(value) {
            let (lowest, highest) = (format(range.lowerBound), format(range.upperBound))
            report(setting, .outOfRange(setting.rawValue, text(setting), lowest: lowest, highest: highest))
        }
        return value
    }

    mutating func path(_ setting: Setting) -> String {
        let text = text(setting)
        // It may contain a password, so it is not repeated.
        if ServerAddress.isAddress(text) {
            report(setting, .addressAsPath(setting.rawValue))
        } else if !text.hasPrefix("/") {
            report(setting, .relativePath(setting.rawValue, text))
        }
        return FilePath(text).lexicallyNormalized().string
    }

    mutating func optionalPath(_ setting: Setting) -> String? {
        values.text(setting) == nil ? nil : path(setting)
    }

    /// The path of a file that may be absent; `nil` for `none`.
    mutating func file(_ setting: Setting) -> String? {
        guard case .file(let ending) = setting.kind, text(setting) != "none" else { return nil }
        let path = path(setting)
        if !path.hasSuffix(ending) || path.hasSuffix("/\(ending)") {
            report(setting, .wrongEnding(setting.rawValue, text(setting), ending: ending))
        }
        return path
    }

    /// Reports a file that is inside a folder of another purpose.
    mutating func require(
        _ file: String?,
        of setting: Setting,
        outside folders: [Folder]
    ) {
        guard let file, let folder = folders.first(where: { Self.isInside(file, $0.path) }) else { return }
        report(setting, .overlapping(setting.rawValue, folder.setting.rawValue))
    }

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
            errors.append(ConfigurationError(setting: .queue, sentence: error))
            return nil
        }
    }

    mutating func duration(_ setting: Setting) -> Duration {
        guard case .duration(let range) = setting.kind else { return .zero }
        let error = ConfigurationErrorText.notADuration
        return read(setting, in: range, DurationSetting.parse, otherwise: error, DurationSetting.text)
    }

    /// A size in bytes.
    mutating func size(_ setting: Setting) -> Int64 {
        read(setting, SizeSetting.parse, otherwise: ConfigurationErrorText.notASize) ?? 0
    }

    mutating func integer(_ setting: Setting) -> Int {
        guard case .integer(let range) = setting.kind else { return 0 }
        return read(setting, in: range, { Int($0) }, otherwise: ConfigurationErrorText.notANumber) { "\($0)" }
    }

    mutating func word(_ setting: Setting) -> String {
        guard case .word(let words) = setting.kind else { return "" }
        let text = text(setting)
        if !words.contains(text) {
            let suggestion = NearMiss.best(for: text, among: words)
            report(setting, .unknownWord(setting.rawValue, text, words: words, suggestion: suggestion))
        }
        return text
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

    /// Reports folders that are the same, or of which one contains the other.
    mutating func requireApart(_ folders: [Folder]) {
        for (index, first) in folders.enumerated() {
            for second in folders[(index + 1)...]
            where Self.isInside(first.path, second.path) || Self.isInside(second.path, first.path) {
                report(first.setting, .overlapping(first.setting.rawValue, second.setting.rawValue))
            }
        }
    }

    /// Reports a state folder that is shared or not on a local disk.
    mutating func requireState(_ state: String, outside folders: [Folder]) {
        // The keys lie beside the state folder.
        let secret = [state, KeyFolder.path(beside: state)]
        if let folder = folders.first(where: { folder in
            secret.contains { Self.isInside($0, folder.path) }
        }) {
            report(.state, .stateInCloud(folder.setting.rawValue))
        } else if let folder = folders.first(where: { Self.isInside($0.path, state) }) {
            report(.state, .overlapping(Setting.state.rawValue, folder.setting.rawValue))
        }
        // A folder that does not exist yet is judged by its nearest existing parent.
        var path = FilePath(state)
        while true {
            do {
                if case .network(let kind) = try StateLocation.fileSystemKind(of: path.string) {
                    report(.state, .stateOnNetwork(kind: kind))
                }
                return
            } catch {
                guard error.isAbsent, path.removeLastComponent() else { return }
            }
        }
    }

    private static func isInside(_ path: String, _ folder: String) -> Bool {
        FilePath(path).starts(with: FilePath(folder))
    }
}

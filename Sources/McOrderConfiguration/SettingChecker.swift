import McOrderFiles
import McOrderModel
import McOrderQueue
import McOrderText
import SystemPackage

/// Reads settings one by one and collects all errors. After an error it goes on with some value of the
/// setting, so that one pass finds every error.
struct SettingChecker {
    let values: SettingValues
    var errors: [ConfigurationError] = []

    init(_ values: SettingValues) {
        self.values = values
        errors = values.errors
    }

    func text(_ setting: Setting) -> String {
        values.text(setting) ?? setting.standard ?? ""
    }

    mutating func path(_ setting: Setting) -> String {
        let text = text(setting)
        if !text.hasPrefix("/") { errors.append(.relativePath(setting, text)) }
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
            errors.append(.wrongEnding(setting, text(setting), ending: ending))
        }
        return path
    }

    /// Reports a file that is inside a folder of another purpose.
    mutating func require(
        _ file: String?,
        of setting: Setting,
        outside folders: [(setting: Setting, path: String)]
    ) {
        guard let file, let folder = folders.first(where: { Self.isInside(file, $0.path) }) else { return }
        errors.append(.overlapping(setting, folder.setting))
    }

    /// The address of the PostgreSQL server with the queue; `nil` if the queue is in the state folder.
    mutating func queue() -> String? {
        let text = text(.queue)
        if text == "sqlite" { return nil }
        guard ServerAddress.isAddress(text) else {
            errors.append(.notAQueue)
            return nil
        }
        do throws(QueueError) {
            return try ServerAddress(text).description
        } catch {
            errors.append(.passwordInAddress)
            return nil
        }
    }

    mutating func duration(_ setting: Setting) -> Duration {
        guard case .duration(let range) = setting.kind else { return .zero }
        let text = text(setting)
        guard let duration = DurationSetting.parse(text) else {
            errors.append(.notADuration(setting, text))
            return range.lowerBound
        }
        if !range.contains(duration) {
            errors.append(
                .outOfRange(
                    setting,
                    text,
                    lowest: DurationSetting.text(of: range.lowerBound),
                    highest: DurationSetting.text(of: range.upperBound)
                )
            )
        }
        return duration
    }

    /// A size in bytes.
    mutating func size(_ setting: Setting) -> Int64 {
        let text = text(setting)
        if let size = SizeSetting.parse(text) { return size }
        errors.append(.notASize(setting, text))
        return 0
    }

    mutating func integer(_ setting: Setting) -> Int {
        guard case .integer(let range) = setting.kind else { return 0 }
        let text = text(setting)
        guard let number = Int(text) else {
            errors.append(.notANumber(setting, text))
            return range.lowerBound
        }
        if !range.contains(number) {
            errors.append(
                .outOfRange(setting, text, lowest: "\(range.lowerBound)", highest: "\(range.upperBound)")
            )
        }
        return number
    }

    mutating func word(_ setting: Setting) -> String {
        guard case .word(let words) = setting.kind else { return "" }
        let text = text(setting)
        if !words.contains(text) {
            let suggestion = NearMiss.best(for: text, among: words)
            errors.append(.unknownWord(setting, text, words: words, suggestion: suggestion))
        }
        return text
    }

    mutating func restaurants() -> Set<RestaurantID>? {
        guard let list = values.list(.restaurants), list != ["all"] else { return nil }
        // An empty list would make the daemon serve no restaurant, which no administrator can intend.
        if !list.contains(where: { !$0.isEmpty }) { errors.append(.wrongShape(.restaurants)) }
        return Set(list.map { RestaurantID($0) })
    }

    /// Reports folders that are the same, or of which one contains the other.
    mutating func requireApart(_ folders: [(setting: Setting, path: String)]) {
        for (index, first) in folders.enumerated() {
            for second in folders[(index + 1)...]
            where Self.isInside(first.path, second.path) || Self.isInside(second.path, first.path) {
                errors.append(.overlapping(first.setting, second.setting))
            }
        }
    }

    /// Reports a state folder that is shared or not on a local disk.
    mutating func requireState(_ state: String, outside folders: [(setting: Setting, path: String)]) {
        if let folder = folders.first(where: { Self.isInside(state, $0.path) }) {
            errors.append(.stateInCloud(folder.setting))
        } else if let folder = folders.first(where: { Self.isInside($0.path, state) }) {
            errors.append(.overlapping(.state, folder.setting))
        }
        // A folder that does not exist yet is judged by its nearest existing parent.
        var path = FilePath(state)
        while true {
            do {
                if case .network(let kind) = try StateLocation.fileSystemKind(of: path.string) {
                    errors.append(.stateOnNetwork(kind: kind))
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

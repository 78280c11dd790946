import Configuration
import McOrderModel
import McOrderText
import Yams

/// The structure of a configuration file: its keys, and whether each has one value or a list.
struct ConfigurationFile<Setting: SettingKey> {
    /// The errors, each with its line.
    private(set) var errors: [ConfigurationError] = []
    /// The line of each setting.
    private(set) var lines: [Setting: Int] = [:]
    /// The value or the values of each setting.
    private(set) var values: [Setting: ConfigContent] = [:]
    /// The groups of values of each setting that has some.
    private(set) var entries: [Setting: [SettingEntry]] = [:]
    /// Whether the file has settings, all of which can be read.
    private(set) var isReadable = false

    /// - Parameter path: the file's path, for messages.
    init(_ text: String, path: String) {
        do {
            guard let root = try Yams.compose(yaml: text) else { return }
            if let mapping = root.mapping {
                isReadable = true
                read(mapping, under: "")
            } else if root.null == nil {
                report(.notYAML(path: path, cause: "key: value"))
            }
        } catch {
            report(.notYAML(path: path, cause: "\(error)".split(separator: "\n").joined(separator: " ")))
        }
    }

    private mutating func report(_ message: ConfigurationErrorText, of setting: Setting? = nil) {
        errors.append(ConfigurationError(setting: setting?.rawValue, sentence: message))
    }

    private mutating func read(_ mapping: Node.Mapping, under prefix: String) {
        var seen: Set<String> = []
        for (key, value) in mapping {
            let name = prefix + (key.string ?? "")
            let line = key.mark?.line ?? 0
            if !seen.insert(name).inserted {
                isReadable = false
                report(.repeatedKey(name, line: line))
            }
            if let setting = Setting(rawValue: name) {
                // A setting outside its group takes precedence.
                let isFirst = prefix.isEmpty || lines[setting] == nil
                if isFirst { lines[setting] = key.mark?.line }
                if setting.kind == .entries {
                    guard let read = Self.entries(of: value) else {
                        isReadable = false
                        report(.notEntries(name), of: setting)
                        continue
                    }
                    entries[setting] = read
                    continue
                }
                let list = setting.kind.list == nil ? nil : Self.texts(of: value)
                if let text = value.scalar?.string {
                    if isFirst { values[setting] = .string(text) }
                } else if let list {
                    if isFirst { values[setting] = .stringArray(list) }
                } else {
                    isReadable = false
                    report(.wrongShape(name, list: setting.kind.list), of: setting)
                }
            } else if let inner = value.mapping, Self.isGroup(name) {
                read(inner, under: name + ".")
            } else if value.null != nil, Self.isGroup(name) {
                continue
            } else {
                report(.unknownKey(name, line: line, suggestion: Self.suggestion(for: name)))
            }
        }
    }

    /// The texts of a list; `nil` if it is none, or has other values.
    private static func texts(of node: Node) -> [String]? {
        guard let sequence = node.sequence else { return nil }
        let texts = sequence.compactMap(\.scalar?.string)
        return texts.count == sequence.count ? texts : nil
    }

    /// The groups of values in a list; `nil` if it has anything else.
    private static func entries(of node: Node) -> [SettingEntry]? {
        if node.null != nil { return [] }
        guard let sequence = node.sequence else { return nil }
        var entries: [SettingEntry] = []
        for node in sequence {
            guard let mapping = node.mapping else { return nil }
            var values: [String: [String]] = [:]
            for (key, value) in mapping {
                guard let name = key.string, let texts = value.scalar.map({ [$0.string] }) ?? texts(of: value)
                else { return nil }
                values[name] = texts
            }
            entries.append(SettingEntry(line: node.mark?.line ?? 0, values: values))
        }
        return entries
    }

    private static func isGroup(_ name: String) -> Bool {
        Setting.allCases.contains { $0.rawValue.hasPrefix(name + ".") }
    }

    /// The setting that the user probably meant. The search takes, in this sequence: a key of the same group
    /// with a similar last part, a key of another group with that last part, a key or a group with a similar
    /// name.
    private static func suggestion(for name: String) -> String? {
        let all = Setting.allCases.map(\.rawValue)
        let group = name.lastIndex(of: ".").map { String(name[...$0]) } ?? ""
        let last = String(name.dropFirst(group.count))
        let siblings = all.filter { $0.hasPrefix(group) && !$0.dropFirst(group.count).contains(".") }
        if let near = NearMiss.best(for: last, among: siblings.map { String($0.dropFirst(group.count)) }) {
            return group + near
        }
        let groups = Set(all.filter { $0.contains(".") }.map { String($0.prefix { $0 != "." }) })
        if group.isEmpty, let near = NearMiss.best(for: last, among: groups.sorted()) { return near }
        let key = SearchKey(last)
        return all.first { $0.split(separator: ".").last.map { SearchKey(String($0)) } == key }
            ?? (siblings.isEmpty ? NearMiss.best(for: name, among: all) : nil)
    }
}

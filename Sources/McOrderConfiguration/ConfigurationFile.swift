import McOrderModel
import Yams

/// Checks the structure of a configuration file: its keys, and whether each has one value or a list.
enum ConfigurationFile {
    /// Whether the file has no setting at all.
    static func isEmpty(_ text: String) -> Bool {
        let root = Result { try Yams.compose(yaml: text) }
        guard case .success(let node?) = root else { return true }
        return node.mapping == nil
    }

    /// The errors in the file's structure, each with its line.
    static func errors(in text: String, path: String) -> [ConfigurationError] {
        do {
            guard let root = try Yams.compose(yaml: text) else { return [] }
            if root.mapping == nil, root.null != nil { return [] }
            guard let mapping = root.mapping else {
                return [.notYAML(path: path, words: "key: value")]
            }
            return errors(in: mapping, under: "")
        } catch {
            return [.notYAML(path: path, words: "\(error)".split(separator: "\n").joined(separator: " "))]
        }
    }

    private static func errors(in mapping: Node.Mapping, under prefix: String) -> [ConfigurationError] {
        var errors: [ConfigurationError] = []
        var seen: Set<String> = []
        for (key, value) in mapping {
            let name = prefix + (key.string ?? "")
            let line = key.mark?.line ?? 0
            if !seen.insert(name).inserted { errors.append(.repeatedKey(name, line: line)) }
            if let setting = Setting(rawValue: name) {
                let isList =
                    setting.kind.list != nil && value.sequence?.allSatisfy { $0.scalar != nil } == true
                if value.scalar == nil, !isList { errors.append(.wrongShape(setting)) }
            } else if let inner = value.mapping, isGroup(name) {
                errors += self.errors(in: inner, under: name + ".")
            } else if value.null != nil, isGroup(name) {
                continue
            } else {
                errors.append(.unknownKey(name, line: line, suggestion: suggestion(for: name)))
            }
        }
        return errors
    }

    private static func isGroup(_ name: String) -> Bool {
        Setting.allCases.contains { $0.rawValue.hasPrefix(name + ".") }
    }

    /// The line of each setting in the file.
    static func lines(in text: String) -> [Setting: Int] {
        let root = Result { try Yams.compose(yaml: text) }
        guard case .success(let node?) = root, let mapping = node.mapping else { return [:] }
        return lines(in: mapping, under: "")
    }

    private static func lines(in mapping: Node.Mapping, under prefix: String) -> [Setting: Int] {
        var lines: [Setting: Int] = [:]
        for (key, value) in mapping {
            let name = prefix + (key.string ?? "")
            if let setting = Setting(rawValue: name) {
                lines[setting] = key.mark?.line
            } else if let inner = value.mapping {
                lines.merge(self.lines(in: inner, under: name + ".")) { first, _ in first }
            }
        }
        return lines
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

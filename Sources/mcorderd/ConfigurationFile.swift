import McOrderModel
import Yams

/// The shape of a configuration file: which keys it has, and whether each holds one value or a list.
enum ConfigurationFile {
    /// Whether the file says nothing at all.
    static func isEmpty(_ text: String) -> Bool {
        let root = Result { try Yams.compose(yaml: text) }
        guard case .success(let node?) = root else { return true }
        return node.mapping == nil
    }

    /// What is wrong with the file's shape, each fault with its line.
    static func faults(in text: String, path: String) -> [ConfigurationFault] {
        do {
            guard let root = try Yams.compose(yaml: text) else { return [] }
            if root.mapping == nil, root.null != nil { return [] }
            guard let mapping = root.mapping else {
                return [.notYAML(path: path, words: "key: value")]
            }
            return faults(in: mapping, under: "")
        } catch {
            return [.notYAML(path: path, words: "\(error)".split(separator: "\n").joined(separator: " "))]
        }
    }

    private static func faults(in mapping: Node.Mapping, under prefix: String) -> [ConfigurationFault] {
        var faults: [ConfigurationFault] = []
        var seen: Set<String> = []
        for (key, value) in mapping {
            let name = prefix + (key.string ?? "")
            let line = key.mark?.line ?? 0
            if !seen.insert(name).inserted { faults.append(.repeatedKey(name, line: line)) }
            if let setting = Setting(rawValue: name) {
                let isList =
                    setting.kind == .restaurants && value.sequence?.allSatisfy { $0.scalar != nil } == true
                if value.scalar == nil, !isList { faults.append(.wrongShape(setting)) }
            } else if let inner = value.mapping, isGroup(name) {
                faults += self.faults(in: inner, under: name + ".")
            } else if value.null != nil, isGroup(name) {
                continue
            } else {
                faults.append(.unknownKey(name, line: line, suggestion: suggestion(for: name)))
            }
        }
        return faults
    }

    private static func isGroup(_ name: String) -> Bool {
        Setting.allCases.contains { $0.rawValue.hasPrefix(name + ".") }
    }

    private static func suggestion(for name: String) -> String? {
        let groups = Setting.allCases.compactMap { $0.rawValue.split(separator: ".").first.map(String.init) }
        return NearMiss.best(for: name, among: Setting.allCases.map(\.rawValue) + groups)
    }
}

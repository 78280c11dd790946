import McOrderFiles
import McOrderModel
package import McOrderText
import SystemPackage

/// Reads settings one by one and collects all errors. After an error it goes on with some value of the
/// setting, so that one pass finds every error.
package struct SettingChecker<Setting: SettingKey> {
    package typealias Folder = (setting: Setting, path: String)

    package let values: SettingValues<Setting>
    package var errors: [ConfigurationError] = []

    package init(_ values: SettingValues<Setting>) {
        self.values = values
        errors = values.errors
    }

    package func text(_ setting: Setting) -> String {
        values.text(setting) ?? setting.standard ?? ""
    }

    package mutating func report(_ setting: Setting, _ sentence: ConfigurationErrorText) {
        errors.append(ConfigurationError(setting: setting.rawValue, sentence: sentence))
    }

    /// The value as `parse` reads its text; `nil`, with an error reported, if it is another text.
    package mutating func read<Value>(
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

    package mutating func path(_ setting: Setting) -> String {
        let text = text(setting)
        // It may contain a password, so it is not repeated.
        if ServerAddressText.isAddress(text) {
            report(setting, .addressAsPath(setting.rawValue))
        } else if !text.hasPrefix("/") {
            report(setting, .relativePath(setting.rawValue, text))
        }
        return FilePath(text).lexicallyNormalized().string
    }

    package mutating func optionalPath(_ setting: Setting) -> String? {
        values.text(setting) == nil ? nil : path(setting)
    }

    /// The path of a file that may be absent; `nil` for `none`.
    package mutating func file(_ setting: Setting) -> String? {
        guard case .file(let ending) = setting.kind, text(setting) != "none" else { return nil }
        let path = path(setting)
        if !path.hasSuffix(ending) || path.hasSuffix("/\(ending)") {
            report(setting, .wrongEnding(setting.rawValue, text(setting), ending: ending))
        }
        return path
    }

    /// Reports a file that is inside a folder of another purpose.
    package mutating func require(
        _ file: String?,
        of setting: Setting,
        outside folders: [Folder]
    ) {
        guard let file, let folder = folders.first(where: { Self.isInside(file, $0.path) }) else { return }
        report(setting, .overlapping(setting.rawValue, folder.setting.rawValue))
    }

    package mutating func duration(_ setting: Setting) -> Duration {
        guard case .duration(let range) = setting.kind else { return .zero }
        let error = ConfigurationErrorText.notADuration
        return read(setting, in: range, DurationSetting.parse, otherwise: error, DurationSetting.text)
    }

    /// A size in bytes.
    package mutating func size(_ setting: Setting) -> Int64 {
        read(setting, SizeSetting.parse, otherwise: ConfigurationErrorText.notASize) ?? 0
    }

    package mutating func integer(_ setting: Setting) -> Int {
        guard case .integer(let range) = setting.kind else { return 0 }
        return read(setting, in: range, { Int($0) }, otherwise: ConfigurationErrorText.notANumber) { "\($0)" }
    }

    package mutating func word(_ setting: Setting) -> String {
        guard case .word(let words) = setting.kind else { return "" }
        let text = text(setting)
        if !words.contains(text) {
            let suggestion = NearMiss.best(for: text, among: words)
            report(setting, .unknownWord(setting.rawValue, text, words: words, suggestion: suggestion))
        }
        return text
    }

    /// Reports folders that are the same, or of which one contains the other.
    package mutating func requireApart(_ folders: [Folder]) {
        for (index, first) in folders.enumerated() {
            for second in folders[(index + 1)...]
            where Self.isInside(first.path, second.path) || Self.isInside(second.path, first.path) {
                report(first.setting, .overlapping(first.setting.rawValue, second.setting.rawValue))
            }
        }
    }

    /// Whether a path is that of the folder, or of something in it; both are normalised.
    ///
    /// `FilePath.starts(with:)` took a tenth of the time that an unoptimised daemon needs to start.
    package static func isInside(_ path: String, _ folder: String) -> Bool {
        guard !folder.isEmpty, path.utf8.starts(with: folder.utf8) else { return false }
        let slash = UInt8(ascii: "/")
        let next = path.utf8.dropFirst(folder.utf8.count).first
        return next == nil || next == slash || folder.utf8.last == slash
    }
}

extension SettingChecker {
    /// Reports a state folder that is in a folder that others read, or contains one, or is on another
    /// machine.
    ///
    /// - Parameter secret: the folders that nobody else may read: the state folder, and those beside it.
    package mutating func requireState(
        _ state: String,
        of setting: Setting,
        secret: [String],
        outside folders: [Folder]
    ) {
        if let folder = folders.first(where: { folder in
            secret.contains { Self.isInside($0, folder.path) }
        }) {
            report(setting, .stateInCloud(folder.setting.rawValue))
        } else if let folder = folders.first(where: { Self.isInside($0.path, state) }) {
            report(setting, .overlapping(setting.rawValue, folder.setting.rawValue))
        }
        // A folder that does not exist yet is judged by its nearest existing parent.
        var path = FilePath(state)
        while true {
            do {
                if case .network(let kind) = try StateLocation.fileSystemKind(of: path.string) {
                    report(setting, .stateOnNetwork(kind: kind))
                }
                return
            } catch {
                guard error.isAbsent, path.removeLastComponent() else { return }
            }
        }
    }
}

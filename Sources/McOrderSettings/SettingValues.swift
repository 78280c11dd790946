import Configuration

/// The values of the settings, merged from their sources.
package struct SettingValues<Setting: SettingKey> {
    /// The errors in the file itself.
    package let errors: [ConfigurationError]
    /// The lines of the settings whose value comes from the file: neither an option nor a variable sets them.
    package let lines: [Setting: Int]
    private let entriesByKey: [Setting: [SettingEntry]]
    private let reader: ConfigReader

    /// The lines by key.
    package var linesByKey: [String: Int] {
        Dictionary(uniqueKeysWithValues: lines.map { ($0.key.rawValue, $0.value) })
    }

    /// Merges the sources.
    ///
    /// - Parameters:
    ///   - options: the values of the command line.
    ///   - environment: the process's variables. Unknown names and empty values are ignored.
    ///   - program: the beginning of the names of variables.
    ///   - file: the configuration's text; empty if there is no file.
    ///   - short: the settings that have a variable of another name, with that name.
    ///   - path: the file's path, for messages.
    package init(
        options: [Setting: String],
        environment: [String: String],
        program: String,
        short names: [Setting: String] = [:],
        file: String,
        path: String
    ) async throws {
        let environment = environment.filter { !$0.value.isEmpty }
        let short = names.compactMapValues { environment[$0] }
        var providers: [any ConfigProvider] = [
            Self.provider("options", options.mapValues { .string($0) }),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(
                with: ConfigKey(program)
            ),
            Self.provider("environment", short.mapValues { .string($0) }),
        ]
        let above = ConfigReader(providers: providers)
        let structure = ConfigurationFile<Setting>(file, path: path)
        errors = structure.errors
        lines = structure.lines.filter { setting, _ in
            above.string(forKey: ConfigKey(setting.rawValue)) == nil
        }
        entriesByKey = structure.entries
        if structure.isReadable { providers.append(Self.provider("file", structure.values)) }
        reader = ConfigReader(providers: providers)
    }

    private static func provider(_ name: String, _ values: [Setting: ConfigContent]) -> InMemoryProvider {
        let pairs = values.map { setting, value in
            (AbsoluteConfigKey(ConfigKey(setting.rawValue)), ConfigValue(value, isSecret: false))
        }
        return InMemoryProvider(name: name, values: Dictionary(uniqueKeysWithValues: pairs))
    }

    /// The single value of a setting, from the first source that has it.
    package func text(_ setting: Setting) -> String? {
        reader.string(forKey: ConfigKey(setting.rawValue))
    }

    /// The groups of values of a setting, which only the file gives.
    package func entries(_ setting: Setting) -> [SettingEntry] { entriesByKey[setting] ?? [] }

    /// The values of a setting; a single value is a list of one.
    package func list(_ setting: Setting) -> [String]? {
        reader.stringArray(forKey: ConfigKey(setting.rawValue)) ?? text(setting).map { [$0] }
    }
}

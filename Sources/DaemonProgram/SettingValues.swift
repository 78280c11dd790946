import Configuration
import McOrderModel
import SystemPackage
import Yams

/// The settings as their sources say them, laid over each other.
struct SettingValues {
    /// What is wrong with the file itself.
    let faults: [ConfigurationFault]
    /// The lines of the settings that the file decides, since no option and no variable does.
    let lines: [Setting: Int]
    private let reader: ConfigReader

    /// Lays the sources over each other.
    ///
    /// - Parameters:
    ///   - options: what the command line says.
    ///   - environment: the process's variables, of which only those with a known name count, and those
    ///   that are not empty.
    ///   - file: the configuration's text; empty without one.
    ///   - path: the file's path, for messages.
    init(options: [Setting: String], environment: [String: String], file: String, path: String) async throws {
        let environment = environment.filter { !$0.value.isEmpty }
        let plain = ["MCORDER_CLOUD": Setting.cloud, "MCORDER_STATE": Setting.state]
        var short: [Setting: String] = [:]
        for (name, setting) in plain {
            if let value = environment[name] { short[setting] = value }
        }
        var providers: [any ConfigProvider] = [
            Self.provider("options", options),
            EnvironmentVariablesProvider(environmentVariables: environment).prefixKeys(with: "mcorderd"),
            Self.provider("environment", short),
        ]
        let above = ConfigReader(providers: providers)
        lines = ConfigurationFile.lines(in: file).filter { setting, _ in
            above.string(forKey: ConfigKey(setting.rawValue)) == nil
        }
        let faults = ConfigurationFile.faults(in: file, path: path)
        self.faults = faults
        if faults.allSatisfy(\.leavesValues), !ConfigurationFile.isEmpty(file) {
            providers.append(try await FileProvider<YAMLSnapshot>(filePath: FilePath(path)))
        }
        reader = ConfigReader(providers: providers)
    }

    private static func provider(_ name: String, _ values: [Setting: String]) -> InMemoryProvider {
        InMemoryProvider(
            name: name,
            values: Dictionary(
                uniqueKeysWithValues: values.map { setting, value in
                    (
                        AbsoluteConfigKey(ConfigKey(setting.rawValue)),
                        ConfigValue(.string(value), isSecret: false)
                    )
                }
            )
        )
    }

    /// The setting's one value, from the first source that has it.
    func text(_ setting: Setting) -> String? {
        reader.string(forKey: ConfigKey(setting.rawValue))
    }

    /// The setting's values; one that stands alone is a list of one.
    func list(_ setting: Setting) -> [String]? {
        reader.stringArray(forKey: ConfigKey(setting.rawValue)) ?? text(setting).map { [$0] }
    }
}

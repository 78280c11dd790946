import McOrderText

/// One thing that is wrong with the configuration.
enum ConfigurationFault: Error, Equatable {
    /// The file that was named does not exist or cannot be read.
    case unreadable(path: String, words: String)
    /// The file is not YAML; the parser's words.
    case notYAML(path: String, words: String)
    /// No such key; a known one of nearly that name.
    case unknownKey(String, line: Int, suggestion: String?)
    /// The key stands twice.
    case repeatedKey(String, line: Int)
    /// The value is a mapping or a list where one value is wanted, or the other way round.
    case wrongShape(Setting)
    /// Not an absolute path.
    case relativePath(Setting, String)
    /// Not a file of that ending.
    case wrongEnding(Setting, String, ending: String)
    /// Not a duration.
    case notADuration(Setting, String)
    /// Not a size.
    case notASize(Setting, String)
    /// Not a whole number.
    case notANumber(Setting, String)
    /// Out of the range from the one to the other.
    case outOfRange(Setting, String, lowest: String, highest: String)
    /// Not one of the words.
    case unknownWord(Setting, String, words: [String], suggestion: String?)
    /// Two folders are the same or lie in each other.
    case overlapping(Setting, Setting)
    /// The state folder lies inside the shared folder.
    case stateInCloud(Setting)
    /// The state folder is on a file system of the network.
    case stateOnNetwork(kind: String)

    /// Whether a file with this fault still says what its other keys are.
    var leavesValues: Bool {
        switch self {
        case .unreadable, .notYAML, .repeatedKey, .wrongShape: false
        default: true
        }
    }

    /// What is wrong, and the cure.
    var sentence: Sentence { message }

    private var message: ConfigurationFaultText {
        switch self {
        case .unreadable(let path, let words): .unreadable(path: path, words: words)
        case .notYAML(let path, let words): .notYAML(path: path, words: words)
        case .unknownKey(let key, let line, let suggestion):
            .unknownKey(key, line: line, suggestion: suggestion)
        case .repeatedKey(let key, let line): .repeatedKey(key, line: line)
        case .wrongShape(let setting):
            .wrongShape(setting.rawValue, takesIDs: setting == .restaurants)
        case .relativePath(let setting, let text): .relativePath(setting.rawValue, text)
        case .wrongEnding(let setting, let text, let ending):
            .wrongEnding(setting.rawValue, text, ending: ending)
        case .notADuration(let setting, let text): .notADuration(setting.rawValue, text)
        case .notASize(let setting, let text): .notASize(setting.rawValue, text)
        case .notANumber(let setting, let text): .notANumber(setting.rawValue, text)
        case .outOfRange(let setting, let text, let lowest, let highest):
            .outOfRange(setting.rawValue, text, lowest: lowest, highest: highest)
        case .unknownWord(let setting, let text, let words, let suggestion):
            .unknownWord(setting.rawValue, text, words: words, suggestion: suggestion)
        case .overlapping(let first, let second): .overlapping(first.rawValue, second.rawValue)
        case .stateInCloud(let setting): .stateInCloud(setting.rawValue)
        case .stateOnNetwork(let kind): .stateOnNetwork(kind: kind)
        }
    }
}

extension ConfigurationFault {
    /// The setting whose value is wrong; `nil` of faults that name a line or a file themselves.
    fileprivate var setting: Setting? {
        switch self {
        case .unreadable, .notYAML, .unknownKey, .repeatedKey: nil
        case .wrongShape(let setting), .relativePath(let setting, _), .wrongEnding(let setting, _, _),
            .notADuration(let setting, _), .notASize(let setting, _), .notANumber(let setting, _),
            .outOfRange(let setting, _, _, _), .unknownWord(let setting, _, _, _),
            .overlapping(let setting, _):
            setting
        case .stateInCloud, .stateOnNetwork: .state
        }
    }
}

/// Everything that is wrong with the configuration; never empty.
struct ConfigurationFaults: Error {
    let faults: [ConfigurationFault]
    /// The lines of the settings that the configuration's file decides.
    var lines: [Setting: Int] = [:]

    /// What is wrong, each with its line where it stands in the file.
    var sentences: [Sentence] {
        faults.map { fault in
            guard let line = fault.setting.flatMap({ lines[$0] }) else { return fault.sentence }
            return ConfigurationFaultText.atLine(line, fault.sentence)
        }
    }
}

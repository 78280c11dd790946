internal import McOrderModel
package import McOrderText

/// One error in the configuration.
package enum ConfigurationError: Error, Equatable {
    /// The named configuration file does not exist or cannot be read.
    case unreadable(path: String, words: String)
    /// The file is not YAML; the parser's message.
    case notYAML(path: String, words: String)
    /// The key does not exist; the nearest known key.
    case unknownKey(String, line: Int, suggestion: String?)
    /// The key occurs twice.
    case repeatedKey(String, line: Int)
    /// The value is a mapping or a list where one value is expected, or the reverse.
    case wrongShape(Setting)
    /// The path is not absolute.
    case relativePath(Setting, String)
    /// The file name does not have the required ending.
    case wrongEnding(Setting, String, ending: String)
    /// The value is not a duration.
    case notADuration(Setting, String)
    /// The value is not a size.
    case notASize(Setting, String)
    /// The value is not a whole number.
    case notANumber(Setting, String)
    /// The value is not between `lowest` and `highest`.
    case outOfRange(Setting, String, lowest: String, highest: String)
    /// The value is not one of the allowed words.
    case unknownWord(Setting, String, words: [String], suggestion: String?)
    /// The value is not `host:port`.
    case notAnAddress(Setting, String)
    /// The value is not `http(s)://host[:port]`.
    case notAnOrigin(Setting, String)
    /// The value is not a network.
    case notANetwork(Setting, String)
    /// Only one of two settings that belong together has a value: the first one has it.
    case incomplete(Setting, needs: Setting)
    /// The server listens on all addresses, so its origin must be set.
    case noOrigin(Setting)
    /// The origin is plain HTTP on another machine, which is not allowed.
    case plainOrigin(Setting, String)
    /// Two folders are the same, or one contains the other.
    case overlapping(Setting, Setting)
    /// The state folder is inside the shared folder.
    case stateInCloud(Setting)
    /// The value of `queue` is neither `sqlite` nor the address of a server. It is not repeated, since it may
    /// contain a password.
    case notAQueue
    /// The address of the PostgreSQL server contains a password.
    case passwordInAddress
    /// The state folder is on a network file system.
    case stateOnNetwork(kind: String)

    /// Whether the other keys of a file with this error can still be read.
    var leavesValues: Bool {
        switch self {
        case .unreadable, .notYAML, .repeatedKey, .wrongShape: false
        default: true
        }
    }

    /// The error and how to correct it.
    package var sentence: Sentence { message }

    private var message: any Message {
        self == .passwordInAddress ? ServerProblem.passwordInAddress : text
    }

    private var text: ConfigurationErrorText {
        switch self {
        case .unreadable(let path, let words): .unreadable(path: path, words: words)
        case .notYAML(let path, let words): .notYAML(path: path, words: words)
        case .unknownKey(let key, let line, let suggestion):
            .unknownKey(key, line: line, suggestion: suggestion)
        case .repeatedKey(let key, let line): .repeatedKey(key, line: line)
        case .wrongShape(let setting):
            .wrongShape(setting.rawValue, list: setting.kind.list)
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
        case .notAnAddress(let setting, let text): .notAnAddress(setting.rawValue, text)
        case .notAnOrigin(let setting, let text): .notAnOrigin(setting.rawValue, text)
        case .notANetwork(let setting, let text): .notANetwork(setting.rawValue, text)
        case .incomplete(let setting, let other):
            .incompletePair(setting.rawValue, needs: other.rawValue)
        case .noOrigin(let setting): .noOrigin(setting.rawValue)
        case .plainOrigin(let setting, let text): .plainOrigin(setting.rawValue, text)
        case .overlapping(let first, let second): .overlapping(first.rawValue, second.rawValue)
        case .stateInCloud(let setting): .stateInCloud(setting.rawValue)
        case .stateOnNetwork(let kind): .stateOnNetwork(kind: kind)
        case .notAQueue, .passwordInAddress: .notAQueue
        }
    }
}

extension ConfigurationError {
    /// The setting with the wrong value; `nil` for errors that name a line or a file themselves.
    fileprivate var setting: Setting? {
        switch self {
        case .unreadable, .notYAML, .unknownKey, .repeatedKey: nil
        case .wrongShape(let setting), .relativePath(let setting, _), .wrongEnding(let setting, _, _),
            .notADuration(let setting, _), .notASize(let setting, _), .notANumber(let setting, _),
            .outOfRange(let setting, _, _, _), .unknownWord(let setting, _, _, _),
            .notAnAddress(let setting, _), .notAnOrigin(let setting, _), .notANetwork(let setting, _),
            .incomplete(let setting, _), .noOrigin(let setting), .plainOrigin(let setting, _),
            .overlapping(let setting, _):
            setting
        case .stateInCloud, .stateOnNetwork: .state
        case .notAQueue, .passwordInAddress: .queue
        }
    }
}

/// All errors in the configuration; never empty.
package struct ConfigurationErrors: Error {
    package let errors: [ConfigurationError]
    /// The lines of the settings whose value comes from the configuration file.
    var lines: [Setting: Int] = [:]

    /// The errors, each with its line if its setting is in the file.
    package var sentences: [Sentence] {
        errors.map { error in
            guard let line = error.setting.flatMap({ lines[$0] }) else { return error.sentence }
            return ConfigurationErrorText.atLine(line, error.sentence)
        }
    }
}

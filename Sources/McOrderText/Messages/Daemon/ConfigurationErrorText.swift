/// An error in the configuration of `mcorderd`, and how to fix it. Settings are named by their keys.
package enum ConfigurationErrorText: Message {
    case unreadable(path: String, words: String)
    case notYAML(path: String, words: String)
    case unknownKey(String, line: Int, suggestion: String?)
    case repeatedKey(String, line: Int)
    /// The setting takes a single value, or also a list.
    case wrongShape(_ setting: String, list: ListedValue?)
    case relativePath(_ setting: String, String)
    /// A folder or file is given as the address of a server. It may contain a password, so it is not shown.
    case addressAsPath(_ setting: String)
    case wrongEnding(_ setting: String, String, ending: String)
    case notADuration(_ setting: String, String)
    case notASize(_ setting: String, String)
    /// The value of `queue` is neither `sqlite` nor the address of a PostgreSQL server.
    case notAQueue
    case notANumber(_ setting: String, String)
    case outOfRange(_ setting: String, String, lowest: String, highest: String)
    case unknownWord(_ setting: String, String, words: [String], suggestion: String?)
    case notAnAddress(_ setting: String, String)
    case notAnOrigin(_ setting: String, String)
    case notANetwork(_ setting: String, String)
    /// The first setting has a value, and the one it needs has none.
    case incompletePair(_ setting: String, needs: String)
    /// The setting listens on all addresses, and there is no `web.staff.origin`.
    case noOrigin(_ setting: String)
    /// Plain HTTP on another machine.
    case plainOrigin(_ setting: String, String)
    case overlapping(_ setting: String, _ other: String)
    /// The state folder lies inside the folder of this setting.
    case stateInCloud(_ setting: String)
    case stateOnNetwork(kind: String)

    /// An error with its line in the configuration file.
    case atLine(Int, Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}

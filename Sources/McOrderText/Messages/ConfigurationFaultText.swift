/// What is wrong with the configuration of `mcorderd`, and the cure; settings go by their keys.
package enum ConfigurationFaultText: Message {
    case unreadable(path: String, words: String)
    case notYAML(path: String, words: String)
    case unknownKey(String, line: Int, suggestion: String?)
    case repeatedKey(String, line: Int)
    /// One value is wanted, or a list of ids where the setting takes them.
    case wrongShape(_ setting: String, takesIDs: Bool)
    case relativePath(_ setting: String, String)
    case wrongEnding(_ setting: String, String, ending: String)
    case notADuration(_ setting: String, String)
    case notASize(_ setting: String, String)
    case notANumber(_ setting: String, String)
    case outOfRange(_ setting: String, String, lowest: String, highest: String)
    case unknownWord(_ setting: String, String, words: [String], suggestion: String?)
    case overlapping(_ setting: String, _ other: String)
    /// The state folder lies in the folder of that setting.
    case stateInCloud(_ setting: String)
    case stateOnNetwork(kind: String)

    /// A fault with its line in the configuration's file.
    case atLine(Int, Sentence)

    package func text(in language: any Texts) -> String { language.text(self) }
}

/// A group of values in a list of a configuration file, such as one printer.
package struct SettingEntry: Equatable, Sendable {
    /// The line at which it begins.
    package let line: Int
    /// The value of each key; a single value is a list of one.
    package let values: [String: [String]]
}

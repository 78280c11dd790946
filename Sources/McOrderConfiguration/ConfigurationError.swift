package import McOrderText

/// One error in the configuration.
struct ConfigurationError {
    /// The setting with the wrong value; `nil` for errors that name a line or a file themselves.
    let setting: Setting?
    /// The error and how to correct it.
    let sentence: Sentence
}

/// All errors in the configuration; never empty.
package struct ConfigurationErrors: Error {
    let errors: [ConfigurationError]
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

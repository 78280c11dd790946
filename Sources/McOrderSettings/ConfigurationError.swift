package import McOrderText

/// One error in the configuration.
package struct ConfigurationError: Sendable {
    /// The key of the setting with the wrong value; `nil` for errors that name a line or a file themselves.
    package let setting: String?
    /// The error and how to correct it.
    package let sentence: Sentence

    package init(setting: String?, sentence: Sentence) {
        self.setting = setting
        self.sentence = sentence
    }
}

/// All errors in the configuration; never empty.
package struct ConfigurationErrors: Error {
    package let errors: [ConfigurationError]
    /// The lines of the settings whose value comes from the configuration file, by key.
    let lines: [String: Int]

    package init(errors: [ConfigurationError], lines: [String: Int] = [:]) {
        self.errors = errors
        self.lines = lines
    }

    /// The errors, each with its line if its setting is in the file.
    package var sentences: [Sentence] {
        errors.map { error in
            guard let line = error.setting.flatMap({ lines[$0] }) else { return error.sentence }
            return ConfigurationErrorText.atLine(line, error.sentence)
        }
    }
}

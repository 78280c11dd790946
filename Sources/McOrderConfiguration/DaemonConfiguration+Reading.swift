import McOrderSettings

extension DaemonConfiguration {
    /// The file that is read if none is named.
    package static let defaultFile = "/etc/mcorder/mcorderd.yaml"
    /// The beginning of the names of variables.
    static let program = "mcorderd"
    /// The variables with other names than their settings.
    static let shortNames: [Setting: String] = [
        .cloud: "MCORDER_CLOUD", .state: "MCORDER_STATE", .queue: "MCORDER_QUEUE",
    ]

    /// Where the daemon of this machine has its queue: the address of a server, or else the state folder;
    /// `nil` if its configuration says neither or cannot be read, which the daemon itself reports.
    ///
    /// - Parameter file: the file's path; `nil` for ``defaultFile``.
    package static func queuePlace(file: String? = nil, environment: [String: String]) async -> String? {
        let values = try? await SettingValues<Setting>.read(
            file: file,
            otherwise: defaultFile,
            options: [:],
            environment: environment,
            program: program,
            short: shortNames
        )
        let queue = values?.text(.queue)
        return queue == nil || queue == "sqlite" ? values?.text(.state) : queue
    }

    /// The configuration, merged from options, environment, file and defaults.
    ///
    /// - Parameter file: the file's path; `nil` for ``defaultFile``, which may be absent.
    /// - Throws: ``ConfigurationReadingError``, or ``ConfigurationErrors``.
    package static func read(
        file: String?,
        options: [Setting: String],
        environment: [String: String]
    ) async throws -> DaemonConfiguration {
        try DaemonConfiguration(
            await SettingValues.read(
                file: file,
                otherwise: defaultFile,
                options: options,
                environment: environment,
                program: program,
                short: shortNames
            )
        )
    }
}

import Glibc
import McOrderSettings
import McOrderText
import Testing

@testable import McOrderConfiguration

/// Reads configurations as `mcorderd` does, from a file that exists during the call.
enum ConfigurationSource {
    static func read(
        _ file: String = "",
        options: [Setting: String] = [:],
        environment: [String: String] = [:]
    ) async throws -> DaemonConfiguration {
        var template = Array("/tmp/mcorderd-XXXXXX".utf8CString)
        let descriptor = mkstemp(&template)
        try #require(descriptor >= 0)
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        defer {
            close(descriptor)
            unlink(path)
        }
        let bytes = Array(file.utf8)
        try #require(write(descriptor, bytes, bytes.count) == bytes.count)
        return try DaemonConfiguration(
            try await SettingValues(
                options: options,
                environment: environment,
                program: DaemonConfiguration.program,
                short: DaemonConfiguration.shortNames,
                file: file,
                path: path
            )
        )
    }

    /// The errors of a configuration; empty if it is valid.
    static func errors(
        _ file: String = "",
        options: [Setting: String] = [:],
        environment: [String: String] = [:]
    ) async throws -> [ConfigurationError] {
        do {
            _ = try await read(file, options: options, environment: environment)
            return []
        } catch let error as ConfigurationErrors {
            return error.errors
        }
    }

    /// The English sentences about what is wrong with a configuration, without their lines.
    static func sentences(
        _ file: String = "",
        environment: [String: String] = [:]
    ) async throws -> [String] {
        try await errors(file, environment: environment).map { $0.sentence[.english] }
    }
}

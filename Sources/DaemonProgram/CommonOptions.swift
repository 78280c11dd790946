import ArgumentParser
import Configuration
import Foundation
import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderText
import SystemPackage

/// The options of every command.
struct CommonOptions: ParsableArguments {
    static let defaultFile = "/etc/mcorder/mcorderd.yaml"

    @Option(
        help: ArgumentHelp(
            DaemonText.configHelp[Terminal.language],
            valueName: PlaceholderText.file[Terminal.language]
        )
    )
    var config: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.cloudHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var cloud: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.stateHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var state: String?

    @Option(
        help: ArgumentHelp(
            DaemonText.catalogHelp[Terminal.language],
            valueName: PlaceholderText.folder[Terminal.language]
        )
    )
    var catalog: String?

    // `Terminal.language` reads this option itself, because the help must be in this language too.
    @Option(help: ArgumentHelp(HelpOptionText.lang[Terminal.language], valueName: Language.codes))
    var lang: Language?

    /// The configuration, merged from options, environment, file and defaults.
    func configuration(environment: [String: String]) async throws -> DaemonConfiguration {
        var options: [Setting: String] = [:]
        options[.cloud] = cloud.map(Self.absolute)
        options[.state] = state.map(Self.absolute)
        options[.catalog] = catalog.map(Self.absolute)
        let path = config ?? Self.defaultFile
        let values = try await SettingValues(
            options: options,
            environment: environment,
            file: try text(of: path),
            path: path
        )
        return try DaemonConfiguration(values)
    }

    /// The present time of the machine's clock.
    static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }

    /// The absolute path of a file argument. The standard streams, `-`, are refused.
    static func file(_ text: String) throws(CommandError) -> String {
        guard !text.isEmpty, text != "-" else {
            throw CommandError(.invalid, DaemonErrorText.notAFile(text))
        }
        return absolute(text)
    }

    /// Makes a path of the command line absolute, from the folder in which the command was started.
    private static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = Terminal.environment("PWD") else { return path }
        return "\(folder)/\(path)"
    }

    private func text(of path: String) throws -> String {
        let path = FilePath(path)
        do {
            let descriptor = try FileDescriptor.open(path, .readOnly)
            defer { Self.close(descriptor) }
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while bytes.count <= 1 << 20 {
                let count = try buffer.withUnsafeMutableBytes { try descriptor.read(into: $0) }
                if count == 0 { break }
                bytes += buffer[..<count]
            }
            return String(decoding: bytes, as: UTF8.self)
        } catch let error as Errno {
            if error == .noSuchFileOrDirectory, config == nil { return "" }
            if error == .noSuchFileOrDirectory {
                throw CommandError(.notFound, DaemonErrorText.noConfiguration(path.string))
            }
            // These errors may be temporary: the machine is short of memory or descriptors, or its disk
            // fails. systemd restarts the daemon after exit code 74 only.
            if [.tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .ioError].contains(error) {
                throw CommandError(
                    .storage,
                    DaemonErrorText.configurationUnreadable(path.string, reason: "\(error)")
                )
            }
            throw ConfigurationErrors(
                errors: [.unreadable(path: path.string, words: "\(error)")]
            )
        }
    }

    private static func close(_ descriptor: FileDescriptor) {
        do {
            try descriptor.close()
        } catch {
            Terminal.report("mcorderd: close: \(error)")
        }
    }
}

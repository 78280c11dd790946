import McOrderText
import SystemPackage

/// The file of the configuration cannot be opened or read.
package enum ConfigurationReadingError: Error, Equatable {
    /// The named file does not exist.
    case absent(path: String)
    /// The machine is short of memory or descriptors, or its disk fails, which may be temporary.
    case temporary(path: String, cause: String)
}

extension SettingValues {
    /// The values of the settings, merged from options, environment and file.
    ///
    /// - Parameters:
    ///   - file: the file's path; `nil` for the usual one, which may be absent.
    ///   - usual: the file that is read if none is named.
    ///   - program: the beginning of the names of variables.
    ///   - names: the settings that have a variable of another name, with that name.
    /// - Throws: ``ConfigurationReadingError``, or ``ConfigurationErrors``.
    package static func read(
        file: String?,
        otherwise usual: String,
        options: [Setting: String],
        environment: [String: String],
        program: String,
        short names: [Setting: String] = [:]
    ) async throws -> SettingValues {
        let path = file ?? usual
        let text: String
        do {
            text = try Self.text(of: FilePath(path))
        } catch let error as Errno {
            switch error {
            case .noSuchFileOrDirectory where file == nil: text = ""
            case .noSuchFileOrDirectory: throw ConfigurationReadingError.absent(path: path)
            case .tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .ioError:
                throw ConfigurationReadingError.temporary(path: path, cause: "\(error)")
            default:
                let sentence = ConfigurationErrorText.unreadable(path: path, cause: "\(error)")
                throw ConfigurationErrors(errors: [ConfigurationError(setting: nil, sentence: sentence)])
            }
        }
        return try await SettingValues(
            options: options,
            environment: environment,
            program: program,
            short: names,
            file: text,
            path: path
        )
    }

    /// The file's text, at most about 1 MiB of it.
    private static func text(of path: FilePath) throws -> String {
        let descriptor = try FileDescriptor.open(path, .readOnly)
        return try descriptor.closeAfter {
            var bytes: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while bytes.count <= 1 << 20 {
                let count = try buffer.withUnsafeMutableBytes { try descriptor.read(into: $0) }
                if count == 0 { break }
                bytes += buffer[..<count]
            }
            return String(decoding: bytes, as: UTF8.self)
        }
    }
}

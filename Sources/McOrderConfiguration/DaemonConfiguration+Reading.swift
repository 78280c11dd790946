import McOrderText
import SystemPackage

extension DaemonConfiguration {
    /// The file that is read if none is named.
    package static let defaultFile = "/etc/mcorder/mcorderd.yaml"

    /// The file of the configuration cannot be opened or read.
    package enum ReadingError: Error, Equatable {
        /// The named file does not exist.
        case absent(path: String)
        /// The machine is short of memory or descriptors, or its disk fails, which may be temporary.
        case temporary(path: String, cause: String)
    }

    /// The configuration, merged from options, environment, file and defaults.
    ///
    /// - Parameters:
    ///   - file: the file's path; `nil` for ``defaultFile``, which may be absent.
    /// - Throws: ``ReadingError``, or ``ConfigurationErrors``.
    package static func read(
        file: String?,
        options: [Setting: String],
        environment: [String: String]
    ) async throws -> DaemonConfiguration {
        let path = file ?? defaultFile
        let text: String
        do {
            text = try Self.text(of: FilePath(path))
        } catch let error as Errno {
            switch error {
            case .noSuchFileOrDirectory where file == nil: text = ""
            case .noSuchFileOrDirectory: throw ReadingError.absent(path: path)
            case .tooManyOpenFiles, .tooManyOpenFilesInSystem, .noMemory, .ioError:
                throw ReadingError.temporary(path: path, cause: "\(error)")
            default:
                let sentence = ConfigurationErrorText.unreadable(path: path, cause: "\(error)")
                throw ConfigurationErrors(errors: [ConfigurationError(setting: nil, sentence: sentence)])
            }
        }
        return try DaemonConfiguration(
            await SettingValues(options: options, environment: environment, file: text, path: path)
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

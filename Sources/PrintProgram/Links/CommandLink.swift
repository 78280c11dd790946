import Foundation

/// A command that reads the ticket from its standard input.
final class CommandLink: PrinterLink {
    private let process = Process()
    private let pipe = Pipe()

    init(_ words: [String]) throws(LinkError) {
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = pipe
        process.standardOutput = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            throw .absent(cause: "\(error)")
        }
    }

    func write(_ bytes: [UInt8], patience: Duration) throws(LinkError) {
        do {
            try pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
        } catch {
            throw .lost(cause: "\(error)")
        }
    }

    func read(within time: Duration) throws(LinkError) -> [UInt8] { [] }

    func finish() throws(LinkError) {
        try? pipe.fileHandleForWriting.close()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw .lost(cause: "exit code \(process.terminationStatus)")
        }
    }

    func close() {
        try? pipe.fileHandleForWriting.close()
        if process.isRunning { process.terminate() }
    }
}

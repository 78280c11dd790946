import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd init`: creates folders, marker, state folder and queue.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("init", DaemonText.initAbstract)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(DaemonText.newCloudHelp))
    var newCloud = false

    @Flag(help: ArgumentHelp(DaemonText.takeOverHelp))
    var takeOver = false

    @Flag(help: ArgumentHelp(DaemonText.trustClockHelp))
    var trustClock = false

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let paths = configuration.paths
        guard let id = withUnsafeBytes(of: UUID().uuid, { DeviceID(bytes: Array($0)) }) else {
            preconditionFailure("a UUID has sixteen bytes")
        }
        let installation = Installation(paths)
        let outcome = try await installation.make(newCloud: newCloud, newID: id)
        let restaurants = configuration.settings.restaurants
        let now = QueueClock.of(paths.queue, Timestamp.now)
        if takeOver { try await installation.takeOver(serving: restaurants, at: now()) }
        if trustClock { try await installation.trustClock(at: now()) }
        for claim in try await installation.rivals(serving: restaurants) {
            Terminal.report(DaemonText.rivalWarning(claim)[Terminal.language])
        }
        if let code = outcome.foreignHouse { Terminal.report(KeyText.foreign(code)[Terminal.language]) }
        try answer.write(
            outcome.newFolders.map { DaemonText.made(folder: $0) } + [
                DaemonText.folder(outcome.folder, path: paths.orders, isNew: outcome.isNewMarker),
                DaemonText.ready(state: paths.queue),
            ] + (outcome.house.map { [outcome.isNewHouse ? KeyText.made($0) : KeyText.house($0)] } ?? []),
            json: .object([
                JSONValue.Member("folder", .string(outcome.folder.description)),
                JSONValue.Member("madeMarker", .bool(outcome.isNewMarker)),
                JSONValue.Member("madeFolders", .array(outcome.newFolders.map { .string($0) })),
                JSONValue.Member("state", .string(paths.state)),
                JSONValue.Member("house", .optional(outcome.house?.description)),
            ])
        )
    }
}

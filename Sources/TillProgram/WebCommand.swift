import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderSettings
import McOrderText

/// `till web`: the browsers that may open the pages for staff.
struct WebCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "web",
        TillBrowserText.abstract,
        subcommands: [Add.self, List.self, Remove.self]
    )

    /// `till web add NAME --role ROLE`.
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration("add", TillBrowserText.addAbstract)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillBrowserText.nameHelp, value: PlaceholderText.name))
        var name: String

        @Option(
            help: ArgumentHelp(
                TillBrowserText.roleHelp,
                value: Role.allCases.map(\.rawValue).joined(separator: "|")
            )
        )
        var role: Role

        @Option(help: ArgumentHelp(DaemonText.configHelp, value: PlaceholderText.file), completion: .file())
        var config: String?

        func run() async throws {
            try CommonOptions.check(name, for: "NAME")
            let settings = try await DaemonConfiguration.read(
                file: config,
                options: [:],
                environment: ProcessInfo.processInfo.environment
            )
            let pairing = try await common.counter.invite(browser: name, role: role, as: common.member)
            let address = "\(settings.web.origin)/pair?code=\(pairing.code)"
            if common.json { return try Terminal.write(pairing.json(address: address)) }
            let means = QRPicture.Means(
                glyphs: TerminalTraits.current.glyphs,
                hasColour: TerminalTraits.current.hasColour,
                isLight: false
            )
            if Terminal.isInteractive, let qr = QRCode.picture(of: address),
                qr.columns(means.glyphs) <= RawTerminal(input: 0, output: 1).size.columns
            {
                for row in qr.rows(by: means) { try Terminal.writeLine(row) }
            }
            try Terminal.writeLine(pairing.code)
            try Terminal.writeLine(address)
            let minutes = Int(Pairing.validity.components.seconds / 60)
            try Terminal.write(TillBrowserText.invited(HarmlessText.clean(name), minutes: minutes))
        }
    }

    /// `till web list`.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration("list", TillBrowserText.listAbstract)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let counter = common.counter
            let browsers = try await counter.browsers()
            if common.json { return try Terminal.write(.array(browsers.map(\.json))) }
            let moment = try await common.moments(of: counter)
            let rows = browsers.map { browser in
                [
                    HarmlessText.clean(browser.name), browser.role.rawValue, moment(browser.pairedAt),
                    browser.lastSeenAt.map(moment) ?? "-",
                ]
            }
            try Terminal.write(rows)
        }
    }

    /// `till web remove NAME`.
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration("remove", TillBrowserText.removeAbstract)

        @OptionGroup var common: CommonOptions

        @Argument(
            help: ArgumentHelp(TillBrowserText.nameHelp, value: PlaceholderText.name),
            completion: Completion.browsers
        )
        var name: String

        func run() async throws {
            let browser = try await common.counter.removeBrowser(name, as: common.member)
            if common.json { return try Terminal.write(browser.json) }
            try Terminal.write(TillBrowserText.removed(HarmlessText.clean(browser.name)))
        }
    }
}

extension Role: ExpressibleByArgument {}

extension Pairing {
    fileprivate func json(address: String) -> JSONValue {
        .object([
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("role", .string(role.rawValue)),
            JSONValue.Member("code", .string(code)),
            JSONValue.Member("address", .string(address)),
            JSONValue.Member("expiresAt", .string(expiresAt.description)),
        ])
    }
}

extension PairedBrowser {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("name", .string(name)),
            JSONValue.Member("role", .string(role.rawValue)),
            JSONValue.Member("pairedAt", .string(pairedAt.description)),
            JSONValue.Member("lastSeenAt", .optional(lastSeenAt?.description)),
        ])
    }
}

import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderSetup
import McOrderText

/// `mcorderd key`: the identity of the house.
struct KeyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "key",
        KeyText.abstract,
        subcommands: [
            KeyInitCommand.self, KeyShowCommand.self, KeyReplaceCommand.self, KeyRotateCommand.self,
            KeyExportCommand.self, KeyImportCommand.self,
        ]
    )

    /// The members of an answer that describe an identity.
    static func members(_ identity: HouseIdentity?) -> JSONValue {
        .object([
            JSONValue.Member("house", .optional(identity?.code.description)),
            JSONValue.Member("key", .optional(identity?.publicKey.description)),
            JSONValue.Member("qr", .optional(identity?.code.qrCodeText)),
        ])
    }
}

/// `mcorderd key init`: makes the identity of a house that has none.
struct KeyInitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("init", KeyText.makeAbstract)

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let identity = try await common.configuration().paths.keys.make()
        try answer.write(
            [KeyText.made(identity.code), KeyText.reloadDaemon],
            json: KeyCommand.members(identity)
        )
    }
}

/// `mcorderd key show`: shows the code of the house.
struct KeyShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("show", KeyText.showAbstract)

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let identity = try await common.configuration().paths.keys.identity()
        try answer.write(
            [identity.map { KeyText.code($0.code) } ?? KeyText.none],
            json: KeyCommand.members(identity)
        )
    }
}

/// `mcorderd key replace [--compromised]`: replaces the identity by a new one.
struct KeyReplaceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("replace", KeyText.replaceAbstract)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(KeyText.compromisedHelp))
    var compromised = false

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let keys = HouseKeys(try await common.configuration().paths)
        let identity = try await keys.replace(isCompromised: compromised)
        try answer.write(
            [KeyText.replaced(identity.code, isCompromised: compromised), KeyText.reloadDaemon],
            json: KeyCommand.members(identity)
        )
    }
}

/// `mcorderd key rotate`: makes a new seal key.
struct KeyRotateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("rotate", KeyText.rotateAbstract)

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let key = try HouseKeys(configuration.paths).rotate(at: .now())
        try answer.write(
            [KeyText.rotated(key.kid, until: key.until), KeyText.reloadDaemon],
            json: ["kid": key.kid, "until": key.until]
        )
    }
}

/// `mcorderd key export FILE`: copies the key of the identity.
struct KeyExportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("export", KeyText.exportAbstract)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(KeyText.exportFile, value: PlaceholderText.file), completion: .file())
    var file: String

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let path = try CommonOptions.file(file)
        let identity = try await common.configuration().paths.keys.export(to: path)
        try answer.write(
            [KeyText.exported(HarmlessText.clean(path))],
            json: KeyCommand.members(identity)
        )
    }
}

/// `mcorderd key import FILE`: takes over a key that was exported.
struct KeyImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("import", KeyText.importAbstract)

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(KeyText.importFile, value: PlaceholderText.file), completion: .file())
    var file: String

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let path = try CommonOptions.file(file)
        let keys = HouseKeys(try await common.configuration().paths)
        let identity = try await keys.take(from: path)
        try answer.write(
            [KeyText.imported(identity.code), KeyText.reloadDaemon],
            json: KeyCommand.members(identity)
        )
    }
}

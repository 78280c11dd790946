import Logging
import McOrderIntake
import McOrderModel
import Testing

@testable import McOrderConfiguration

struct DaemonConfigurationTests {
    @Test(arguments: ["", "\n", "# nothing\n", "---\n", "null\n", "~", "# a\n---\n# b\n", "intake:\n"])
    func `an empty file leaves the defaults`(_ text: String) async throws {
        #expect(try await ConfigurationSource.read(text) == ConfigurationSource.read())
    }

    @Test func `the defaults are those of the contract`() async throws {
        let configuration = try await ConfigurationSource.read()
        let paths = IntakePaths(
            orders: "/srv/mcorder/cloud/orders",
            receipts: "/srv/mcorder/cloud/receipts",
            published: "/srv/mcorder/cloud/catalog",
            state: "/var/lib/mcorderd",
            catalogue: "/usr/share/mcorder/catalog"
        )
        #expect(configuration.paths == paths)
        #expect(configuration.settings == IntakeSettings())
        #expect(configuration.language == "es")
        #expect(configuration.logLevel == .info)
    }

    @Test func `every value of the file is used`() async throws {
        let configuration = try await ConfigurationSource.read(
            """
            cloud: /c
            folders:
              orders: /o
              receipts: /r
              catalog: /p
            state: /s
            catalog: /k
            restaurants: [garbera, urbil]
            intake:
              poll: 1s
              settle: 0
              max_age: 2h
              max_ahead: 3m
              notice_wait: 5h
              max_open_per_device: 7
              max_waiting: 30
              price_policy: reject
              price_grace: 4h
            orders: {expire_after: 5h, expire_waiting: 1h}
            kitchen: {presence: [till, table]}
            storefront: {origin: 'https://order.example'}
            blacklist: {after_no_shows: 8, days: 9}
            receipts: {keep: 6h}
            language: en
            log: {level: debug}
            """
        )
        var settings = IntakeSettings()
        settings.poll = .seconds(1)
        settings.settle = .zero
        settings.maxAge = .seconds(7200)
        settings.maxAhead = .seconds(180)
        settings.noticeWait = .seconds(18_000)
        settings.maxOpenPerDevice = 7
        settings.blacklistAfterNoShows = 8
        settings.blacklistDays = 9
        settings.pricePolicy = .reject
        settings.priceGrace = .seconds(14_400)
        settings.expireAfter = .seconds(18_000)
        settings.keepReceipts = .seconds(21_600)
        settings.presence = PresenceRules(sources: [.till, .table], mostWaiting: 30)
        settings.expireWaiting = .seconds(3600)
        settings.storefront = WebOrigin("https://order.example")
        settings.restaurants = [RestaurantID("garbera"), RestaurantID("urbil")]
        #expect(configuration.settings == settings)
        let paths = IntakePaths(orders: "/o", receipts: "/r", published: "/p", state: "/s", catalogue: "/k")
        #expect(configuration.paths == paths)
        #expect(configuration.language == "en")
        #expect(configuration.logLevel == .debug)
    }

    @Test func `a nested key may be written with dots`() async throws {
        #expect(try await ConfigurationSource.read("intake.poll: 7s").settings.poll == .seconds(7))
    }

    @Test func `the folders are inside the shared folder unless their keys say otherwise`() async throws {
        let paths = try await ConfigurationSource.read("cloud: /c\nfolders: {receipts: /r}").paths
        #expect(paths.orders == "/c/orders")
        #expect(paths.receipts == "/r")
        #expect(paths.published == "/c/catalog")
    }

    @Test func `a path is normalised`() async throws {
        #expect(try await ConfigurationSource.read("cloud: /a/../c/./d/").paths.orders == "/c/d/orders")
    }

    /// The sources of the key `cloud`, the one with the highest precedence first.
    private static let options: [Setting: String] = [.cloud: "/option"]
    private static let long = ["MCORDERD_CLOUD": "/long"]
    private static let short = ["MCORDER_CLOUD": "/short"]
    private static let file = "cloud: /file"

    @Test(
        arguments: [
            (options, long.merging(short) { old, _ in old }, file, "/option"),
            ([:], long.merging(short) { old, _ in old }, file, "/long"), ([:], short, file, "/short"),
            ([:], [:], file, "/file"), ([:], [:], "", "/srv/mcorder/cloud"),
        ] as [([Setting: String], [String: String], String, String)]
    )
    func `the source with the highest precedence is used`(
        _ options: [Setting: String],
        _ environment: [String: String],
        _ file: String,
        _ cloud: String
    ) async throws {
        let configuration = try await ConfigurationSource.read(
            file,
            options: options,
            environment: environment
        )
        #expect(configuration.paths.orders == cloud + "/orders")
    }

    @Test(arguments: [
        ("MCORDERD_INTAKE_MAX_AGE", "1h"), ("MCORDERD_ORDERS_EXPIRE_AFTER", "1h"),
        ("MCORDERD_RECEIPTS_KEEP", "1h"), ("MCORDERD_LOG_LEVEL", "trace"), ("MCORDERD_FOLDERS_ORDERS", "/o"),
        ("MCORDERD_KITCHEN_PRESENCE", "till,table"),
        ("MCORDER_STATE", "/s"), ("MCORDERD_INTAKE_PRICE_POLICY", "reprice"), ("MCORDERD_LANGUAGE", "en"),
    ])
    func `an environment variable can set any key`(_ name: String, _ value: String) async throws {
        let configuration = try await ConfigurationSource.read(environment: [name: value])
        #expect(try await configuration != ConfigurationSource.read())
    }

    @Test(arguments: ["MCORDERD_NONSENSE", "MCORDERD_INTAKE_NONSENSE", "MCORDER_HOME", "PATH", "MCORDERD_"])
    func `unknown variables are ignored`(_ name: String) async throws {
        let configuration = try await ConfigurationSource.read(environment: [name: "x"])
        #expect(try await configuration == ConfigurationSource.read())
    }

    @Test(arguments: ["MCORDER_CLOUD", "MCORDERD_CLOUD", "MCORDERD_INTAKE_POLL", "MCORDERD_RESTAURANTS"])
    func `an empty variable counts as absent`(_ name: String) async throws {
        let configuration = try await ConfigurationSource.read(environment: [name: ""])
        #expect(try await configuration == ConfigurationSource.read())
    }

    @Test(
        arguments: [
            ("restaurants: [garbera, urbil]", [:]), ("restaurants:\n  - garbera\n  - urbil", [:]),
            ("", ["MCORDERD_RESTAURANTS": "garbera,urbil"]),
            ("restaurants: all", ["MCORDERD_RESTAURANTS": "garbera, urbil"]),
        ] as [(String, [String: String])]
    )
    func `restaurants are a list in the file and words with commas in the environment`(
        _ file: String,
        _ environment: [String: String]
    ) async throws {
        let settings = try await ConfigurationSource.read(file, environment: environment).settings
        #expect(settings.restaurants == [RestaurantID("garbera"), RestaurantID("urbil")])
    }

    @Test func `one restaurant needs no list`() async throws {
        let settings = try await ConfigurationSource.read("restaurants: garbera").settings
        #expect(settings.restaurants == [RestaurantID("garbera")])
    }

    @Test(
        arguments: [
            ("restaurants: all", [:]), ("restaurants: [all]", [:]),
            ("restaurants: [garbera]", ["MCORDERD_RESTAURANTS": "all"]),
        ] as [(String, [String: String])]
    )
    func `all serves every restaurant`(_ file: String, _ environment: [String: String]) async throws {
        let settings = try await ConfigurationSource.read(file, environment: environment).settings
        #expect(settings.restaurants == nil)
    }
}

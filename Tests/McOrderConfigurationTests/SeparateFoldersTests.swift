import McOrderConfiguration
import McOrderSettings
import Testing

struct SeparateFoldersTests {
    @Test(arguments: [
        ("/cloud", "/cloud", true), ("/cloud/orders", "/cloud", true), ("/cloud", "/cloud/orders", false),
        // The name only begins like that of the folder.
        ("/cloud2", "/cloud", false), ("/cloud", "/cloud2", false),
        ("/", "/", true), ("/cloud", "/", true), ("/", "/cloud", false),
        ("/cloud", "", false), ("", "", false), ("/año/orders", "/año", true),
    ])
    func `a path is inside a folder if it begins with all parts of the folder's path`(
        _ path: String,
        _ folder: String,
        _ isInside: Bool
    ) {
        #expect(SettingChecker<Setting>.isInside(path, folder) == isInside)
    }

    @Test func `folders whose names begin alike are separate`() async throws {
        #expect(try await ConfigurationSource.sentences("folders: {orders: /x, receipts: /x2}").isEmpty)
    }
}

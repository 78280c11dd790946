import FolderTesting
import Glibc
import McOrderFiles
import Testing

@testable import McOrderIntake
@testable import McOrderModel

/// Source: format.md, *Keys*.
struct KeyFolderTests {
    private let folder: TemporaryFolder
    private let keys: KeyFolder
    private var house: String { keys.path + "/house.key" }

    init() throws {
        folder = try TemporaryFolder()
        keys = KeyFolder(path: folder.path + "/state-keys")
    }

    private func error(_ body: () throws(KeyError) -> Void) -> String {
        do throws(KeyError) {
            try body()
            return "none"
        } catch {
            return String("\(error)".prefix { $0 != "(" })
        }
    }

    @Test func `a house without a key has no identity`() throws {
        #expect(try keys.identity() == nil)
    }

    @Test func `a new key is read again, and only its owner can get at it`() throws {
        let made = try keys.make()
        #expect(try keys.identity()?.publicKey == made.publicKey)
        #expect(try Files.rights(keys.path) == 0o700)
        #expect(try Files.rights(house) == 0o600)
        #expect(try keys.readable().isEmpty)
    }

    @Test func `no key is ever overwritten`() throws {
        let made = try keys.make()
        let other = KeyFolder(path: folder.path + "/other-keys")
        _ = try other.make()
        let file = folder.path + "/copy.key"
        _ = try other.export(to: file)
        #expect(error { () throws(KeyError) in _ = try keys.make() } == "exists")
        #expect(error { () throws(KeyError) in _ = try keys.take(from: file, known: nil) } == "exists")
        #expect(error { () throws(KeyError) in _ = try keys.export(to: file) } == "exists")
        #expect(try keys.identity()?.publicKey == made.publicKey)
    }

    @Test(arguments: ["", "{}", #"{"mcorder":"device-key","v":1,"secret":"AAAA"}"#, "\u{0}"])
    func `a damaged key is an error and never a reason for a new one`(_ text: String) throws {
        _ = try keys.make()
        try Files.write(Array(text.utf8), to: house)
        #expect(error { () throws(KeyError) in _ = try keys.identity() } == "damaged")
        #expect(error { () throws(KeyError) in _ = try keys.make() } == "damaged")
        #expect(try Files.read(house) == Array(text.utf8))
    }

    @Test func `a key that is no file is an error`() throws {
        _ = try keys.make()
        try #require(unlink(house) == 0 && mkdir(house, 0o700) == 0)
        #expect(error { () throws(KeyError) in _ = try keys.identity() } == "damaged")
    }

    @Test func `a lost key is noticed by the identity that the queue knows`() throws {
        let made = try keys.make()
        #expect(try keys.identity(after: made.publicKey)?.publicKey == made.publicKey)
        try #require(unlink(house) == 0)
        #expect(error { () throws(KeyError) in _ = try keys.identity(after: made.publicKey) } == "missing")
    }

    @Test func `a key that is gone for good is replaced only where somebody says so`() throws {
        let lost = try keys.make().publicKey
        #expect(error { () throws(KeyError) in _ = try keys.replace(lost: lost) } == "exists")
        try #require(unlink(house) == 0)
        let next = try keys.replace(lost: lost)
        let read = try keys.identity(after: lost)
        #expect(read?.publicKey == next.publicKey && read?.replacement?.isProven == false)
        #expect(try keys.readable().isEmpty)
    }

    @Test func `another house's key is refused`() throws {
        let known = try keys.make().publicKey
        try #require(unlink(house) == 0)
        _ = try keys.make()
        #expect(error { () throws(KeyError) in _ = try keys.identity(after: known) } == "otherIdentity")
    }

    @Test func `a replaced identity names the new one, and its key is kept`() throws {
        let former = try keys.make()
        let next = try keys.replace(isCompromised: false)
        #expect(next.publicKey != former.publicKey)
        let read = try #require(try keys.identity(after: former.publicKey))
        #expect(read.publicKey == next.publicKey)
        #expect(read.replacement?.former == former.publicKey)
        #expect(read.replacement?.isProven == true)
        #expect(try Files.names(keys.path).count == 3)
        #expect(try keys.readable().isEmpty)
        // The daemon may not have run in between.
        let last = try keys.replace(isCompromised: false)
        #expect(try keys.identity(after: former.publicKey)?.publicKey == last.publicKey)
    }

    @Test func `a stolen identity has no word for the next one`() throws {
        _ = try keys.make()
        let next = try keys.replace(isCompromised: true)
        #expect(next.replacement != nil && next.replacement?.isProven == false)
        let members = SignedCatalogue.members(identity: next.publicKey, replacing: next.replacement)
        #expect(members.member("previous") == nil)
    }

    @Test func `nothing can be replaced or exported where there is no key`() {
        #expect(error { () throws(KeyError) in _ = try keys.replace(isCompromised: false) } == "none")
        #expect(
            error { () throws(KeyError) in _ = try keys.export(to: folder.path + "/copy.key") } == "none"
        )
    }

    @Test func `an exported key makes another folder the same house`() throws {
        let made = try keys.make()
        let file = folder.path + "/copy.key"
        _ = try keys.export(to: file)
        #expect(try Files.rights(file) == 0o600)
        let other = KeyFolder(path: folder.path + "/other-keys")
        #expect(try other.take(from: file, known: nil).publicKey == made.publicKey)
        #expect(try other.identity(after: made.publicKey)?.publicKey == made.publicKey)
    }

    @Test func `the key that the queue knows takes the place of another one, which is kept`() throws {
        let made = try keys.make()
        let file = folder.path + "/copy.key"
        _ = try keys.export(to: file)
        let late = KeyFolder(path: folder.path + "/late-keys")
        let wrong = try late.make()
        #expect(
            error { () throws(KeyError) in _ = try late.take(from: file, known: wrong.publicKey) } == "exists"
        )
        #expect(try late.take(from: file, known: made.publicKey).publicKey == made.publicKey)
        #expect(try late.identity(after: made.publicKey)?.publicKey == made.publicKey)
        #expect(try Files.names(late.path).contains("house-\(wrong.code).key"))
    }

    @Test func `a credential of systemd comes before the folder`() throws {
        _ = try keys.make()
        let credentials = KeyFolder(path: folder.path + "/credentials")
        let made = try credentials.make()
        let both = KeyFolder(path: keys.path, credentials: credentials.path)
        #expect(try both.identity()?.publicKey == made.publicKey)
        let one = KeyFolder(path: keys.path, credentials: folder.path + "/none")
        #expect(try one.identity()?.publicKey == keys.identity()?.publicKey)
    }

    @Test func `rights that are too wide are found`() throws {
        _ = try keys.make()
        try #require(chmod(house, 0o640) == 0 && chmod(keys.path, 0o750) == 0)
        #expect(try keys.readable().map(\.path).sorted() == [keys.path, house])
        #expect(try keys.readable().map(\.wanted).sorted() == [0o600, 0o700])
    }
}

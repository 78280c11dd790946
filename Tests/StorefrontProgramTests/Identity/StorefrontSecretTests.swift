import FolderTesting
import McOrderFiles
import McOrderModel
import Testing

@testable import StorefrontProgram

@Suite struct StorefrontSecretTests {
    private let value: JSONValue = ["a": "417", "b": 1]

    @Test func `what was encrypted can be read for the same purpose only`() throws {
        let secret = StorefrontSecret()
        let text = try secret.seal(value, as: .draft)
        #expect(secret.open(text, as: .draft) == value)
        #expect(secret.open(text, as: .capability) == nil)
        #expect(StorefrontSecret().open(text, as: .draft) == nil)
    }

    @Test func `a changed text is nothing`() throws {
        let secret = StorefrontSecret()
        let text = try secret.seal(value, as: .capability)
        for index in text.indices {
            var changed = text
            changed.replaceSubrange(index...index, with: text[index] == "A" ? "B" : "A")
            #expect(secret.open(changed, as: .capability) == nil)
        }
        for other in ["", "A", "417", text + "A", String(text.dropLast(4))] {
            #expect(secret.open(other, as: .capability) == nil)
        }
    }

    @Test func `the secret of a folder stays, and only its owner reads it`() throws {
        let folder = try TemporaryFolder()
        let text = try StorefrontSecret(in: folder.directory).seal(value, as: .draft)
        #expect(try StorefrontSecret(in: folder.directory).open(text, as: .draft) == value)
        let stamp = try folder.directory.stat(FileName(constant: "secret.json"))
        #expect(stamp?.permissions == 0o600)
    }

    @Test func `a damaged secret is an error, and stays`() throws {
        let folder = try TemporaryFolder()
        let name = FileName(constant: "secret.json")
        _ = try WholeFile.create(name, bytes: Array("{}".utf8), in: folder.directory)
        #expect(throws: DamagedSecretError.self) { try StorefrontSecret(in: folder.directory) }
        #expect(try HostileFile.contents(name, in: folder.directory, limit: 100) == Array("{}".utf8))
    }
}

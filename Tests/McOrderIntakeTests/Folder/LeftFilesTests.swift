import Testing

@testable import McOrderFiles
@testable import McOrderIntake

struct LeftFilesTests {
    @Test(arguments: [LeftFiles.Cause.elsewhere, .notRemovable, .reported])
    func `a file that did not change keeps its cause`(_ cause: LeftFiles.Cause) throws {
        var left = LeftFiles()
        left.leave(try name("a"), .test(1), cause)
        #expect(left.cause(try name("a"), .test(1)) == cause)
    }

    @Test func `a file that changed has none`() throws {
        var left = LeftFiles()
        left.leave(try name("a"), .test(1), .reported)
        #expect(left.cause(try name("a"), .test(2)) == nil)
        #expect(left.cause(try name("b"), .test(1)) == nil)
    }

    @Test func `a forgotten file has none`() throws {
        var left = LeftFiles()
        left.leave(try name("a"), .test(1), .reported)
        left.forget(try name("a"))
        #expect(left.cause(try name("a"), .test(1)) == nil)
    }

    @Test func `files that are gone are forgotten`() throws {
        var left = LeftFiles()
        left.leave(try name("a"), .test(1), .reported)
        left.leave(try name("b"), .test(2), .reported)
        left.keep([try name("b")])
        #expect(!left.remembers(try name("a")))
        #expect(left.remembers(try name("b")))
    }

    @Test func `everything can be forgotten`() throws {
        var left = LeftFiles()
        left.leave(try name("a"), .test(1), .elsewhere)
        left.removeAll()
        #expect(!left.remembers(try name("a")))
    }

    @Test func `no more files are remembered than fit, and known ones can change`() throws {
        var left = LeftFiles()
        for index in 0...LeftFiles.capacity {
            left.leave(try name("\(index)"), .test(1), .elsewhere)
        }
        #expect(!left.remembers(try name("\(LeftFiles.capacity)")))
        left.leave(try name("0"), .test(2), .reported)
        #expect(left.cause(try name("0"), .test(2)) == .reported)
    }
}

import Dispatch
import Synchronization
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite(.timeLimit(.minutes(5))) struct WholeFileRaceTests {
    private let folder: TemporaryFolder
    private let order = Array("order".utf8)

    init() throws { folder = try TemporaryFolder() }

    @Test(arguments: FileSystemSupport.allCases)
    func `two writers of the same bytes both succeed`(support: FileSystemSupport) throws {
        for round in 0..<200 {
            let created = try race(round, support, bytes: [order, order])
            #expect(created.failures == [])
            // Without links and renameat2, a writer cannot know whether it was the first.
            if support != .neither { #expect(created.count == 1) }
        }
        #expect(try folder.names().count == 200)
    }

    @Test(arguments: [FileSystemSupport.everything, .links])
    func `one of two writers of different bytes succeeds, and its file is not replaced`(
        support: FileSystemSupport
    )
        throws
    {
        for round in 0..<200 {
            let created = try race(round, support, bytes: [order, Array("other!".utf8)])
            #expect(created.count == 1)
            #expect(created.failures.map(\.fileError.errno) == [.fileExists])
            #expect(created.failures.map(\.outcome) == [.notWritten])
        }
        #expect(try folder.names().count == 200)
    }

    private struct Outcomes {
        var count = 0
        var failures: [WholeFileError] = []
    }

    private func race(_ round: Int, _ support: FileSystemSupport, bytes: [[UInt8]]) throws -> Outcomes {
        let name = try name("file-\(round)")
        let directory = folder.directory
        let outcomes = Mutex(Outcomes())
        DispatchQueue.concurrentPerform(iterations: bytes.count) { index in
            do throws(WholeFileError) {
                let creation = try WholeFile.create(
                    name,
                    bytes: bytes[index],
                    in: directory,
                    durable: false,
                    refusals: support.refusals
                )
                if creation == .created { outcomes.withLock { $0.count += 1 } }
            } catch {
                outcomes.withLock { $0.failures.append(error) }
            }
        }
        return outcomes.withLock { $0 }
    }
}

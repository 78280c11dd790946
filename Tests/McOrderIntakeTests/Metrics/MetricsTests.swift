import FolderTesting
import McOrderFiles
import McOrderModel
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

/// The metrics that are written for node_exporter, and when they are written.
@Suite struct MetricsTests {
    @Test func `labels and help are escaped as the format requires`() {
        let metric = Metric(
            "a_total",
            "one\\two\nthree \"four\"",
            [(["name": "M\"c\\D\nx", "b": "é"], 7)]
        )
        #expect(
            metric.text == """
                # HELP mcorder_a_total one\\\\two\\nthree "four"
                # TYPE mcorder_a_total counter
                mcorder_a_total{name="M\\"c\\\\D\\nx",b="é"} 7

                """
        )
    }

    @Test func `a metric without values is left out`() {
        #expect(Metric("a", "nothing", []).text.isEmpty)
        #expect(Metric("a", "nothing", nil).text.isEmpty)
    }

    @Test func `the file is written at most every five seconds, and removed`() async throws {
        let fixture = try await IntakeFixture()
        let path = "\(fixture.folder.path)/mcorder.prom"
        let writer = MetricsWriter(path: path, version: "1", fixture.resources())
        let start = ContinuousClock.now
        try await writer.write(at: start)
        let first = try Files.inode(path)
        #expect(try Files.rights(path) == 0o644)
        try await writer.write(at: start + .milliseconds(4999))
        #expect(try Files.inode(path) == first)
        try await writer.write(at: start + .seconds(5))
        #expect(try Files.inode(path) != first)
        await writer.remove()
        #expect(try Files.read(path) == nil)
    }
}

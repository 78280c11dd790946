import Testing

/// Tests how documents are read, so that no command is skipped.
@Suite struct DocumentBlockTests {
    @Test func `commands and their output are distinguished`() throws {
        let text = """
            ```console
            $ one   # exit 65
            printed
            $ two \\
                --more

            $ three   # until Ctrl-C
            ```
            """
        let block = try #require(try DocumentBlock.all(in: text).first)
        #expect(
            block.commands.map(\.text) == ["one   # exit 65", "two \\\n    --more", "three   # until Ctrl-C"]
        )
        #expect(block.commands.map(\.line) == [2, 4, 7])
        #expect(block.commands.map(\.output) == [["printed"], nil, nil])
        #expect(block.commands.map(\.status) == [65, 0, 0])
        #expect(block.commands.map(\.isLasting) == [false, false, true])
    }

    @Test func `a script is one command, and blocks in other languages are not commands`() throws {
        let text = "```sh\na\nb\n```\n```json\n{}\n```\n```\n$ screen\n```\n"
        #expect(try DocumentBlock.all(in: text).flatMap(\.commands).map(\.text) == ["a\nb"])
    }

    @Test func `a block in a list is read without its indent`() throws {
        let text = "1. First:\n\n   <!-- before: restaurant -->\n   ```console\n   $ one\n     two\n   ```\n"
        let block = try #require(try DocumentBlock.all(in: text).first)
        #expect(block.before == ["restaurant"])
        #expect(block.commands.map(\.text) == ["one"])
        #expect(block.commands.first?.output == ["  two"])
    }

    @Test func `comments before a block belong to this block only`() throws {
        let text = """
            <!-- before: restaurant -->
            <!-- needs: rclone -->

            ```console
            $ one
            ```

            ```console
            $ two
            ```

            <!-- not run: needs
            a machine -->
            ```sh
            three
            ```
            """
        let blocks = try DocumentBlock.all(in: text)
        #expect(blocks.map(\.before) == [["restaurant"], [], []])
        #expect(blocks.map(\.needs) == [["rclone"], [], []])
        #expect(blocks.map(\.excuse) == [nil, nil, "needs\na machine"])
    }

    @Test func `an unknown comment is refused`() {
        #expect(throws: DocumentBlock.UnknownComment.self) {
            try DocumentBlock.all(in: "<!-- skip -->\n```sh\nfalse\n```\n")
        }
    }

    @Test(arguments: [
        (["1-622  4 s  Ana"], "1-079\t12 s\tAna\n", true),
        (["1-622  4 s  Ana"], "2-079\t12 s\tAna\n", false),
        (["a", "…", "z"], "a\nb\nc\nz\n", true),
        (["a", "…", "z"], "a\nb\nc\n", false),
        (["Total … €"], "Total 6.75 €", true),
        (["Total … €"], "Total 6.75", false),
        (["hasta las 15:04"], "hasta mañana a las 01:07", true),
        (["a"], "a\nb\n", false),
        ([], "", true),
    ])
    func `outputs are compared except for codes, times and ages`(
        _ expected: [String],
        _ printed: String,
        _ isSame: Bool
    ) {
        #expect(PrintedOutput.matches(expected, printed) == isSame)
    }
}

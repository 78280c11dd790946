import Testing

@testable import McOrderQR

@Suite struct QRSymbolTests {
    /// The first characters of a long text.
    private func text(_ count: Int) -> String {
        String(String(repeating: "https://order.example/r/fuencarral#b=29919601.", count: 6).prefix(count))
    }

    private func picture(_ symbol: QRSymbol, dark: Character = "#", light: Character = ".") -> [String] {
        (0..<symbol.size).map { row in
            String((0..<symbol.size).map { symbol[row, $0] ? dark : light })
        }
    }

    /// The hash FNV-1a of the modules, row by row.
    private func hash(_ symbol: QRSymbol) -> UInt64 {
        picture(symbol, dark: "1", light: "0").joined().utf8.reduce(0xcbf2_9ce4_8422_2325) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01b3
        }
    }

    /// Made with the Python package qrcode 8: the length of the text, the mask, the size, and the hash. There
    /// are two of each version.
    private static let vectors: [(length: Int, mask: Int, size: Int, hash: UInt64)] = [
        (9, 0, 21, 0x4f91461c2952102f),
        (9, 4, 21, 0x82405151f5087b55),
        (20, 1, 25, 0x088fc044d7a127ef),
        (20, 5, 25, 0xaa65942c7f106bea),
        (40, 2, 29, 0x2014e9851df697da),
        (40, 6, 29, 0xad003c5d57f4b441),
        (60, 3, 33, 0x15a41ac0aad6944c),
        (60, 7, 33, 0x8c25ef8a6224906e),
        (80, 4, 37, 0x3e846a21f26c3e6b),
        (80, 0, 37, 0x5084dfac99a03261),
        (100, 5, 41, 0x2c5d2a20a8c86208),
        (100, 1, 41, 0xbe71f44cdccf8155),
        (120, 6, 45, 0xf9535d2b2b8f2c93),
        (120, 2, 45, 0x1b0340399478df11),
        (150, 7, 49, 0x61404a59c8a6512f),
        (150, 3, 49, 0xe78a3fff566ef6e5),
        (170, 0, 53, 0x99cc9a30b5f6ae9b),
        (170, 4, 53, 0x642ef53b722507b9),
        (200, 1, 57, 0x7169d9cc96bfa70e),
        (200, 5, 57, 0xedf6972203d39d65),
    ]

    @Test(arguments: vectors)
    func `a symbol is the one that another program makes`(
        _ vector: (length: Int, mask: Int, size: Int, hash: UInt64)
    ) throws {
        let symbol = try #require(QRSymbol(text(vector.length), mask: vector.mask))
        #expect(symbol.size == vector.size)
        #expect(hash(symbol) == vector.hash)
    }

    @Test func `a small symbol looks like this`() throws {
        let symbol = try #require(QRSymbol("mcorder", mask: 2))
        let expected = """
            #######..#.##.#######
            #.....#..#....#.....#
            #.###.#.##..#.#.###.#
            #.###.#.#.##..#.###.#
            #.###.#.##..#.#.###.#
            #.....#.#.##..#.....#
            #######.#.#.#.#######
            ........#.#..........
            #.#####...##..#####..
            ...#.#.#...#####..#.#
            .####.##....#.##.#.#.
            .##..#....##########.
            ...####.#...#..#...##
            ........##..#...##..#
            #######...##.#...#.#.
            #.....#.##.......####
            #.###.#.##.#.#...#.#.
            #.###.#.#.#######.#..
            #.###.#.###.#.#......
            #.....#..#######.##..
            #######.##..#......#.
            """
        #expect(picture(symbol).joined(separator: "\n") == expected)
    }

    @Test func `the mask is the one with the least penalty`() throws {
        let version = try #require(QRVersion.all.first)
        var matrix = QRMatrix(version)
        matrix.place(version.codewords(of: Array("mcorder".utf8)))
        let penalties = (0..<8).map { matrix.masked($0).penalty }
        let best = try #require(penalties.indices.min { penalties[$0] < penalties[$1] })
        #expect(QRSymbol("mcorder") == QRSymbol("mcorder", mask: best))
        #expect(Set(penalties).count > 1)
    }

    @Test func `a symbol holds 213 bytes`() {
        #expect(QRSymbol(String(repeating: "a", count: 213))?.size == 57)
        #expect(QRSymbol(String(repeating: "a", count: 214)) == nil)
        #expect(QRSymbol("")?.size == 21)
    }

    @Test func `the path has the dark modules and no others`() throws {
        let symbol = try #require(QRSymbol("mcorder"))
        var dark = Set<[Int]>()
        for part in symbol.path.split(separator: "z") {
            let numbers = part.split { !$0.isNumber }.compactMap { Int($0) }
            // x, y, and the width twice, with a height of 1 between them.
            #expect(numbers.count == 5 && numbers[2] == numbers[4] && numbers[3] == 1)
            for step in 0..<numbers[2] { dark.insert([numbers[1], numbers[0] + step]) }
        }
        for row in 0..<symbol.size {
            for column in 0..<symbol.size {
                #expect(dark.contains([row, column]) == symbol[row, column])
            }
        }
    }
}

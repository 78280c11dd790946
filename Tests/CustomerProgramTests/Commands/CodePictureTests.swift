import McOrderConsole
import Testing

@testable import CustomerProgram

@Suite struct CodePictureTests {
    private static let means = QRPicture.Means(glyphs: .unicode, hasColour: false, isLight: false)

    @Test(arguments: [(80, 5), (30, 3)]) func `the code is drawn as large as it fits`(
        columns: Int,
        rows: Int
    ) {
        let shown = CodePicture.rows("9-624", nil, by: Self.means, columns: columns)
        #expect(shown.filter { !$0.isEmpty }.count == rows)
        #expect(shown.allSatisfy { $0.count <= columns })
    }

    @Test func `a QR code that does not fit is left out`() {
        let qr = QRPicture(size: 21, dark: [Bool](repeating: true, count: 441))
        #expect(CodePicture.rows("9-624", qr, by: Self.means, columns: 80).count > 20)
        #expect(CodePicture.rows("9-624", qr, by: Self.means, columns: 28).count < 6)
    }

    @Test func `in ASCII only ASCII characters are written`() {
        let means = QRPicture.Means(glyphs: .ascii, hasColour: false, isLight: false)
        let rows = CodePicture.rows("9-624", nil, by: means, columns: 80)
        #expect(rows.contains("######        ###### ###### ##  ##"))
        #expect(rows.allSatisfy { $0.allSatisfy(\.isASCII) })
    }

    #if QRCode
    @Test func `a code's QR code has the patterns by which readers find it`() throws {
        let picture = try #require(QRCode.picture(of: "9-624"))
        #expect(picture.size == 21)
        for (row, column) in [(0, 0), (0, 14), (14, 0)] {
            for index in 0..<7 {
                #expect(picture.isDark(row: row, column: column + index))
                #expect(picture.isDark(row: row + index, column: column))
                #expect(picture.isDark(row: row + 3, column: column + index) == (index != 1 && index != 5))
            }
        }
        for index in 8..<13 {
            #expect(picture.isDark(row: 6, column: index) == index.isMultiple(of: 2))
            #expect(picture.isDark(row: index, column: 6) == index.isMultiple(of: 2))
        }
    }
    #else
    @Test func `a program without QR codes shows none`() {
        #expect(!QRCode.isThere && QRCode.picture(of: "9-624") == nil)
    }
    #endif
}

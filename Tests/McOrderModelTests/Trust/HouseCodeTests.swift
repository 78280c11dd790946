import McOrderModel
import OrderTesting
import Testing

@Suite struct HouseCodeTests {
    private static let digits = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

    private func code() throws -> HouseCode { try TrustSamples.house().code }

    @Test(arguments: try TrustVectors.cases("houses"))
    func `a house has an id and a code`(_ vector: TrustVectors.Case) throws {
        let house = HouseID(identity: try #require(PublicKey(try vector.text("identity"))))
        #expect(house.bytes == (try vector.hexadecimal("id")))
        #expect(house.code.description == (try vector.text("code")))
        #expect(try HouseCode(vector.text("code")) == house.code)
    }

    @Test(arguments: try TrustVectors.cases("folders"))
    func `a folder without identity has an id`(_ vector: TrustVectors.Case) throws {
        let marker = try vector.text("marker")
        for text in [marker, marker.lowercased()] {
            let house = HouseID(folder: try #require(DeviceID(text)))
            #expect(house.bytes == (try vector.hexadecimal("id")))
        }
    }

    @Test func `a code has eight groups of five and is read as it is written`() throws {
        let code = try code()
        #expect(code.description.split(separator: "-").map(\.count) == Array(repeating: 5, count: 8))
        #expect(try HouseCode(code.description) == code)
        #expect(code.qrCodeText == "MCORDER:\(code)")
        #expect(try HouseCode(code.qrCodeText) == code)
    }

    @Test func `small letters, spaces, no separators and digits that look alike are read`() throws {
        for byte in UInt8(0)..<20 {
            let code = try TrustSamples.house(byte).code
            let text = code.description
            let alike = text.replacing("0", with: "O").replacing("1", with: byte % 2 == 0 ? "I" : "l")
            for other in [
                text.lowercased(), text.replacing("-", with: " "), text.replacing("-", with: ""), alike,
                alike.lowercased(), " \(text)\n", "mcorder:\(text.lowercased())",
            ] {
                #expect(try HouseCode(other) == code, "\(other)")
            }
        }
    }

    @Test func `every wrong digit is found, and its group is named`() throws {
        let text = Array(try code().description)
        for place in text.indices where text[place] != "-" {
            for digit in Self.digits where digit != text[place] {
                var wrong = text
                wrong[place] = digit
                #expect(throws: HouseCode.ReadError.wrongGroup(place / 6 + 1)) {
                    try HouseCode(String(wrong))
                }
            }
        }
    }

    @Test func `exchanged groups are found`() throws {
        var groups = try code().description.split(separator: "-")
        groups.swapAt(2, 5)
        #expect(throws: HouseCode.ReadError.wrongGroup(3)) { try HouseCode(groups.joined(separator: "-")) }
    }

    @Test(arguments: ["0", "0000", "000000", "UUUUU", "é0000", "ſſſſſ", "0000!"])
    func `a group of another length or with other characters is named`(_ group: String) throws {
        var groups = try code().description.split(separator: "-").map(String.init)
        groups[3] = group
        #expect(throws: HouseCode.ReadError.wrongGroup(4)) { try HouseCode(groups.joined(separator: "-")) }
    }

    @Test func `another number of groups is not a code`() throws {
        let text = try code().description
        for wrong in [
            "", "MCORDER:", String(text.dropLast(6)), text + "-00000",
            String(text.replacing("-", with: "").dropLast()),
        ] {
            #expect(throws: HouseCode.ReadError.wrongLength) { try HouseCode(wrong) }
        }
    }
}

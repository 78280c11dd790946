import McOrderModel
import Testing

@testable import StorefrontProgram

@Suite struct NumbersTests {
    @Test func `the numbers of a restaurant rise, and begin again after the last`() throws {
        let numbers = Numbers()
        let all = try (0..<900).map { _ in try #require(numbers.number(at: "garbera", except: [])).value }
        #expect(Set(all) == Set(100...999))
        #expect(zip(all, all.dropFirst()).allSatisfy { $1 == $0 + 1 || ($0 == 999 && $1 == 100) })
    }

    @Test func `a browser never gets a number that it used`() throws {
        let numbers = Numbers()
        let used = Set(100...999).subtracting([417])
        #expect(numbers.number(at: "garbera", except: used)?.value == 417)
        let four = try #require(numbers.number(at: "garbera", except: Set(100...999)))
        #expect((1000...9999).contains(four.value))
        #expect(numbers.number(at: "garbera", except: Set(100...99_999)) == nil)
    }
}

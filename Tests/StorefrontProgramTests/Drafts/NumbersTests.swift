import McOrderModel
import Testing

@testable import StorefrontProgram

@Suite struct NumbersTests {
    private let garbera = RestaurantID("garbera")

    @Test func `the numbers of a restaurant rise, and begin again after the last`() {
        let numbers = Numbers()
        let all = (0..<900).compactMap { _ in numbers.number(at: garbera, except: [])?.value }
        #expect(Set(all) == Set(100...999))
        for (number, next) in zip(all, all.dropFirst()) {
            #expect(next == (number == 999 ? 100 : number + 1))
        }
    }

    @Test func `a browser never gets a number that it used`() throws {
        let numbers = Numbers()
        let used = Set(100...999).subtracting([417])
        #expect(numbers.number(at: garbera, except: used)?.value == 417)
        let four = try #require(numbers.number(at: garbera, except: Set(100...999)))
        #expect((1000...9999).contains(four.value))
        #expect(numbers.number(at: garbera, except: Set(100...99_999)) == nil)
    }
}

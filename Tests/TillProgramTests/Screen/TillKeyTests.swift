import McOrderCounter
import McOrderText
import StaffDisplay
import Testing

@testable import TillProgram

/// The keys of the till, which the enumerations of actions and views declare.
@Suite struct TillKeyTests {
    @Test func `each key starts one command`() {
        let keys = TillCommand.all.compactMap { $0.key?.character }
        #expect(Set(keys).count == keys.count)
        for command in TillCommand.all {
            #expect(command.key.flatMap { TillCommand(key: $0.character) } == command)
        }
    }

    @Test func `every action and every view with a key is in the help`() {
        let keys = StaffAction.allCases.flatMap { [$0.key, $0.askingKey] } + TillView.allCases.map(\.key)
        let known = Set(TillCommand.all.compactMap { $0.key?.character })
        #expect(Set(keys.compactMap { $0?.character }) == known)
        #expect(ScreenKeysText.orderKeys.count + ScreenKeysText.screenKeys.count == known.count - 1 + 5)
    }

    @Test(arguments: StaffAction.about(.order))
    func `the terminal has a question for what an action asks`(_ action: StaffAction) {
        guard action.key != nil else { return }
        let asks = action.fields.contains { field in
            switch field {
            case .reason, .payment, .promise, .bags: true
            default: false
            }
        }
        #expect((action.question(of: "9-624", "Agua") != nil) == (asks || !action.answers.isEmpty))
    }

    @Test(arguments: StaffAction.about(.order))
    func `a harmful action on an order is asked about first`(_ action: StaffAction) {
        guard action.isHarmful, action.key != nil else { return }
        #expect(!action.answers.isEmpty || action.fields.contains { $0.isAsked })
    }

    @Test(arguments: Language.allCases)
    func `each row of keys fits`(_ language: Language) {
        for row in [TillKey.Row.open, .over] { #expect(KeyRow(row)[language].count <= 79) }
        for row in [TillKey.Row.shortOpen, .shortOver] { #expect(KeyRow(row)[language].count <= 15) }
    }
}

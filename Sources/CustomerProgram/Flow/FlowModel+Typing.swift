import McOrderClient
import McOrderConsole
import McOrderText

/// Keys of the screens with a text field or a count. Functions return nil for a key with its usual effect.
extension FlowModel {
    mutating func type(_ key: Key) -> [Effect]? {
        switch screen {
        case .letter(var letter):
            guard let outcome = type(key, &letter.comment, .note) else { return nil }
            if outcome == .full { notice = .problem(FlowSendingText.commentFull) }
            stack[stack.count - 1] = Step(screen: .letter(letter))
        case .table(var letter, var field):
            if key == .enter {
                letter.terms.table = field.text.isEmpty ? nil : field.text
                return perform(.agree(letter))
            }
            guard let outcome = type(key, &field, .coupon) else { return nil }
            if outcome == .full { notice = .problem(FlowTermsText.full) }
            stack[stack.count - 1].screen = .table(letter, field)
        case .coupon(let letter, var field):
            if key == .enter { return perform(.useCoupon(letter, field)) }
            guard let outcome = type(key, &field, .coupon) else { return nil }
            if outcome == .full { notice = .problem(FlowTermsText.full) }
            stack[stack.count - 1].screen = .coupon(letter, field)
        case .name(var field):
            if key == .enter { return perform(.rename(field)) }
            guard let outcome = type(key, &field, .deviceName) else { return nil }
            if outcome == .full { notice = .problem(RejectionReason.badDeviceName.sentence) }
            stack[stack.count - 1].screen = .name(field)
        case .folder(var field):
            if key == .enter { return perform(.join(field)) }
            guard type(key, &field, .sentence) != nil else { return nil }
            stack[stack.count - 1].screen = .folder(field)
        case .search(var field):
            guard let outcome = type(key, &field, .name) else { return nil }
            if outcome != .ignored { stack[stack.count - 1] = Step(screen: .search(field)) }
        case .findRestaurant(var field, let isDestination):
            guard let outcome = type(key, &field, .name) else { return nil }
            if outcome != .ignored {
                stack[stack.count - 1] = Step(screen: .findRestaurant(field, isDestination: isDestination))
            }
        case .quantity(let quantity): return count(key, quantity)
        default: return nil
        }
        return []
    }

    private func type(_ key: Key, _ field: inout FlowField, _ rule: TextRule) -> FlowField.Outcome? {
        switch key {
        case .left, .right, .home, .end, .delete: return .ignored
        default:
            let outcome = field.press(key, rule)
            return outcome == .ignored ? nil : outcome
        }
    }

    /// Handles keys on the screen that asks for a count.
    private mutating func count(_ key: Key, _ before: FlowQuantity) -> [Effect]? {
        let room = max(1, FlowQuantity.limit - world.state.ticket.items.count)
        var quantity = before
        quantity.isTyped = false
        switch key {
        case .up, .right, .character("+"): quantity.count = min(room, quantity.count + 1)
        case .down, .left, .character("-"): quantity.count = max(1, quantity.count - 1)
        case .home: quantity.count = 1
        case .backspace, .delete:
            quantity.count = max(1, quantity.count / 10)
            quantity.isTyped = quantity.count > 1
        case .character(let character):
            guard character.isASCII, let digit = character.wholeNumberValue else { return nil }
            let number = (before.isTyped ? before.count * 10 : 0) + digit
            guard number > 0 else { return [] }
            if number > room { notice = .problem(FlowText.room(room)) }
            quantity.count = min(room, number)
            quantity.isTyped = true
        case .enter: return perform(.add(quantity.item, count: quantity.count))
        default: return nil
        }
        stack[stack.count - 1].screen = .quantity(quantity)
        return []
    }
}

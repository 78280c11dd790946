extension English {
    package func text(_ message: TillErrorText) -> String {
        switch message {
        case .notAnOrder(let text):
            "\(quoted(text)) is neither a code (9-624) nor an order number nor an id (#17)"
        case .noOrder(let text): "there is no order \(quoted(text))"
        case .severalOrders(let text, let example, let list):
            "several devices have order \(text); give its id in quotes (\(example)), the code or "
                + "--device:\n\(list)"
        case .noLine(let name): "the order has no line \(quoted(name)): see till show"
        case .severalLines(let text, let names):
            "line \(quoted(text)): which of \(quoted(names))? Give its number in till show"
        case .noRestaurant(let word, let nearest):
            "there is no restaurant \(quoted(word))" + (nearest.map { "; did you mean \(quoted($0))?" } ?? "")
        case .severalRestaurants(let word, let names):
            "restaurant \(quoted(word)): which of \(quoted(names))?"
        case .badText:
            "a text has 1 to 200 characters, of which something can be seen, and no control character"
        case .badDays(let days): "--days: 1 to 36500, not \(days)"
        case .reservedName(let name):
            "--as (MCORDER_TILL): \(quoted(name)) stands for the customer; choose another name, such as “till 1”"
        case .overtaken(let code, let by, let state):
            "\(code): \(HarmlessText.clean(by)) was faster; it is now \(say(state))"
        case .unchangeable(let code, let state, let by, let first):
            "\(code): it is \(say(state))\(say(by)); it can no longer be changed\(first.map { "; \(say($0))" } ?? "")"
        case .alreadyThere(let code, let state, let by): "\(code): already \(say(state))\(say(by))"
        case .cannotBecome(let code, let state, let by, let goal, let first):
            "\(code) is \(say(state))\(say(by)) and cannot become \(goal.map { say($0) } ?? "“here”")"
                + (first.map { "; \(say($0))" } ?? "")
        case .prepareFirst(let command): "first start to prepare it" + (command.map { ": \($0)" } ?? "")
        case .recallFirst(let command): "first undo its last change" + (command.map { ": \($0)" } ?? "")
        case .byCustomer: " (by \(say(TillNoticeText.customer)))"
        case .atTill(let name): " (at \(HarmlessText.clean(name)))"
        case .overForKitchen(let code, let state, let by):
            "\(code) is \(say(state))\(say(by)). Only a till can bring it back."
        case .nothingToRecall(let code): "\(code): nothing to undo, it has just been received"
        case .mayNotUndo(let code): "\(code): only the till can undo its last change"
        case .inClose(let code, let number):
            "\(code) is in close \(number). To change its service, take the collection back: till recall"
        case .lastLine(let code): "\(code): that is the only line. To cancel the order: till cancel"
        case .costsMore(let code, let before, let after, let currency):
            "\(code) would cost \(amount(after, in: currency)) instead of "
                + "\(amount(before, in: currency)); to charge that: --yes"
        case .agreeToMore(let code, let before, let after, let currency):
            "\(code) would cost \(amount(after, in: currency)) instead of "
                + "\(amount(before, in: currency)). Charge that?"
        case .chargeMore(let code, let before, let after, let currency):
            text(.agreeToMore(code, from: before, to: after, currency: currency)) + " [y/N] "
        case .tooManyLines(let code):
            "\(code): it has 100 lines already, those that were struck included"
        case .trustedDevice(let udid, let label):
            "\(udid) is a trusted device (\(HarmlessText.clean(label))): till device untrust first"
        case .noDevice(let device): "nothing is known of \(device)"
        case .noRejection(let id): "there is no rejected file \(id)"
        case .alreadyAccepted(let code): "it was already accepted, as order \(code)"
        case .notAcceptable(let reason): "it cannot be judged again (\(reason)): its bytes are not kept"
        case .notPermitted(let role): "that cannot be done as \(role)"
        case .onNetwork(let folder, let fileSystem):
            "\(HarmlessText.clean(folder)) is on a network (\(fileSystem)), where the queue would be "
                + "damaged: use SSH to the machine of mcorderd and start till there"
        case .noQueue(let folder):
            "there is no queue in \(HarmlessText.clean(folder)): is it the right folder? "
                + "(--state or MCORDER_STATE)"
        case .queueIsNewer: "the queue was made by a newer version: update till"
        case .queueIsOlder: "the queue was made by an older version: restart mcorderd"
        case .queueIsUnreleased: "the queue was made before version 0.1.0: start mcorderd 0.1.0 once"
        case .queueRestored: "a backup of the queue was restored: start again"
        case .notDurable(let level): "SQLite does not accept synchronous = FULL (it is \(level))"
        case .queueIsBusy(let holder): "the queue is held by \(quoted(holder)): try again"
        case .noPermission(let words):
            "the queue cannot be written: \(cause(words)); are you in the group mcorder, and is the disk "
                + "mounted for writing?"
        case .storageFails(let words):
            "the disk or the database fails: \(cause(words)); call the administrator"
        }
    }
}

package import McOrderModel

extension English {
    package func text(_ state: OrderState) -> String {
        switch state {
        case .received: "received"
        case .preparing: "preparing"
        case .ready: "ready"
        case .collected: "collected"
        case .cancelled: "cancelled"
        case .noShow: "no-show"
        case .expired: "expired"
        }
    }

    package func text(_ reason: RejectionReason) -> String {
        switch reason {
        case .notAFile:
            "What is in the folder is not a file. Send the order again."
        case .tooLarge:
            "The file is too large to be an order: at most \(fileLimit). Send the order again."
        case .notUTF8:
            "The file is not UTF-8. Send the order with mcorder."
        case .notJSON:
            "The file is not JSON, or only part of it arrived. Send the order again."
        case .controlCharacters:
            "The order contains control characters. Remove them and send it again."
        case .wrongShape:
            "The file is JSON, but not an order. Send the order with mcorder."
        case .unknownRestaurant:
            "Nobody here knows that restaurant. Choose one from the list."
        case .badUDID:
            "The device's code is not a UUID. Send the order with mcorder."
        case .badNumber:
            "The order number is not one from 1 to 999999999. Send the order with mcorder."
        case .numberReused:
            "The restaurant has another order with that number. Send this one with a new number."
        case .badDate:
            "The order's date does not exist or is miswritten. Check the clock and send it again."
        case .badDeviceName:
            "The device's name must have 1 to 64 characters. Change it and send again."
        case .commentTooLong:
            "The comment is too long: at most \(TextRule.note.characters.upperBound) characters. Shorten it and send again."
        case .emptyTicket:
            "Empty order. Please check the ticket and add at least one item before sending it. Thank you!"
        case .tooManyLines:
            "The order has more than 100 items. Split it into several."
        case .badPrice:
            "A price of the order cannot be understood. Send the order with mcorder."
        case .stale:
            "The order arrived too late, or your device's clock is slow. Check the clock and send it again."
        case .fromTheFuture:
            "Your device's clock is ahead. Set it and send the order again."
        case .blacklisted:
            "This restaurant takes no orders from this device. Speak to the restaurant."
        case .unknownService:
            "The restaurant has no such service. Choose another one and send again."
        case .unknownProduct:
            "An item of the order is not in the catalogue. Remove it and send again."
        case .unavailableProduct:
            "This restaurant does not sell an item of the order. Remove it and send again."
        case .unknownOption:
            "The restaurant does not offer an option of the order. Change it and send again."
        case .wrongOptions:
            "An item of the order has too few or too many options. Change it and send again."
        case .notSoldNow:
            "Something in the order is not sold today or at this time. Remove it and send again."
        case .allergensChanged:
            "The allergens of something in the order have changed. Look at them and send again."
        case .priceMismatch:
            "Prices have changed. Check the ticket and send again."
        case .tooManyOpenOrders:
            "You have too many orders waiting. Collect one before sending another."
        case .closed:
            "The restaurant was closed at that time. Send the order when it is open."
        case .paused:
            "The restaurant took no orders at that moment. Send the order again."
        case .soldOut:
            "An item of the order is sold out. Remove or change it and send again."
        }
    }

    package func text(_ message: RejectionText) -> String {
        switch message {
        case .closed(let opens):
            "The restaurant is closed; it opens \(say(opens)). Send the order then."
        case .paused(let until):
            "The restaurant takes no orders \(say(until)). Send the order then."
        case .soldOut(let names, let until):
            "\(quoted(names)) \(names.count == 1 ? "is" : "are") sold out"
                + (until.map { " \(say($0))" } ?? "")
                + ". Remove or change \(names.count == 1 ? "it" : "them") and send again."
        case .notice(.notAFile):
            "What is in the folder is not a file. Speak to the restaurant."
        case .notice(.tooLarge):
            "The file is too large to be a notice: at most \(fileLimit). Speak to the restaurant."
        case .notice(.notUTF8):
            "The notice is not UTF-8. Speak to the restaurant."
        case .notice(.notJSON):
            "The notice is not JSON, or only part of it arrived. Speak to the restaurant."
        case .notice(.controlCharacters):
            "The notice contains control characters. Speak to the restaurant."
        case .notice(.wrongShape):
            "The file is JSON, but not a notice that is known. Speak to the restaurant."
        case .notice(.badUDID):
            "The device's code is not a UUID. Speak to the restaurant."
        case .notice(.badNumber):
            "The notice's order number is not one from 1 to 999999999. Speak to the restaurant."
        case .notice(.badDate):
            "The notice's time does not exist or is miswritten. Speak to the restaurant."
        case .notice(.stale):
            "The notice came too late, or its order never came. Speak to the restaurant."
        case .notice(.fromTheFuture):
            "Your device's clock is ahead. Set it and try again."
        case .notice(let reason): text(reason)
        }
    }
}

extension English {
    package func text(_ message: RefusalName) -> String {
        switch message.reason {
        case .notAFile: "not a file"
        case .tooLarge: "larger than \(fileLimit)"
        case .notUTF8: "not UTF-8"
        case .notJSON: "not JSON"
        case .controlCharacters: "control characters"
        case .wrongShape: "JSON, but no order"
        case .unknownRestaurant: "unknown restaurant"
        case .badUDID: "bad device code"
        case .badNumber: "bad order number"
        case .numberReused: "number used twice"
        case .badDate: "bad date"
        case .badDeviceName: "bad device name"
        case .commentTooLong: "comment of more than \(TextRule.note.characters.upperBound) characters"
        case .emptyTicket: "no items"
        case .tooManyLines: "more than 100 items"
        case .badPrice: "bad price"
        case .stale: "came too late"
        case .fromTheFuture: "clock ahead"
        case .blacklisted: "blacklisted device"
        case .unknownService: "unknown service"
        case .unknownProduct: "unknown product"
        case .unavailableProduct: "product not sold here"
        case .unknownOption: "unknown option"
        case .wrongOptions: "wrong options"
        case .notSoldNow: "not sold at this time"
        case .allergensChanged: "allergens changed"
        case .priceMismatch: "price changed"
        case .tooManyOpenOrders: "too many open orders"
        case .closed: "restaurant closed"
        case .paused: "restaurant paused"
        case .soldOut: "sold out"
        }
    }
}

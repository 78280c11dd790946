extension English {
    package func text(_ message: HelpText) -> String {
        switch message {
        case .program: "Order ahead at the restaurant, with nothing but a shared folder."
        case .join: "Check the restaurant's shared folder and remember it."
        case .products: "Show the catalogue by category."
        case .new: "Start a new order: empty the ticket."
        case .add: "Add a product to the ticket."
        case .menu: "Add a menu to the ticket: sandwich, drink and side."
        case .ticket: "Show the ticket and its total."
        case .remove: "Take lines off the ticket."
        case .restaurants: "List the restaurants."
        case .restaurantOne: "Show one restaurant: where, and how to get there."
        case .favourite: "Show or choose the favourite restaurant."
        case .send: "Send the ticket to a restaurant."
        case .last: "Show the last order."
        case .reorder: "Put the last order on the ticket, at today's prices."
        case .status: "Show what the restaurant answered."
        case .cancel: "Ask to cancel an order that is not being prepared yet."
        case .arrived: "Tell the restaurant that you have arrived."
        case .code: "Show the order's code in large digits, for the counter."
        case .device: "Show the device's name and unique code (UDID), or change the name."
        case .website: "The company's web site."
        }
    }
}

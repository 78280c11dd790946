/// The library for programs that send orders to a restaurant through a shared folder.
///
/// ```swift
/// let home = try Home.open("/home/ana/.local/state/mcorder")
/// try home.join("/home/ana/Cloud/McOrder")
/// let catalogue = try home.catalogue().catalogue
/// let menu = try catalogue.menu(
///     sandwich: ProductID("bigmac"),
///     drink: ProductID("lipton-ice"),
///     side: ProductID("deluxe"),
///     isLarge: true
/// )
/// try home.changeTicket { ticket throws(TicketError) in try ticket.add(menu) }
/// let sent = try home.send(to: RestaurantID("garbera"), in: catalogue, comment: "3 ketchups").order
/// print("Order \(sent.number) is in \(sent.file); at the counter say \(sent.code)")
/// ```
@_exported public import McOrderModel

import McOrderClient
import McOrderConsole
import McOrderText

/// The options of a product, or of the parts of a menu one after the other.
extension FlowModel {
    /// Opens the options of the first product that has any, or else the count.
    func optionsOrQuantity(_ products: [Product], isLarge: Bool = false) -> FlowAction {
        let parts = products.map { product in
            TicketItem.Part(
                id: product.id,
                name: product.name,
                options: world.catalogue.options(of: product, at: world.favourite).defaults
            )
        }
        return next(FlowOptions(parts: parts, isLarge: isLarge, place: -1))
    }

    /// Opens the options of the next product that has any, or else the count.
    private func next(_ options: FlowOptions) -> FlowAction {
        let rest = options.parts.indices.dropFirst(options.place + 1)
        guard let place = rest.first(where: { !offered(options.parts[$0]).isEmpty }) else {
            return .open(.quantity(FlowQuantity(item: options.item, product: options.parts[0].id)))
        }
        var next = options
        next.place = place
        return .open(.options(next))
    }

    private func offered(_ part: TicketItem.Part) -> ProductOptions {
        world.catalogue.product(part.id).map { world.catalogue.options(of: $0, at: world.favourite) }
            ?? .none
    }

    func optionsPage(_ options: FlowOptions) -> FlowPage {
        let part = options.parts[options.place]
        let offered = offered(part)
        var page = FlowPage(title: title(of: options))
        page.lines = avoidedLines
        let names = names
        page.entries = offered.groups.flatMap { offered in
            zip(offered.group.choices, offered.prices).enumerated().map { index, choice in
                let (choice, price) = choice
                let count = part.options.first { $0.id == choice.id }?.count ?? 0
                let mark = count > 1 ? "\(count)" : count == 1 ? "x" : " "
                let group = offered.group.name(in: language)
                let heading = "\(group), \(say(ProductText.choose(offered.group.count)))"
                let until = world.soldOutUntil(.choice(choice.id))
                let name = names.choice(choice.id, named: choice.name)
                let refusal = until.map { TodayText.itemSoldOut(name, $0, at: world.favourite?.name) }
                return FlowEntry(
                    name: "[\(mark)] \(name)",
                    note: until.map { say(TodayText.soldOut($0)) } ?? "",
                    amount: price == .zero ? "" : "+" + self.price(price),
                    details: [say(FlowText.allergens(of: choice, in: offered.group))],
                    heading: index == 0 ? heading : "",
                    action: .toggle(choice.id)
                ).closed(refusal)
            }
        }
        let action: FlowAction
        do throws(OptionError) {
            _ = try offered.priced(part.options)
            action = next(options)
        } catch {
            action = .refuse(Wording(names.error(error, in: part.name)))
        }
        let amount = world.price(of: options.item).map { price($0) } ?? ""
        let letter = say(FlowText.nextLetter).first
        page.hint = Wording(FlowText.optionsHint)
        page.buttons = [entry(FlowText.next, amount: amount, letter: letter, action)]
        return page
    }

    /// The product whose options are shown, and its place if several products of a menu have options.
    private func title(of options: FlowOptions) -> String {
        let name = names.line(options.parts[options.place].name)
        let asked = options.parts.indices.filter { !offered(options.parts[$0]).isEmpty }
        guard asked.count > 1, let step = asked.firstIndex(of: options.place) else { return name }
        return say(FlowText.options(step + 1, of: asked.count, name))
    }

    /// Handles Enter on the screen that shows options. On a choice that is taken it goes on. Another one it
    /// takes; where only one of a group can be taken, it then goes to the next choice that has to be made, or
    /// else to the button that goes on.
    mutating func enterOption() -> [Effect]? {
        guard case .options(let options) = screen, page.choices.indices.contains(cursor),
            case .toggle(let id) = page.choices[cursor].action
        else { return nil }
        if options.parts[options.place].options.contains(where: { $0.id == id }) {
            return page.buttons.first.map { perform($0.action) }
        }
        toggle(id)
        guard case .options(let changed) = screen else { return [] }
        let part = changed.parts[changed.place]
        let groups = offered(part).groups.map(\.group)
        guard let group = groups.first(where: { $0.choices.contains { $0.id == id } }),
            group.count.upperBound == 1
        else { return [] }
        let missing = offered(part).lacking(part.options).first
        let place = missing.map { missing in
            groups.prefix { $0.id != missing.id }.reduce(0) { $0 + $1.choices.count }
        }
        stack[stack.count - 1].cursor = place ?? page.entries.count
        return []
    }

    /// Changes the options on the screen that shows them.
    mutating func toggle(_ id: ChoiceID) {
        guard case .options(var options) = screen else { return }
        let part = options.parts[options.place]
        options.parts[options.place] = TicketItem.Part(
            id: part.id,
            name: part.name,
            options: offered(part).toggling(id, in: part.options)
        )
        stack[stack.count - 1].screen = .options(options)
    }
}

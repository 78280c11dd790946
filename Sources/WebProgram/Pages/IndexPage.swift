import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The screens that a paired browser can open.
struct IndexPage {
    /// The browser's name and role.
    let member: StaffMember
    /// The restaurants that the browser may see.
    let restaurants: [KnownRestaurant]
    /// The restaurants whose kitchen book the browser is shown.
    var books: Set<RestaurantID> = []

    func document(_ language: Language) -> HTML {
        PageShell(title: WebText.screens, language: language).document {
            tag("p") { WebText.whoIsThis(member.name, member.role.word)[language] }
            if restaurants.isEmpty { tag("p") { ScreenText.noRestaurants[language] } }
            for restaurant in restaurants {
                tag("section", .class("card")) {
                    tag("h2") { HarmlessText.clean(restaurant.name) }
                    tag("ul", .class("screens")) {
                        for screen in member.role.screens {
                            self.screen("/\(screen.rawValue)/\(restaurant.id)", screen.word[language])
                        }
                        if books.contains(restaurant.id) {
                            screen("/book/\(restaurant.id)", BookText.book[language])
                        }
                    }
                }
            }
            if member.role == .owner {
                tag("ul", .class("screens")) { screen("/owner", WebText.owner[language]) }
            }
            TextSizeChoice(language: language).html
        }
    }

    private func screen(_ path: String, _ name: String) -> HTML {
        tag("li") {
            tag("a", .class("button large wide"), .href(path)) {
                name
                Icon.next.html
            }
        }
    }
}

extension Role {
    /// The pages of a restaurant that the role may open, which have the names of roles.
    fileprivate var screens: [Role] {
        switch self {
        case .board: [.board]
        case .kitchen: [.kitchen, .board]
        case .till, .owner: [.till, .kitchen, .board]
        }
    }
}

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

    func document(_ language: Language) -> HTML {
        PageShell(title: WebText.screens, language: language).document {
            tag("p") { WebText.whoIsThis(member.name, member.role.word)[language] }
            if restaurants.isEmpty { tag("p") { ScreenText.noRestaurants[language] } }
            for restaurant in restaurants {
                tag("section") {
                    tag("h2") { HarmlessText.clean(restaurant.name) }
                    tag("ul", .class("links")) {
                        for screen in member.role.screens {
                            let path = "/\(screen.rawValue)/\(restaurant.id)"
                            tag("li") { tag("a", .href(path)) { screen.word[language] } }
                        }
                    }
                }
            }
            if member.role == .owner {
                tag("p", .class("links")) { tag("a", .href("/owner")) { WebText.owner[language] } }
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

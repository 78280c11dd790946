import McOrderModel
import McOrderText
import McOrderWeb
import Synchronization

/// The pages that are the same for all visitors, rendered once for each language while nothing changes.
final class PageCache: Sendable {
    /// What a page is about.
    enum Subject: Hashable {
        case restaurants
        case menu(RestaurantID)
        case order
    }

    private struct Key: Hashable {
        let subject: Subject
        let language: Language
    }

    private struct Entry {
        let page: CachedPage
        let version: Int
        let minute: Int64
    }

    private let entries = Mutex<[Key: Entry]>([:])

    /// The page. It is rendered again after each change of what the house publishes, and each minute, because
    /// opening hours and times of sale begin and end.
    ///
    /// - Parameters:
    ///   - version: the version of what the house publishes.
    ///   - now: the present time.
    func page(
        _ subject: Subject,
        in language: Language,
        version: Int,
        at now: Timestamp,
        _ render: () -> HTML
    ) -> CachedPage {
        let key = Key(subject: subject, language: language)
        let minute = now.seconds / 60
        let known = entries.withLock { $0[key] }
        if let known, known.version == version, known.minute == minute { return known.page }
        let page = CachedPage(render())
        entries.withLock { $0[key] = Entry(page: page, version: version, minute: minute) }
        return page
    }
}

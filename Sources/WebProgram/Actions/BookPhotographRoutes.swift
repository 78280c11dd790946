import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore
import Synchronization

/// The photographs of the kitchen book, which their hashes name. Source: docs/kitchen-book.md, *Photographs*.
struct BookPhotographRoutes {
    private static let path = "/v1/book/photos/"
    /// What a server that receives another photograph says, in seconds.
    private static let wait = 2

    /// What such a request may take.
    static let upload = UploadLimits(largestBody: BookPhotograph.mostBytes, longest: .seconds(60)) {
        $0.method == .put && $0.path?.hasPrefix(path) ?? false
    }

    let counter: Counter
    /// The bytes that all photographs have at most.
    let most: Int
    /// Whether a photograph is being received: one at a time, so that they take little memory.
    private let isReceiving = Occupied()

    init(counter: Counter, most: Int) {
        (self.counter, self.most) = (counter, most)
    }

    func add(to router: Router<WebContext>) {
        let readers = StaffAction.noteInBook.roles
        router.on(.get, "/v1/book/photos/{hash}", for: readers, use: show)
        router.on(.put, "/v1/book/photos/{hash}", for: readers, use: store)
    }

    @Sendable private func show(_ request: Request, _ context: WebContext) async throws -> Response {
        let hash = try context.parameter("hash") { ContentHash(hexadecimal: $0) }
        guard let photograph = try await counter.photograph(hash) else { throw RequestError.notFound }
        return Response(
            status: .ok,
            // What a hash names never changes.
            headers: [
                .contentType: "image/jpeg", .cacheControl: "private, max-age=31536000, immutable",
            ],
            body: .init(byteBuffer: .init(bytes: photograph.bytes))
        )
    }

    @Sendable private func store(_ request: Request, _ context: WebContext) async throws -> Response {
        let member = try context.member()
        let hash = try context.parameter("hash") { ContentHash(hexadecimal: $0) }
        guard isReceiving.begin() else {
            throw RequestError.tooMany(wait: .seconds(Self.wait - 1))
        }
        defer { isReceiving.end() }
        context.channel.triggerUserOutboundEvent(UploadPermission(), promise: nil)
        let bytes = Array(buffer: try await request.wholeBody(atMost: BookPhotograph.mostBytes))
        let photograph: BookPhotograph
        do throws(BookPhotograph.Problem) {
            photograph = try BookPhotograph(bytes)
        } catch {
            return error.refusal.response(to: request, in: context.language)
        }
        guard photograph.hash == hash else { throw RequestError.badRequest("SHA-256") }
        let erased = try await counter.store(photograph, atMost: most, as: member)
        return .json([("hash", .string(hash.description)), ("erased", erased.json)])
    }
}

/// Something that one at a time can have.
private final class Occupied: Sendable {
    private let isTaken = Mutex(false)

    /// Takes it; `false` if somebody else has it.
    func begin() -> Bool {
        isTaken.withLock { isTaken in
            defer { isTaken = true }
            return !isTaken
        }
    }

    func end() {
        isTaken.withLock { $0 = false }
    }
}

extension BookPhotograph.Problem {
    /// What the server says to a file that is none.
    fileprivate var refusal: Refusal {
        switch self {
        case .tooLarge: Refusal(.contentTooLarge, code: "photograph-too-large", BookPhotographText.tooLarge)
        case .notJPEG: Refusal(.unprocessableContent, code: "no-jpeg", BookPhotographText.notJPEG)
        case .metadata: Refusal(.unprocessableContent, code: "metadata", BookPhotographText.metadata)
        }
    }
}

/// The statements about the kitchen book.
struct BookStatements: Sendable {
    /// The newest row of each key, in the order in which the keys came.
    let entries: Statement = """
        SELECT \(Self.entryColumns) FROM book_entries AS entry
        WHERE \(Self.ofRestaurant("entry", "$1")) AND NOT EXISTS (
            SELECT 1 FROM book_entries AS later WHERE later.kind = entry.kind AND later.key = entry.key
                AND later.id > entry.id AND \(Self.ofRestaurant("later", "$1")))
        ORDER BY (
            SELECT min(earlier.id) FROM book_entries AS earlier WHERE earlier.kind = entry.kind
                AND earlier.key = entry.key AND \(Self.ofRestaurant("earlier", "$1")))
        """

    /// The last row, and how many there are, also of those whose content was not removed or erased.
    let mark: Statement = "SELECT coalesce(max(id), 0), count(*), count(content) FROM book_entries"

    /// The row of each key that was the newest at an instant.
    let entriesAt: Statement = """
        SELECT \(Self.entryColumns) FROM book_entries AS entry
        WHERE \(Self.ofRestaurant("entry", "$1")) AND entry.at <= $2 AND NOT EXISTS (
            SELECT 1 FROM book_entries AS later WHERE later.kind = entry.kind AND later.key = entry.key
                AND later.id > entry.id AND later.at <= $2 AND \(Self.ofRestaurant("later", "$1")))
        ORDER BY entry.id
        """

    /// The newest row of a key.
    let entry: Statement = """
        SELECT \(Self.entryColumns) FROM book_entries AS entry
        WHERE \(Self.ofRestaurant("entry", "$1")) AND entry.kind = $2 AND entry.key = $3
        ORDER BY entry.id DESC LIMIT 1
        """

    private static let entryColumns = """
        entry.id, entry.kind, entry.key, entry.content, (
            SELECT before.content FROM book_entries AS before WHERE before.kind = entry.kind
                AND before.key = entry.key AND before.content IS NOT NULL
                AND \(ofRestaurant("before", "$1"))
            ORDER BY before.id DESC LIMIT 1), entry.at, entry.by, (
            SELECT min(first.at) FROM book_entries AS first WHERE first.kind = entry.kind
                AND first.key = entry.key AND \(ofRestaurant("first", "$1")))
        """

    private static func ofRestaurant(_ table: String, _ restaurant: String) -> String {
        "(\(table).restaurant_id = \(restaurant) OR \(table).restaurant_id IS NULL)"
    }

    /// The restaurants that have ever defined something; NULL for all of them.
    let users: Statement = "SELECT DISTINCT restaurant_id FROM book_entries"

    let insertEntry: Statement = """
        INSERT INTO book_entries (restaurant_id, kind, key, content, event, at, by)
        VALUES ($1, $2, $3, $4, (SELECT coalesce(max(id), 0) FROM order_changes), $5, $6)\(returning: "id")
        """

    /// The last number that a restaurant's facts have, or had before a backup was restored.
    let lastSeq: Statement = """
        SELECT max(number) FROM (
            SELECT max(seq) AS number FROM book_facts WHERE restaurant_id = $1
            UNION ALL SELECT max(last) FROM book_gaps WHERE restaurant_id = $1) AS numbers
        """

    let insertFact: Statement = """
        INSERT INTO book_facts (
            restaurant_id, seq, id, kind, key, browser, n, person, at, entered, doubted, event, content, corrects)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
            (SELECT coalesce(max(id), 0) FROM order_changes), $12, $13)
        """

    /// The restaurant and the number of a fact that is known.
    let known: Statement = "SELECT restaurant_id, seq FROM book_facts WHERE id = $1"

    let fact: Statement = "\(Self.facts) WHERE restaurant_id = $1 AND id = $2"

    /// The last facts of a key, the newest first.
    let lastOfKey: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND key = $2 ORDER BY seq DESC LIMIT $3
        """

    /// What happened from one instant until before another one.
    let within: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND at >= $2 AND at < $3 ORDER BY seq
        """

    /// The same of one subject, whose results have keys from one text until before another one.
    let withinOfSubject: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND at >= $2 AND at < $3
            AND (key = $4 OR key >= $5 AND key < $6) ORDER BY seq
        """

    /// What tells what is there of the ingredients, from one instant until before another one.
    let stock: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND at >= $2 AND at < $3
            AND (kind = 'count' OR kind = 'waste' OR kind = 'bought') ORDER BY seq
        """

    /// What was bought since an instant.
    let purchases: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND kind = 'bought' AND at >= $2 ORDER BY seq
        """

    /// The facts that correct those in a list.
    let corrections: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND \("corrects", isAnyOf: "$2") ORDER BY seq
        """

    /// The facts of a list, and of keys from one text until before another one.
    let ofList: Statement = """
        \(Self.facts) WHERE restaurant_id = $1 AND (key = $2 OR key >= $3 AND key < $4) ORDER BY seq
        """

    /// The facts after a number, at most so many.
    let after: Statement = "\(Self.facts) WHERE restaurant_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"

    private static let facts = """
        SELECT seq, id, kind, key, browser, n, person, at, entered, doubted, event, content FROM book_facts
        """

    // MARK: What was made

    /// A change of an order before which nothing is missed that came after an instant: the last collection
    /// before it.
    let eventBefore: Statement = """
        SELECT id FROM order_changes
        WHERE step = 'forward' AND to_state = 'collected' AND at < $1 ORDER BY at DESC, id DESC LIMIT 1
        """

    /// What decides when the lines were made of a restaurant's orders of which some were made after an event,
    /// also before that event: changes to *ready* or *collected*, without a line, and strikes and recalls of
    /// strikes, with theirs.
    let makings: Statement = """
        SELECT order_id, id, at, line, step FROM order_changes
        WHERE (\(Self.isMaking) OR edit = 'strike' AND line IS NOT NULL) AND order_id IN (\(Self.madeOrders))
        ORDER BY id
        """

    /// The lines of the same orders, with the changes that added and struck them and took them back, and
    /// with what is stored of their orders.
    let madeLines: Statement = """
        SELECT order_id, position, order_lines.details, orders.details, added, struck, withdrawn
        FROM order_lines JOIN orders ON orders.id = order_id WHERE order_id IN (\(Self.madeOrders))
        """

    private static let madeOrders = """
        SELECT order_changes.order_id FROM order_changes JOIN orders ON orders.id = order_changes.order_id
        WHERE order_changes.id > $1 AND orders.restaurant_id = $2 AND \(isMaking)
        """

    private static let isMaking = "step = 'forward' AND (to_state = 'ready' OR to_state = 'collected')"

    /// All rows of recipes, the oldest first.
    let recipeVersions: Statement = """
        SELECT key, event, content FROM book_entries
        WHERE kind = 'recipe' AND \(Self.ofRestaurant("book_entries", "$1")) ORDER BY id
        """

    let personNames: Statement = """
        SELECT content FROM book_entries WHERE kind = 'person' AND key = $1 AND content IS NOT NULL
        """

    let forgetPerson: Statement = """
        UPDATE book_entries SET content = NULL WHERE kind = 'person' AND key = $1 AND content IS NOT NULL
        """

    /// Whether anything names a person of that key.
    let namesPerson: Statement = """
        SELECT EXISTS (SELECT 1 FROM book_entries WHERE kind = 'person' AND key = $1)
            OR EXISTS (SELECT 1 FROM book_facts WHERE person = $1)
        """

    let allFacts: Statement = "\(Self.facts) ORDER BY restaurant_id, seq"

    let factOfID: Statement = "\(Self.facts) WHERE id = $1"

    let setContent: Statement = "UPDATE book_facts SET content = $1 WHERE id = $2"

    let photograph: Statement = "SELECT bytes FROM book_photos WHERE hash = $1"

    let insertPhotograph: Statement = """
        INSERT INTO book_photos (hash, bytes, entered) VALUES ($1, $2, $3) ON CONFLICT (hash) DO NOTHING
        """

    /// The bytes of all photographs.
    let photographBytes: Statement = "SELECT coalesce(sum(length(bytes)), 0) FROM book_photos"

    /// The photographs but the one of a hash, the oldest first.
    let otherPhotographs: Statement = """
        SELECT hash, length(bytes) FROM book_photos WHERE hash <> $1 ORDER BY entered, hash
        """

    /// The photographs that were stored before an instant.
    let photographsBefore: Statement = "SELECT hash FROM book_photos WHERE entered < $1 ORDER BY entered"

    let photographedEntries: Statement = """
        SELECT content FROM book_entries WHERE content LIKE '%"photograph"%'
        """

    let deletePhotograph: Statement = "DELETE FROM book_photos WHERE hash = $1"

    /// Whether a fact or an entry names a photograph, as `%HASH%`.
    let namesPhotograph: Statement = """
        SELECT EXISTS (SELECT 1 FROM book_facts WHERE content LIKE $1)
            OR EXISTS (SELECT 1 FROM book_entries WHERE content LIKE $1)
        """

    /// The numbers that were lost when a backup was restored from one instant until before another one.
    let gaps: Statement = """
        SELECT first, last, at FROM book_gaps WHERE restaurant_id = $1 AND at >= $2 AND at < $3 ORDER BY first
        """
}

/// What became of a fact that a browser sent.
package enum BookFactOutcome: Hashable, Sendable {
    case stored(seq: Int64)
    /// It was stored before.
    case known(seq: Int64)
    case refused(Book.Refusal)
}

/// What became of a change of the book.
package enum BookChange: Hashable, Sendable {
    case made(Book.Entry)
    /// Somebody changed the entry since the caller read it; what it is now, `nil` if there is none.
    case overtaken(Book.Entry?)
    /// With this change recipes would take themselves, or be inside each other too often.
    case endless(RecipeBook.Problem)
}

/// Numbers of facts that were lost when a backup was restored.
package struct BookGap: Hashable, Sendable {
    package let first: Int64
    package let last: Int64
    /// When the backup was restored.
    package let at: Timestamp

    package init(first: Int64, last: Int64, at: Timestamp) {
        (self.first, self.last, self.at) = (first, last, at)
    }
}

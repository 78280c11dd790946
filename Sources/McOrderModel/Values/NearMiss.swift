import Foundation

/// Finds the word that a user probably meant.
package enum NearMiss {
    /// The most similar word, or `nil` if none is similar.
    ///
    /// A word is similar if its distance is at most a third of the longer word's length, and at least 1 is
    /// allowed. The distance is the optimal string alignment distance (insertions, deletions, substitutions,
    /// transpositions of neighbours), ignoring case and accents. The time is proportional to the product of
    /// the lengths; a word of more than 200 characters has no similar one.
    package static func best(for word: String, among words: [String]) -> String? {
        let folded = Array(SearchKey(word).text.unicodeScalars.prefix(201))
        guard folded.count <= 200 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in words {
            let other = Array(SearchKey(candidate).text.unicodeScalars)
            let limit = max(1, max(folded.count, other.count) / 3)
            guard abs(folded.count - other.count) <= limit else { continue }
            let found = distance(folded, other)
            if found <= limit, found < best?.distance ?? Int.max { best = (candidate, found) }
        }
        return best?.word
    }

    /// Whether two folded texts are equal but for one letter: wrong, missing, too many, or in its neighbour's
    /// place.
    package static func isWithinOne(_ left: String, _ right: String) -> Bool {
        guard abs(left.count - right.count) <= 1 else { return false }
        return distance(Array(left.unicodeScalars), Array(right.unicodeScalars)) <= 1
    }

    private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
        var beforePrevious: [Int] = []
        var previous = Array(0...right.count)
        for row in 1...max(1, left.count) where !left.isEmpty {
            var current = [row]
            for column in 1...max(1, right.count) where !right.isEmpty {
                let same = left[row - 1] == right[column - 1]
                var value = min(
                    previous[column] + 1,
                    current[column - 1] + 1,
                    previous[column - 1] + (same ? 0 : 1)
                )
                if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1]
                {
                    value = min(value, beforePrevious[column - 2] + 1)
                }
                current.append(value)
            }
            beforePrevious = previous
            previous = current
        }
        return previous[right.count]
    }
}

/// A text folded for search: without regard to case, accents and repeated spaces.
package struct SearchKey: Hashable, Sendable {
    /// The folded text.
    package let text: String

    /// Folds a text: lower case, canonical decomposition without its combining marks, no format or control
    /// characters, single spaces.
    package init(_ text: String) {
        var folded = String.UnicodeScalarView()
        for scalar in text.lowercased().decomposedStringWithCanonicalMapping.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .format, .control: continue
            default: break
            }
            if scalar == " ", folded.isEmpty || folded.last == " " { continue }
            folded.append(scalar)
        }
        if folded.last == " " { folded.removeLast() }
        self.text = String(folded)
    }

    /// Whether one of the texts contains this one.
    func isPart(of texts: [String]) -> Bool {
        texts.contains { SearchKey($0).text.contains(text) }
    }
}

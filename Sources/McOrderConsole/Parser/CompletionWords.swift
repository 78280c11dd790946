/// What the completions of all programs share.
package enum CompletionWords {
    /// The values that a shell can offer as they are: letters, digits and `. _ - : / @ + #`.
    ///
    /// bash expands the words of a list once more, and would run what a catalogue or a device has as its
    /// name: `$(reboot)`.
    package static func offered(_ values: [String]) -> [String] {
        values.filter { value in
            !value.isEmpty
                && value.unicodeScalars.allSatisfy { scalar in
                    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "._-:/@+#".unicodeScalars.contains(scalar)
                }
        }
    }

    /// The values of an option among the typed words.
    package static func values(of name: String, among words: [String]) -> [String] {
        let found = options([name], among: words)
        return found.enumerated().compactMap { place, word in
            if word == name { return found.indices.contains(place + 1) ? found[place + 1] : nil }
            return word.hasPrefix(name + "=") ? String(word.dropFirst(name.count + 1)) : nil
        }
    }

    /// Those of the options that are among the typed words, each with its value.
    package static func options(_ names: [String], among words: [String]) -> [String] {
        words.enumerated().flatMap { place, word in
            if names.contains(word), words.indices.contains(place + 1) { return [word, words[place + 1]] }
            return names.contains { word.hasPrefix("\($0)=") } ? [word] : []
        }
    }
}

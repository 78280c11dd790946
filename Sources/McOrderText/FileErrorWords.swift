/// A file or folder that could not be used, for the owner and the cashier.
package enum FileErrorWords {
    /// What could not be used and why, with the cure where there is one.
    ///
    /// - Parameters:
    ///   - reason: the system's own words.
    ///   - isReadOnly: whether the file system is mounted for reading only.
    ///   - isFull: whether the disk or the quota is full.
    package static func sentence(path: String, reason: String, isReadOnly: Bool, isFull: Bool) -> Sentence {
        let path = HarmlessText.clean(path)
        if isReadOnly {
            return Inline(
                es: "\(path) está en un sistema de archivos de solo lectura: móntalo para escribir",
                en: "\(path) is on a read-only file system: mount it for writing",
                eu: "\(path) irakurtzeko soilik den fitxategi-sistema batean dago: muntatu idazteko"
            )
        }
        if isFull {
            return Inline(
                es: "el disco de \(path) está lleno: haz sitio",
                en: "the disk of \(path) is full: make room",
                eu: "diskoa beteta dago (\(path)): egin lekua"
            )
        }
        return Inline(
            es: "no se puede usar \(path): \(reason)",
            en: "cannot use \(path): \(reason)",
            eu: "ezin da \(path) erabili: \(reason)"
        )
    }
}

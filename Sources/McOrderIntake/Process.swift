internal import Glibc

let processID = getpid()

/// The name of this machine; `?` if it has none. Source: gethostname(2).
package let hostName = {
    var name = [CChar](repeating: 0, count: 257)
    guard gethostname(&name, name.count - 1) == 0 else { return "?" }
    return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}()

/// A sample lacks what a test asks for.
package struct MissingSample: Error {
    package let what: String

    package init(what: String) {
        self.what = what
    }
}

/// The version of the three programs, as `--version` prints it and the package has it.
package enum ProgramVersion {
    /// The version's numbers; `debian/changelog` and `CHANGELOG.md` begin with the same ones.
    package static let current = "0.2.0"
}

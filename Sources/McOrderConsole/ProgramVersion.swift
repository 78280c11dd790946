/// The version of the three programs, for `--version` and the package.
package enum ProgramVersion {
    /// Must be the first version in `debian/changelog` and `CHANGELOG.md`.
    package static let current = "0.2.0"
}

/// The statements about paired browsers and invitations.
struct BrowserStatements: Sendable {
    let endPairings: Statement = "DELETE FROM pairings WHERE expires_at <= $1 OR name = $2"

    let addPairing: Statement = """
        INSERT INTO pairings (code_hash, name, role, by, created_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6)
        """

    let pairing: Statement =
        "SELECT name, role, by FROM pairings WHERE code_hash = $1 AND expires_at > $2"

    let add: Statement = """
        INSERT INTO browsers (name, role, secret_hash, paired_at, paired_by)
        VALUES ($1, $2, $3, $4, $5)\(returning: "id")
        """

    let remove: Statement = "DELETE FROM browsers WHERE name = $1"

    let bySecret: Statement = "\(Self.browsers) WHERE secret_hash = $1"

    let byID: Statement = "\(Self.browsers) WHERE id = $1"

    let list: Statement = "\(Self.browsers) ORDER BY name, id"

    let noteSeen: Statement = "UPDATE browsers SET last_seen_at = $1 WHERE id = $2"

    private static let browsers = "SELECT id, name, role, paired_at, last_seen_at FROM browsers"
}

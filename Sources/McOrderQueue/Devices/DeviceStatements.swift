/// The statements about devices. Where a device may have two names, these are the first two arguments.
struct DeviceStatements: Sendable {
    // MARK: Trusted devices

    let trustedLabel: Statement = "SELECT label FROM trusted_devices WHERE udid = $1"

    /// The UDIDs and labels of all trusted devices.
    let trusted: Statement = "SELECT udid, label FROM trusted_devices ORDER BY label, udid"

    let trust: Statement = """
        INSERT INTO trusted_devices (udid, label, by, since) VALUES ($1, $2, $3, $4)
        ON CONFLICT (udid) DO UPDATE
        SET label = excluded.label, by = excluded.by, since = excluded.since
        """

    let untrust: Statement = "DELETE FROM trusted_devices WHERE udid = $1"

    // MARK: Blacklist

    let blacklist: Statement =
        "INSERT INTO blacklist (udid, reason, by, since, until) VALUES ($1, $2, $3, $4, $5)"

    let takeOffBlacklist: Statement = "DELETE FROM blacklist WHERE udid IN ($1, $2)"

    let isBlacklisted: Statement =
        "SELECT EXISTS (SELECT 1 FROM blacklist WHERE udid = $1 AND (until IS NULL OR until > $2))"

    let endOfBlacklisting: Statement = "SELECT max(until) FROM blacklist WHERE udid IN ($1, $2)"

    /// The entries that are in force.
    let blacklisted: Statement =
        "\(Self.entries) WHERE until IS NULL OR until > $1 ORDER BY since DESC, udid"

    /// The entry of a device that is in force.
    let blacklistEntry: Statement =
        "\(Self.entries) WHERE udid IN ($1, $2) AND (until IS NULL OR until > $3)"

    private static let entries = """
        SELECT udid, reason, by, since, until,
            (SELECT device_name FROM orders WHERE orders.udid = blacklist.udid
                ORDER BY received_at DESC LIMIT 1) AS device_name
        FROM blacklist
        """

    // MARK: Revoked devices

    let revoke: Statement = "INSERT INTO revoked (udid, by, since) VALUES ($1, $2, $3)"

    let unrevoke: Statement = "DELETE FROM revoked WHERE udid IN ($1, $2)"

    let isRevoked: Statement = "SELECT EXISTS (SELECT 1 FROM revoked WHERE udid IN ($1, $2))"

    let revocation: Statement = "SELECT by, since FROM revoked WHERE udid IN ($1, $2)"

    // MARK: All devices

    /// The devices of the three lists.
    let listed: Statement = """
        SELECT udid FROM blacklist UNION SELECT udid FROM revoked UNION SELECT udid FROM trusted_devices
        """

    /// Whether an order, a refused file, the blacklist or the revoked devices contain one of two names.
    let isKnown: Statement = """
        SELECT EXISTS (SELECT 1 FROM orders WHERE udid IN ($1, $2))
            OR EXISTS (SELECT 1 FROM rejections WHERE udid IN ($1, $2))
            OR EXISTS (SELECT 1 FROM blacklist WHERE udid IN ($1, $2))
            OR EXISTS (SELECT 1 FROM revoked WHERE udid IN ($1, $2))
        """

    let lastName: Statement =
        "SELECT device_name FROM orders WHERE udid = $1 ORDER BY received_at DESC LIMIT 1"

    /// When the first and the last order were received.
    let seen: Statement = "SELECT min(received_at), max(received_at) FROM orders WHERE udid IN ($1, $2)"

    let ordersByState: Statement = "SELECT state, count(*) FROM orders WHERE udid IN ($1, $2) GROUP BY state"

    let openOrders: Statement = "SELECT count(*) FROM orders WHERE udid = $1 AND \(StateCondition.isOpen)"

    let collectedOrders: Statement = """
        SELECT count(*) FROM orders
        WHERE udid IN ($1, $2) AND \(unindexed: "state") = 'collected'
        """

    let noShows: Statement = """
        SELECT count(*) FROM orders
        WHERE udid IN ($1, $2) AND \(unindexed: "state") = 'no-show' AND changed_at > $3
        """

    let rejections: Statement = "SELECT count(*) FROM rejections WHERE udid IN ($1, $2)"
}

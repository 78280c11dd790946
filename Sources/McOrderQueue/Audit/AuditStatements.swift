struct AuditStatements: Sendable {
    enum DeviceList: String, CaseIterable, Sendable {
        case blacklist
        case revoked
        case trusted = "trusted_devices"
    }

    let orders: Statement = """
        SELECT id, code, udid, number, device_name, comment, note, file, state, revision, total_cents,
            shown_total_cents, repriced, receipt, refused_cancels, content_hash, hash_of, raw,
            (SELECT count(*) FROM notices WHERE order_id = orders.id AND type = 'cancel'
                AND outcome = 'refused') AS cancels,
            marks, (SELECT count(*) FROM station_marks WHERE order_id = orders.id) AS counted_marks,
            (SELECT count(*) FROM station_marks WHERE order_id = orders.id AND kind <> 'seen') AS changing_marks
        FROM orders WHERE id > $1 ORDER BY id LIMIT $2
        """
    let changes: Statement = """
        SELECT order_id, id, step, from_state, to_state FROM order_changes
        WHERE order_id >= $1 AND order_id <= $2 ORDER BY order_id, id
        """
    let lines: Statement = """
        SELECT order_id, position, cents, shown_cents, struck IS NULL AND withdrawn IS NULL AS kept, added IS NULL AS sent
        FROM order_lines WHERE order_id >= $1 AND order_id <= $2 ORDER BY order_id, position
        """
    let hasOrder: Statement = "SELECT EXISTS (SELECT 1 FROM orders WHERE udid = $1 AND number = $2)"
    let rejections: Statement = """
        SELECT id, reason, udid, bytes, file_hash, raw, request, kind, content_hash, hash_of
        FROM rejections ORDER BY id
        """
    let notices: Statement = "SELECT id, content_hash, raw FROM notices ORDER BY id"
    let devices = StatementVariants<DeviceList> { list in
        "SELECT udid FROM \(list.rawValue) ORDER BY udid"
    }
    let hasHashes: Statement = """
        SELECT EXISTS (SELECT 1 FROM orders WHERE length(udid) = 44)
            OR EXISTS (SELECT 1 FROM rejections WHERE length(udid) = 44)
            OR EXISTS (SELECT 1 FROM blacklist WHERE length(udid) = 44)
            OR EXISTS (SELECT 1 FROM revoked WHERE length(udid) = 44)
        """
}

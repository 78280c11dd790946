extension QueueSchema {
    /// Replaces the reasons that a till offers by codes. Earlier versions stored them in the till's language.
    static let reasonCodes = """
        UPDATE order_changes SET reason = CASE
                WHEN reason IN ('se ha acabado', 'sold out') THEN 'sold-out'
                WHEN reason IN ('lo pide el cliente', 'the customer asks for it') THEN 'customer-asks'
                WHEN reason IN ('pedido repetido', 'ordered twice') THEN 'ordered-twice'
                ELSE 'ordered-by-mistake'
            END
            WHERE reason IN ('se ha acabado', 'sold out', 'lo pide el cliente', 'the customer asks for it',
                'pedido repetido', 'ordered twice', 'pedido por error', 'ordered by mistake');
        """
}

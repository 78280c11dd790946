package import McOrderModel

extension OrderQueue {
    /// Stores a catalogue that is about to be published, unless it is the version that was published last.
    ///
    /// - Returns: the catalogue as it is to be published: with the time of its first publication in a row.
    package func recordPublication(of catalogue: PublishedCatalogue) throws(QueueError) -> PublishedCatalogue
    {
        try write { connection in
            let last = try connection.row(SQL.figures.lastPublication)
            // By itself, so that nobody has to read a whole catalogue to write an amount.
            try connection.set("currency", to: catalogue.catalogue.company.currency)
            if let last, last[0] as String == catalogue.version {
                return PublishedCatalogue(
                    catalogue.catalogue,
                    publishedAt: Timestamp(milliseconds: last[1])
                )
            }
            try connection.run(
                SQL.figures.addPublication,
                [catalogue.version, catalogue.publishedAt.milliseconds, catalogue.json]
            )
            try connection.run(SQL.figures.deleteRestaurants)
            for (position, restaurant) in catalogue.catalogue.restaurants.enumerated() {
                try connection.run(
                    SQL.figures.addRestaurant,
                    [restaurant.id.description, restaurant.name, restaurant.zone.identifier, position]
                )
            }
            return catalogue
        }
    }

    /// Remembers the drop folder by its marker's id.
    ///
    /// - Parameter replacing: whether another folder may take the place of the one that is known.
    /// - Throws: ``QueueError/otherFolder(known:found:)`` when the queue knows another one.
    package func remember(folder: DeviceID, replacing: Bool) throws(QueueError) {
        try write { connection in
            if !replacing, let known = try connection.setting("folder"), known != folder.description {
                throw QueueError.otherFolder(known: known, found: folder.description)
            }
            try connection.set("folder", to: folder.description)
        }
    }
}

extension Connection {
    /// Stores a setting; one that has that value already is not written again.
    func set(_ name: String, to value: String) throws {
        try run(SQL.figures.setSetting, [name, value])
    }

    func setting(_ name: String) throws -> String? {
        try value(SQL.figures.setting, [name])
    }
}

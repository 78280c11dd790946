package import McOrderModel

extension OrderQueue {
    /// Stores a catalogue that is about to be published, unless it is the version that was published last.
    ///
    /// - Returns: the catalogue to publish. If the version is unchanged, it has the time of the earlier
    ///   publication.
    package func recordPublication(of catalogue: PublishedCatalogue) throws(QueueError) -> PublishedCatalogue
    {
        try write { connection in
            let last = try connection.row(SQL.figures.lastPublication)
            // The currency is stored separately, so that a program can format an amount without reading the
            // catalogue.
            try connection.set("currency", to: catalogue.catalogue.company.currency)
            if let last, last[0] as String == catalogue.version {
                return PublishedCatalogue(catalogue.catalogue, publishedAt: last[1])
            }
            try connection.run(
                SQL.figures.addPublication,
                [catalogue.version, catalogue.publishedAt, catalogue.json]
            )
            try connection.run(SQL.figures.deleteRestaurants)
            for (position, restaurant) in catalogue.catalogue.restaurants.enumerated() {
                try connection.run(
                    SQL.figures.addRestaurant,
                    [
                        restaurant.id, restaurant.name, restaurant.zone.identifier,
                        restaurant.dayStart, position,
                    ]
                )
            }
            return catalogue
        }
    }

    /// Stores the id of the drop folder's marker, so that another folder is recognised.
    ///
    /// - Parameter replacing: whether the folder may replace another one that is known.
    /// - Throws: ``QueueError/otherFolder(known:found:)`` if the queue knows another folder and `replacing`
    ///   is `false`.
    package func remember(folder: DeviceID, replacing: Bool) throws(QueueError) {
        try write { connection in
            let known = try connection.setting(QueueSetting.folder)
            if !replacing, let known, known != folder.description {
                throw QueueError.otherFolder(known: known, found: folder.description)
            }
            try connection.set(QueueSetting.folder, to: folder.description)
        }
    }
}

extension Connection {
    /// Stores a setting; a setting that already has the value is not written again.
    func set(_ name: String, to value: String) throws {
        try run(SQL.figures.setSetting, [name, value])
    }

    func setting(_ name: String) throws -> String? {
        try value(SQL.figures.setting, [name])
    }
}

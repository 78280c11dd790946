import Testing

@Suite struct ShopTests {
}

/** The demo company's number of stores. */
const shops = Array.from({ length: 44 }, (_, index) => `Shop number ${index + 1}`)

export default function ShopsPage() {
  return (
    <>
      <h1>Our shops</h1>
      <img src="/pictures/hero.webp" alt="" width={720} height={720} fetchPriority="high" />
      <ul>
        {shops.map((shop) => (
          <li key={shop}>
            <h2>{shop}</h2>
            <address>Ground floor, Unit G-31, Jl. Laguna Barat No. 5, Jakarta Utara 14240</address>
            <p>
              <a href="tel:+622145842967">021-45842967</a>
              <a href="https://maps.example/?q=-6.15813,106.90577">Map</a>
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

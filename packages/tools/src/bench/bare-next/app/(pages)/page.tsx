import { Cards } from '../cards.tsx'

export default function HomePage() {
  return (
    <>
      <h1>Home</h1>
      <img src="/pictures/hero.webp" alt="" width={720} height={720} fetchPriority="high" />
      <Cards />
    </>
  )
}

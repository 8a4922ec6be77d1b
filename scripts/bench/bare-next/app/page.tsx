import { Cards } from './cards.tsx'

export default function HomePage() {
  return (
    <>
      <h1>Home</h1>
      <Cards />
    </>
  )
}

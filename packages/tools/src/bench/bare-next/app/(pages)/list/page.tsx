import { Cards } from '../../cards.tsx'

export default function ListPage() {
  return (
    <>
      <h1>All products</h1>
      <Cards />
    </>
  )
}

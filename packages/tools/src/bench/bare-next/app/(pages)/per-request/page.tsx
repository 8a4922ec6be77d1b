import { connection } from 'next/server'
import { Cards } from '../../cards.tsx'

/** Rendered for each request, like a filtered list. */
export default async function PerRequestPage() {
  await connection()
  return (
    <>
      <h1>All products</h1>
      <Cards />
    </>
  )
}

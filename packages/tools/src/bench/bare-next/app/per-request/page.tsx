import { connection } from 'next/server'
import { Cards } from '../cards.tsx'

/** Rendered for each request, as a narrowed list is. */
export default async function PerRequestPage() {
  await connection()
  return (
    <>
      <h1>All products</h1>
      <Cards />
    </>
  )
}

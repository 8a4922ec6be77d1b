import { connection } from 'next/server'
import { env } from '#lib/config/env.ts'
import { profile } from '#lib/ucp/protocol.ts'

/** Responds with the shop's profile in the Universal Commerce Protocol, or 404 if the shop doesn't support it. */
export async function GET() {
  // The setting belongs to the running shop, not to its build.
  await connection()
  if (!env.speaksUcp) return new Response(null, { status: 404 })
  return Response.json(profile(), { headers: { 'Cache-Control': 'public, max-age=300' } })
}

import { connection } from 'next/server'
import { env } from '#lib/config/env.ts'
import { profile } from '#lib/ucp/protocol.ts'

/** The profile of the shop in the Universal Commerce Protocol; 404 while it does not speak it. */
export async function GET() {
  // The setting is that of the running shop, and not of its build.
  await connection()
  if (!env.speaksUcp) return new Response(null, { status: 404 })
  return Response.json(profile(), { headers: { 'Cache-Control': 'public, max-age=300' } })
}

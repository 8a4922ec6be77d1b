import { connection } from 'next/server'
import { securityText } from '#lib/seo/security-text.ts'

/** Generated per request, because a file from the build would expire. */
export async function GET() {
  await connection()
  return new Response(securityText(new Date()), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  })
}

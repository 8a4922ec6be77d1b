import { after, connection, type NextRequest } from 'next/server'
import { purgeCdn } from '#lib/api/purge-cdn.ts'
import { env } from '#lib/config/env.ts'
import { revalidate } from '#lib/gateway/revalidate.ts'

/** Revalidates per request, because the secret is a setting of the running shop, not of its build. */
async function handle(request: NextRequest): Promise<Response> {
  await connection()
  // Purge after the shop's own caches have expired: otherwise the CDN would fetch the old page again.
  const purge = (tags: readonly string[]) => after(() => purgeCdn(env.purgeUrl, tags))
  return revalidate(request, env.revalidateSecret, purge)
}

export const GET = handle
export const POST = handle
export const PUT = handle
export const DELETE = handle
export const PATCH = handle

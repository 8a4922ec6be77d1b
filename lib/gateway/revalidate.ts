import 'server-only'
import { createHash, timingSafeEqual } from 'node:crypto'
import type { ErrorCode } from '@etalase/contract/error-codes.ts'
import { currentRequestId } from '@etalase/front/log/request-context.ts'
import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { isKnownTag, knownTags } from '#lib/api/cache-manifest.ts'
import { readText } from '#lib/gateway/read-input.ts'
import { failureResponse } from '#lib/gateway/respond.ts'

const requestBody = z.object({ tags: z.array(z.string()).min(1).max(1_000) })

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time: digests have the same length for any input. */
const isSecret = (header: string | null, secret: string) =>
  timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`))

/** Returns the tags in a request's body, or null when it is invalid. */
async function readTags(request: Request): Promise<string[] | null> {
  try {
    const body: unknown = JSON.parse(await readText(request, 'POST revalidate'))
    return requestBody.safeParse(body).data?.tags ?? null
  } catch {
    return null
  }
}

function refuse(status: number, code: ErrorCode, message: string): Response {
  return failureResponse({ status, code, message }, currentRequestId())
}

/**
 * Expires the cache entries of the tags in the body, then announces those tags; the backend calls this when data changes.
 * Responds with 404 when the shop has no revalidation secret.
 */
export async function revalidate(
  request: Request,
  secret: string | undefined,
  announce: (tags: readonly string[]) => void,
): Promise<Response> {
  if (!secret) return refuse(404, 'NOT_FOUND', 'This shop takes no word of changes.')
  if (request.method !== 'POST') {
    const refusal = refuse(405, 'METHOD_NOT_ALLOWED', 'Please use POST.')
    refusal.headers.set('Allow', 'POST')
    return refusal
  }
  if (!isSecret(request.headers.get('authorization'), secret)) {
    return refuse(401, 'UNAUTHORIZED', 'Authorization must be Bearer and the secret.')
  }
  const tags = await readTags(request)
  if (!tags) return refuse(400, 'INVALID_INPUT', 'The body must be { "tags": [up to 1,000 tags] }.')
  const unknown = tags.filter((tag) => !isKnownTag(tag))
  if (unknown.length > 0) {
    const message = `Unknown: ${unknown.join(', ')}. There are ${knownTags.join(', ')}.`
    return refuse(400, 'INVALID_INPUT', message)
  }
  const changed = [...new Set(tags)]
  for (const tag of changed) revalidateTag(tag, { expire: 0 })
  announce(changed)
  return Response.json({ data: { tags } }, { headers: { 'Cache-Control': 'no-store' } })
}

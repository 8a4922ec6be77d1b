import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { FastifyRequest } from 'fastify'
import { errorForLog } from '#http/error-log.ts'

/** The shops that show this catalogue, such as one for each language. */
export interface Shops {
  /** Without trailing slash. */
  revalidateUrls: readonly string[]
  /** What `/api/revalidate` of the shops asks for; without it they are told nothing. */
  revalidateSecret: string | undefined
}

/** What came of telling a shop; `error` is undefined when it knows. */
export interface Outcome {
  shop: string
  error: unknown
}

/** The most tags that one call takes. */
const tagsPerCall = 1_000

const timeoutMs = 5_000

async function expire(shop: string, secret: string, tags: readonly string[]): Promise<void> {
  const sent: RequestInit = {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
  }
  const response = await withDeadline(timeoutMs, async (signal) => {
    const answer = await fetch(`${shop}/api/revalidate`, { ...sent, signal })
    // A body that is not read holds its connection.
    await answer.body?.cancel()
    return answer
  })
  if (!response.ok)
    // The log has no messages of errors, but this number.
    throw Object.assign(new Error(`status ${response.status}`), { responseCode: response.status })
}

async function tellShop(shop: string, secret: string, tags: readonly string[]): Promise<Outcome> {
  try {
    for (let start = 0; start < tags.length; start += tagsPerCall)
      await expire(shop, secret, tags.slice(start, start + tagsPerCall))
    return { shop, error: undefined }
  } catch (error) {
    return { shop, error }
  }
}

/**
 * Tells all shops at once which of their cache entries are old; the tags are in docs/connecting-a-backend.md. Never throws:
 * what changed has changed, and pages of a shop that was not told have it a minute later.
 */
export async function tellShops(
  { revalidateUrls, revalidateSecret }: Shops,
  tags: readonly string[],
): Promise<Outcome[]> {
  if (revalidateSecret === undefined || tags.length === 0) return []
  return Promise.all(revalidateUrls.map((shop) => tellShop(shop, revalidateSecret, tags)))
}

/** Tells all shops of a change that a request has made; the log says which of them were not told. */
export async function tellShopsOf(
  request: FastifyRequest,
  shops: Shops,
  tags: readonly string[],
): Promise<void> {
  for (const { shop, error } of await tellShops(shops, tags))
    if (error !== undefined)
      request.log.error({ ...errorForLog(error), shop, tags }, 'a shop was not told of a change')
}

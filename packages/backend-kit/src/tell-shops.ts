import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { FastifyRequest } from 'fastify'
import { errorForLog } from '#http/error-log.ts'

/** Shops that show this catalogue, such as one per language. */
export interface Shops {
  /** Without trailing slashes. */
  revalidateUrls: readonly string[]
  /** Secret for the shops' `/api/revalidate`; undefined disables notifications. */
  revalidateSecret: string | undefined
}

/** The result of notifying a shop; `error` is undefined on success. */
export interface Outcome {
  shop: string
  error: unknown
}

/** Maximum tags per call. */
const tagsPerCall = 1_000

/** Maximum tags in a line of the log: a change of the whole catalogue has thousands. */
const tagsPerLine = 20

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
    // An unread body keeps its connection open.
    await answer.body?.cancel()
    return answer
  })
  if (!response.ok)
    // The log omits error messages but keeps this number.
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
 * Notifies all shops in parallel of stale cache tags (listed in docs/connecting-a-backend.md). Never throws: the change is
 * already stored, and pages of a shop that missed it catch up within a minute.
 */
export async function tellShops(
  { revalidateUrls, revalidateSecret }: Shops,
  tags: readonly string[],
): Promise<Outcome[]> {
  if (revalidateSecret === undefined || tags.length === 0) return []
  return Promise.all(revalidateUrls.map((shop) => tellShop(shop, revalidateSecret, tags)))
}

/** Notifies all shops of a request's change, and logs each failure. */
export async function tellShopsOf(
  request: FastifyRequest,
  shops: Shops,
  tags: readonly string[],
): Promise<void> {
  const about = { tags: tags.slice(0, tagsPerLine), count: tags.length }
  for (const { shop, error } of await tellShops(shops, tags))
    if (error !== undefined)
      request.log.error(
        { ...errorForLog(error), shop, ...about },
        'a shop was not told of a change',
      )
}

import type { FastifyRequest } from 'fastify'
import { errorForLog } from '#backend/http/error-handlers.ts'

const timeoutMs = 5_000

interface Shop {
  /** Without trailing slash. */
  shopUrl: string
  /** What `/api/revalidate` of the shop asks for; without it the shop is told nothing. */
  revalidateSecret: string | undefined
}

async function expire({ shopUrl, revalidateSecret }: Shop, tags: readonly string[]): Promise<void> {
  const response = await fetch(`${shopUrl}/api/revalidate`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${revalidateSecret}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  // A body that is not read holds its connection.
  await response.body?.cancel()
  if (!response.ok)
    // The log has no messages of errors, but this number.
    throw Object.assign(new Error('The shop refused'), { responseCode: response.status })
}

/**
 * Tells the shop which of its cache entries are old; their tags are in docs/connecting-a-backend.md. Never throws: the change is
 * made, a failure is in the log, and pages have the change a minute later.
 */
export async function tellShop(
  shop: Shop,
  tags: readonly string[],
  request: FastifyRequest,
): Promise<void> {
  if (shop.revalidateSecret === undefined) return
  try {
    await expire(shop, tags)
  } catch (error) {
    request.log.error({ ...errorForLog(error), tags }, 'the shop was not told of a change')
  }
}

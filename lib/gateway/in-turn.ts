import 'server-only'
import type { CartItem } from '@etalase/contract/cart.ts'
import { queueHeaders } from '@etalase/front/shared/queue.ts'
import { LRUCache } from 'lru-cache'
import { ApiError } from '#lib/api/api-error.ts'
import { fetchBought } from '#lib/api/cart.ts'
import type { Buyer } from '#lib/api/checkout.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { callBackend } from '#lib/api/server.ts'
import { waitingMessages } from '#messages/waiting.ts'

/** Returns the paths through which a sale can cover a product: its own, and the lists of its categories. Throws ApiError. */
async function loadAddresses(id: number): Promise<string[]> {
  const answer = await nullIfNotFound(callBackend('GET product', { query: { id } }))
  const place = answer?.product.category_sub
  return [
    `/product/${id}`,
    ...(place
      ? [`/products?category_sub_id=${place.id}`, `/products?category_id=${place.category.id}`]
      : []),
  ]
}

/** Cached for a minute, like pages: many devices ask about a sale's products at once. */
const addresses = new LRUCache({ max: 1_000, ttl: 60_000, fetchMethod: loadAddresses })

/**
 * Keeps a sale's product out of the cart of a device still waiting, if the sale covers only part of the shop. Throws
 * ApiError `refused` with QUEUED.
 */
export async function refuseQueued(request: Request, call: string, productId: number) {
  const covered = request.headers.get(queueHeaders.barred)?.split(' ')
  if (!covered) return
  const own = await addresses.forceFetch(productId)
  if (!own.some((address) => covered.includes(address))) return
  const shopperMessage = waitingMessages.refusal
  throw new ApiError({ kind: 'refused', call, status: 429, code: 'QUEUED', shopperMessage })
}

/**
 * Refuses an order of items that a sale covers from a device still waiting, even if they were in the cart before.
 * Returns the cart lines as checked, or null if everything may be ordered: no sale bars the device, or it buys one
 * product instead of the cart. Throws ApiError `refused` with QUEUED.
 */
export async function refuseQueuedOrder(
  request: Request,
  call: string,
  buyer: Buyer,
): Promise<readonly CartItem[] | null> {
  if (!request.headers.has(queueHeaders.barred)) return null
  const { cart_items } = await fetchBought(buyer.buyNow ?? null, buyer)
  for (const id of new Set(cart_items.map((line) => line.product_detail_id)))
    await refuseQueued(request, call, id)
  return buyer.buyNow ? null : cart_items
}

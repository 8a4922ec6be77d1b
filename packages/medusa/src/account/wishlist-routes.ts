import { loadProducts } from '@etalase/backend-kit/catalogue/product-repository.ts'
import { products } from '@etalase/backend-kit/db/schema/catalogue.ts'
import { notFound } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { productColumns, toWishlistEntry } from '@etalase/backend-kit/product-mapper.ts'
import type { WishlistEntry } from '@etalase/contract/account.ts'
import { inArray } from 'drizzle-orm'
import { z } from 'zod'
import type { Adapter } from '#adapter.ts'
import type { AnswerCall } from '#http/answer-call.ts'

const answered = z.object({ wishes: z.array(z.object({ number: z.number().int() })) })

/** Returns the wished products in their sequence, without those no longer sold. */
async function entriesOf(
  { model: { db } }: Adapter,
  numbers: readonly number[],
): Promise<WishlistEntry[]> {
  if (numbers.length === 0) return []
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(inArray(products.id, [...numbers]))
  const entries = (await loadProducts(db, rows)).map(toWishlistEntry)
  return entries.toSorted(
    (a, b) => numbers.indexOf(a.product_detail_id) - numbers.indexOf(b.product_detail_id),
  )
}

/** Registers the calls of a customer's wishlist. Adding and removing are idempotent. */
export function wishlistRoutes(answer: AnswerCall, adapter: Adapter): void {
  const { engine } = adapter
  const path = (id: string) => `/customers/${id}/wishes`

  answer('GET user/wishlist', async ({ product_detail_id: only }, { customer: { id } }) => {
    const { wishes } = await engine.own('GET', path(id), { answer: answered })
    const numbers = wishes.map(({ number }) => number)
    const wanted = only ? numbers.filter((number) => number === only) : numbers
    return { user_wishlists: await entriesOf(adapter, wanted) }
  })

  answer('POST user/wishlist', async ({ product_detail_id: number }, { customer: { id } }) => {
    if ((await entriesOf(adapter, [number])).length === 0)
      throw notFound(messages().answers.catalogue.noProduct)
    await engine.own('PUT', `${path(id)}/${number}`, { answer: z.unknown() })
    return { message: messages().answers.wishlist.added }
  })

  answer('DELETE user/wishlist', async ({ product_detail_id: number }, { customer: { id } }) => {
    await engine.own('DELETE', `${path(id)}/${number}`, { answer: z.unknown() })
    return { message: messages().answers.wishlist.removed }
  })
}

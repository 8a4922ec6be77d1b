import { endpoints } from '@etalase/contract/endpoints.ts'
import { type ProductSummary, productSummary } from '@etalase/contract/product.ts'
import { z } from 'zod'
import type { Client } from '#client.ts'
import { problemsOf } from '#field-problems.ts'

/** Checks the optional fields that a backend sends with a product, even those whose invalid values the shop ignores. */
function checkOptionalFields(
  { report }: Client,
  call: 'GET products' | 'GET product' | 'GET product-feed',
  { shape, sent }: { shape: Readonly<Record<string, z.ZodType>>; sent: object },
): void {
  const values = new Map<string, unknown>(Object.entries(sent))
  const isOffered = (name: string) => (values.get(name) ?? null) !== null
  const optional = Object.keys(shape).filter((name) => shape[name]?.safeParse(undefined).success)
  const [offered, others] = [optional.filter(isOffered), optional.filter((n) => !isOffered(n))]
  for (const name of offered) {
    const schema = shape[name] instanceof z.ZodCatch ? shape[name].unwrap() : shape[name]
    const { error } = z.object({ [name]: schema ?? z.unknown() }).safeParse(sent)
    const [first] = error ? problemsOf(error, sent) : []
    report.checkField(call, first?.field ?? name, first?.problem ?? null)
  }
  report.offer(call, offered, others)
}

/** Checks the optional fields of a product, on its page and in the optional feed. */
export async function checkProductFields(client: Client, { id }: ProductSummary): Promise<void> {
  const page = await client.requestRaw('GET product', { id })
  const { product } = endpoints['GET product'].data.shape
  checkOptionalFields(client, 'GET product', { shape: product.shape, sent: Object(page).product })
  if (!(await client.requestOptional('GET product-feed', { limit: 1 }))) return
  const feed = await client.requestRaw('GET product-feed', { limit: 1 })
  const [first = {}] = Object(feed).products
  const { shape } = endpoints['GET product-feed'].data.shape.products.element
  checkOptionalFields(client, 'GET product-feed', { shape, sent: first })
}

const withoutNulls = (card: unknown) =>
  Object.entries(Object(card)).filter(([, value]) => value !== null)

/** Checks the optional fields of cards, each on the last card of a page of discounts that has it. */
export async function checkCardFields(client: Client): Promise<void> {
  const call = 'GET products'
  const { products } = Object(await client.requestRaw(call, { sale: 1, limit: 50 }))
  const sent = Object.fromEntries([products].flat().flatMap(withoutNulls))
  checkOptionalFields(client, call, { shape: productSummary.shape, sent })
}

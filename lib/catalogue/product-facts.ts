import type { Product } from '@etalase/contract/product.ts'
import { productMessages } from '#messages/product.ts'

const facts = Object.entries(productMessages.facts)

/** A line for each text that a product has and the messages have a label for. */
export function productFacts(product: Product): string[] {
  const fields = new Map<string, unknown>(Object.entries(product))
  return facts.flatMap(([field, say]) => {
    const text = fields.get(field)
    return typeof text === 'string' ? [say(text)] : []
  })
}

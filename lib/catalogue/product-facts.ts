import type { Product } from '@etalase/contract/product.ts'
import { productMessages } from '#messages/product.ts'

const facts = Object.entries(productMessages.facts)

/** Returns a line for each of a product's texts that has a label in the messages. */
export function productFacts(product: Product): string[] {
  const fields = new Map<string, unknown>(Object.entries(product))
  return facts.flatMap(([field, say]) => {
    const text = fields.get(field)
    return typeof text === 'string' ? [say(text)] : []
  })
}

import type { ProductSummary } from '@etalase/contract/product.ts'
import type { Client } from '#client.ts'

const call = 'GET products'

/** The most words searched to find two with different products. */
const maxWords = 10

/** A page long enough for all results of a rare word. */
const limit = 50

const search = (client: Client, text: string) => client.request(call, { search: text, limit })

const idsOf = (products: readonly { id: number }[]) => products.map(({ id }) => id)

/** Checks that a product's name finds it and not every product, and that an unknown word finds nothing. */
async function checkName(client: Client, { id, product_name }: ProductSummary): Promise<void> {
  const { report } = client
  const found = await search(client, product_name)
  const isFound = idsOf(found.products).includes(id)
  report.check(call, 'search', isFound, `'${product_name}' does not find its product`)
  const { product_count: all } = await client.request(call, { limit: 1 })
  const isNarrower = found.product_count < all || all < 2
  report.check(call, 'search', isNarrower, 'finds every product')
  const none = await search(client, 'zzqxj no such product')
  const isEmpty = none.product_count === 0
  report.check(call, 'search', isEmpty, 'finds a product that does not exist')
}

/** Returns the words of product names, rarest first. */
function rarestWords(products: readonly ProductSummary[]): string[] {
  const counts = new Map<string, number>()
  for (const { product_name } of products)
    for (const word of new Set(product_name.toLowerCase().match(/\p{L}{3,}/gu)))
      counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => a - b).map(([word]) => word)
}

interface Word {
  text: string
  /** All products that it finds. */
  found: ReadonlySet<number>
}

const hasMore = (one: Word, other: Word) => [...one.found].some((id) => !other.found.has(id))

/** Returns two words, each of which finds products that the other does not. */
async function findApart(client: Client, texts: readonly string[]): Promise<[Word, Word] | null> {
  const words: Word[] = []
  for (const text of texts.slice(0, maxWords)) {
    const { products, product_count } = await search(client, text)
    const word = { text, found: new Set(idsOf(products)) }
    if (product_count !== word.found.size) continue
    const other = words.find((known) => hasMore(known, word) && hasMore(word, known))
    if (other) return [other, word]
    words.push(word)
  }
  return null
}

/**
 * Checks that two words find products with both, not with either. When no product has both, a backend may ignore one word, so the list may
 * be as long as that of the other.
 */
async function checkWords(client: Client, products: readonly ProductSummary[]): Promise<void> {
  const words = await findApart(client, rarestWords(products))
  const needed = 'two words in names of different products'
  if (!words) return client.report.needsData(call, ['several words'], needed)
  const [a, b] = words
  const together = `${a.text} ${b.text}`
  const { product_count } = await search(client, together)
  const alone = `'${a.text}' finds ${a.found.size} and '${b.text}' ${b.found.size}`
  const holds = product_count <= Math.max(a.found.size, b.found.size)
  const problem = `'${together}' finds ${product_count} products, ${alone}: it finds products with any of the words`
  client.report.check(call, 'several words', holds, problem)
}

/** Checks the optional suggestions: a product's name suggests it. */
async function checkSuggestions(client: Client, product: ProductSummary): Promise<void> {
  const q = product.product_name.slice(0, 100)
  const found = await client.requestOptional('GET search-suggestions', { q })
  if (!found) return
  const holds = idsOf(found.products).includes(product.id)
  client.report.check(
    'GET search-suggestions',
    'products',
    holds,
    `'${q}' does not suggest its product`,
  )
}

/** Checks that searches find names, and that each further word narrows the results. */
export async function checkSearch(client: Client): Promise<void> {
  const { products } = await client.request(call, { limit })
  const [product] = products
  if (!product) return
  await checkName(client, product)
  await checkWords(client, products)
  await checkSuggestions(client, product)
}

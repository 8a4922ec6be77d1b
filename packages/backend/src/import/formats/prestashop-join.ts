import { signColumn } from '#import/formats/prestashop-columns.ts'
import { ownCopy } from '#import/remember-last.ts'
import { ImportError, type SourceRecord, textsOf, type Values } from '#import/source-record.ts'

/** Limit of combinations in memory. */
const maxCombinations = 200_000

/** The key that marks a product as followed by combinations. */
export const followed = 'has_combinations'

/** The columns used from a combination. */
const columns = [
  'product_id',
  'attribute',
  'value',
  'reference',
  'impact_on_price',
  'impact_on_weight',
  'quantity',
  'image_urls',
  'image_url',
  signColumn,
]

const short = ({ values, ...record }: SourceRecord): SourceRecord => ({
  ...record,
  unit: 'Combination line',
  values: new Map(columns.map((name) => [name, ownCopy(textsOf(values)(name))])),
})

async function byProduct(combinations: AsyncIterable<SourceRecord>) {
  const found = new Map<string, SourceRecord[]>()
  let count = 0
  for await (const record of combinations) {
    count++
    if (count > maxCombinations)
      throw new ImportError(`The file has more than ${maxCombinations} combinations: split it.`)
    const id = ownCopy(textsOf(record.values)('product_id'))
    found.set(id, [...(found.get(id) ?? []), short(record)])
  }
  return found
}

export const productId = (values: Values): string =>
  textsOf(values)('product_id') || textsOf(values)('id')

const marked = ({ values, ...record }: SourceRecord): SourceRecord => ({
  ...record,
  values: {
    get: (name) => (name === followed ? '1' : values.get(name)),
    has: (name) => values.has(name),
  },
})

/** Yields the products of one file, each followed by its combinations from the other. */
export async function* withCombinations(
  products: AsyncIterable<SourceRecord>,
  combinations: AsyncIterable<SourceRecord>,
): AsyncGenerator<SourceRecord> {
  const waiting = await byProduct(combinations)
  for await (const product of products) {
    const id = productId(product.values)
    const own = waiting.get(id) ?? []
    waiting.delete(id)
    yield own.length > 0 ? marked(product) : product
    yield* own
  }
  for (const own of waiting.values())
    for (const record of own) yield { ...record, unreadable: 'its product is not in the file' }
}

import type { CallData } from '@etalase/contract/endpoints.ts'
import type { ProductSummary } from '@etalase/contract/product.ts'
import type { Client } from '#client.ts'

const call = 'GET products'
const page = 'GET product'

/** The most pages opened to find a garment in several colours. */
const maxPages = 10

const needed = 'a garment in several colours'

type List = CallData<typeof call>

/** A product of a garment in several colours, from the list and its page. */
interface Colored {
  listed: ProductSummary
  product: CallData<typeof page>['product']
}

const ids = (products: readonly { id: number }[]) => products.map(({ id }) => id)

/** Whether a card says that its garment has several colours. */
const isSeveral = ({ style_colors }: ProductSummary) => (style_colors?.count ?? 0) > 1

/** Returns a garment in several colours. Opens products whose cards show several colours first, since a backend may have few. */
async function findColored(client: Client, { products }: List): Promise<Colored | null> {
  const likely = products.toSorted((a, b) => Number(isSeveral(b)) - Number(isSeveral(a)))
  for (const listed of likely.slice(0, maxPages)) {
    const { product } = await client.request(page, { id: listed.id })
    if ((product.siblings ?? []).length > 1) return { listed, product }
  }
  return null
}

/** Checks that the product is among its colours, and that each has the same style code and the same colours. */
async function checkSiblings(client: Client, { product }: Colored): Promise<void> {
  const siblings = product.siblings ?? []
  const { report } = client
  const isAmongThem = ids(siblings).includes(product.id)
  report.check(page, 'siblings', isAmongThem, 'do not include the product itself')
  const other = siblings.find(({ id }) => id !== product.id)
  if (!other) return
  const { product: sibling } = await client.request(page, { id: other.id })
  const sameStyle = sibling.style_code === product.style_code
  report.check(page, 'style_code', sameStyle, `differs from that of ${other.id}`)
  const sameColors = ids(sibling.siblings ?? []).join() === ids(siblings).join()
  report.check(page, 'siblings', sameColors, `differ from those of ${other.id}`)
}

/** Checks that a card's colours are those of the product's page. */
function checkColorCount({ report }: Client, { listed, product }: Colored): void {
  if (!listed.style_colors) {
    report.notOffered(call, 'style_colors')
    return
  }
  const { count, hexes } = listed.style_colors
  const colors = product.siblings?.length
  report.check(
    call,
    'style_colors',
    count === colors,
    `count is ${count}, but there are ${colors} colours`,
  )
  report.check(call, 'style_colors', hexes.length <= count, `names more than ${count} colours`)
}

/** Checks that a list of garments has each once; a backend that ignores `group` lists every colour. */
function checkGarments({ report }: Client, all: List, grouped: List): void {
  if (grouped.product_count === all.product_count) {
    report.notOffered(call, 'group')
    return
  }
  const isShorter = grouped.product_count < all.product_count
  report.check(call, 'group', isShorter, 'counts more garments than products')
  const [id] = ids(all.products)
  const isFirst = grouped.products[0]?.id === id
  report.check(call, 'group', isFirst, `does not start with ${id}, the first of the list`)
  const repeated = grouped.products.length - new Set(ids(grouped.products)).size
  report.check(call, 'group', repeated === 0, 'repeats a product')
}

/** Checks the optional colours of garments. A catalogue may have no garment in several colours. */
export async function checkColors(client: Client): Promise<void> {
  const all = await client.request(call, { limit: 50 })
  const grouped = await client.request(call, { limit: 50, group: 'colors' })
  const colored = await findColored(client, all)
  const { report } = client
  const isCard = all.products.some(isSeveral)
  const hasGroups = grouped.product_count !== all.product_count
  if (!colored && !isCard) {
    report.needsData(page, ['siblings', 'style_code'], needed)
    report.needsData(call, hasGroups ? ['style_colors'] : ['style_colors', 'group'], needed)
    if (!hasGroups) return
  }
  checkGarments(client, all, grouped)
  if (colored) {
    await checkSiblings(client, colored)
    checkColorCount(client, colored)
  } else if (isCard) report.notOffered(page, 'siblings')
}

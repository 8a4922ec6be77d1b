import type { Product, ProductSummary } from '@etalase/contract/product.ts'
import { coverOf, grandPrice } from '@etalase/contract/rules/price.ts'
import type { Client } from '#client.ts'
import { checkCardFields, checkProductFields } from '#scenarios/product-fields.ts'

const call = 'GET product'

type Compared = Pick<
  ProductSummary,
  'id' | 'retail_price' | 'net_price' | 'direct_discount' | 'product_images' | 'sizes'
>

/** Checks the rules of a product in lists and on its page. */
function checkShape(
  { report }: Client,
  where: 'GET products' | typeof call,
  product: Compared,
): void {
  const { id, retail_price, product_images, sizes } = product
  const price = grandPrice(product)
  const isWithin = price <= retail_price
  report.check(
    where,
    'net_price',
    isWithin,
    `${price} of ${id} is above its retail_price ${retail_price}`,
  )
  const hasCover = product_images.some(({ image_type }) => image_type === 'COVER')
  const needsCover = product_images.length > 0
  report.check(where, 'image_type', hasCover || !needsCover, `no picture of ${id} is its COVER`)
  const urls = product_images.filter(({ image_url }) => image_url === '')
  report.check(where, 'image_url', urls.length === 0, `of ${id} is empty`)
  const codes = new Set(sizes.map(({ size_code }) => size_code))
  report.check(where, 'sizes', sizes.length > 0, `of ${id} are missing`)
  report.check(where, 'size_code', codes.size === sizes.length, `of ${id} occurs twice`)
}

/** Returns the available sizes as text. */
const available = ({ sizes }: Compared) =>
  sizes
    .flatMap(({ size_code, is_available }) => (is_available ? [size_code] : []))
    .toSorted()
    .join(', ')

/** Checks that stores have a size exactly when it is available. */
async function checkStock(client: Client, { id, sizes }: Compared): Promise<void> {
  for (const isAvailable of [true, false]) {
    const size = sizes.find(({ is_available }) => is_available === isAvailable)
    if (!size) continue
    const sized = { product_detail_id: id, size: size.size_code, qty: 1 }
    const { showrooms } = await client.request('POST check-stock-location', sized)
    const holds = showrooms.length > 0 === isAvailable
    const problem = `of ${id} in ${size.size_code} is ${isAvailable}, but ${showrooms.length} stores have it`
    client.report.check(call, 'is_available', holds, problem)
  }
}

/** Checks that a product has as many reviews as its page counts. */
async function checkReviews(client: Client, { id, reviews: summary }: Product): Promise<void> {
  const reviewCall = 'GET product-reviews'
  const answer = await client.requestOptional(reviewCall, { id })
  if (!answer) return
  const { reviews, review_count } = answer
  const expected = summary?.count ?? 0
  const problem = `the page has ${expected}, the call ${review_count}`
  client.report.check(reviewCall, 'review_count', review_count === expected, problem)
  if (!summary || reviews.length < review_count) return
  const stars = reviews.map((review) => review.stars)
  const { average } = summary
  const isBetween = Math.min(...stars) <= average && average <= Math.max(...stars)
  client.report.check(reviewCall, 'stars', isBetween, `the average is ${average}`)
}

/** Checks that a product is not related to itself, and that a missing product is refused. */
async function checkRelated(client: Client, { id }: ProductSummary): Promise<void> {
  const { product } = await client.request(call, { id })
  const { report } = client
  const isOwn = product.related_products.some((other) => other.id === id)
  report.check(call, 'related_products', !isOwn, 'includes the product itself')
  await client.expectError(call, 'an id that does not exist', [404], {
    input: { id: 2_147_483_647 },
  })
}

/** Checks that a card's end of a discount equals that of the product's page. */
async function checkSaleEnd(client: Client): Promise<void> {
  const list = 'GET products'
  const { report } = client
  const { products } = await client.request(list, { sale: 1, limit: 50 })
  const card = products.find(({ sale_ends_at }) => sale_ends_at)
  if (!card) return report.needsData(list, ['sale_ends_at'], 'a limited discount on a card')
  const { product } = await client.request(call, { id: card.id })
  const isOne = card.sale_ends_at === product.sale_ends_at
  const problem = `the card of ${card.id} has ${card.sale_ends_at}, its page ${product.sale_ends_at}`
  report.check(list, 'sale_ends_at', isOne, problem)
}

/** Checks that a product is the same in a list and on its page: id, price, pictures and sizes. */
export async function checkProducts(client: Client): Promise<void> {
  const { products } = await client.request('GET products', { limit: 50 })
  const [first] = products
  if (!first) return
  await checkRelated(client, first)
  await checkProductFields(client, first)
  await checkCardFields(client)
  await checkSaleEnd(client)
  for (const product of products) checkShape(client, 'GET products', product)
  const soldOut = products.find(({ sizes }) => sizes.some(({ is_available }) => !is_available))
  for (const listed of new Set([...products.slice(0, 3), ...(soldOut ? [soldOut] : [])])) {
    const { product } = await client.request(call, { id: listed.id })
    checkShape(client, call, product)
    await checkReviews(client, product)
    const { report } = client
    report.check(call, 'id', product.id === listed.id, `expected ${listed.id}, got ${product.id}`)
    const prices = [grandPrice(listed), grandPrice(product)]
    report.check(
      call,
      'price',
      prices[0] === prices[1],
      `the list has ${prices[0]}, the page ${prices[1]}`,
    )
    const covers = [coverOf(listed.product_images), coverOf(product.product_images)]
    const isOne = covers[0]?.image_url === covers[1]?.image_url
    report.check(call, 'product_images', isOne, 'has a different cover from the list')
    const sizes = [available(listed), available(product)]
    report.check(
      call,
      'sizes',
      sizes[0] === sizes[1],
      `the list has ${sizes[0]}, the page ${sizes[1]}`,
    )
    await checkStock(client, product)
  }
}

/** Checks the optional delivery promise: a tier's cost before a product is in the cart. */
export async function checkEstimate(
  client: Client,
  { product_detail_id, size }: { product_detail_id: number; size: string },
  { subdistrict_id }: { subdistrict_id: number },
): Promise<void> {
  const where = { product_detail_id, size, subdistrict_id }
  await client.requestOptional('GET product-promise', where)
}

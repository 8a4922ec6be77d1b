import { z } from 'zod'
import { findColor } from '#engine/set-stock.ts'
import { expectSame, type Staff, type Story } from '#engine/staff/staff.ts'

/** Finds a product with several sizes, by Medusa's ids. */
async function aProduct(staff: Staff, place: number) {
  const query = { limit: 50, page: 1 }
  const { products } = await staff.client.request('GET products', query)
  const product = products.filter(({ sizes }) => sizes.length > 1)[place]
  if (!product) throw new Error('No product has several sizes.')
  return { id: product.id, ...(await findColor(staff.engine, product.id)) }
}

const sizesOf = async (staff: Staff, id: number) =>
  (await staff.client.request('GET product', { id })).product.sizes

const isShown = async (staff: Staff, id: number) =>
  (await staff.client.attempt('GET product', { id })).status === 200

const setPrice = (staff: Staff, productId: string, variantId: string, amount: number) =>
  staff.post(`/products/${productId}/variants/${variantId}`, {
    prices: [{ currency_code: 'idr', amount }],
  })

const badPrices: Story = {
  name: 'a price with half a rupiah or below 0 leaves out only its size',
  async run(staff) {
    const { id, productId, variants } = await aProduct(staff, 0)
    const { retail_price, sizes } = (await staff.client.request('GET product', { id })).product
    const first = variants.find(({ size_code }) =>
      sizes.some((size) => size.size_code === size_code),
    )
    const isLeftOut = async () => (await sizesOf(staff, id)).length === sizes.length - 1
    for (const [amount, reason] of [
      [99_999.5, 'is not whole rupiah'],
      [-5, 'is below 0'],
    ] as const) {
      await setPrice(staff, productId, first?.id ?? '', amount)
      await staff.untilLeftOut(reason)
      await staff.until('The size alone is left out', isLeftOut)
    }
    await setPrice(staff, productId, first?.id ?? '', retail_price)
    const { id: other, productId: otherId } = await aProduct(staff, 1)
    await staff.post(`/products/${otherId}`, { status: 'draft' })
    await staff.until('A withdrawn product is gone', async () => !(await isShown(staff, other)))
    await staff.post(`/products/${otherId}`, { status: 'published' })
    await staff.until('A new product is there', () => isShown(staff, other))
  },
}

const numberAsText: Story = {
  name: 'a category text that is a number leaves out only the text',
  async run(staff) {
    const answer = z.object({ product_categories: z.array(z.object({ id: z.string() })).min(1) })
    const { product_categories } = await staff.get('/product-categories', answer, { limit: 1 })
    const path = `/product-categories/${product_categories[0]?.id}`
    await staff.post(path, { metadata: { cover_text: 2027 } })
    await staff.untilLeftOut('cover_text')
    await staff.post(path, { metadata: { cover_text: 'A text' } })
  },
}

const channel: Story = {
  name: 'a product disappears when staff remove it from the sales channel, and returns when they add it',
  async run(staff) {
    const { id, productId } = await aProduct(staff, 2)
    const one = z.object({ id: z.string(), name: z.string() })
    const answer = z.object({ sales_channels: z.array(one) })
    const { sales_channels } = await staff.get('/sales-channels', answer, { limit: 500 })
    const shop = sales_channels.find(({ name }) => name === 'Etalase')?.id
    const path = `/sales-channels/${shop}/products`
    await staff.post(path, { remove: [productId] })
    await staff.until('The product is gone', async () => !(await isShown(staff, id)))
    await staff.post(path, { add: [productId] })
    await staff.until('The product is there', () => isShown(staff, id))
  },
}

const uncounted: Story = {
  name: 'variants without stock management or with backorders are sold without stock',
  async run(staff) {
    for (const [place, change] of [
      [3, { manage_inventory: false }],
      [4, { allow_backorder: true }],
    ] as const) {
      const { id, productId, variants } = await aProduct(staff, place)
      const [first] = variants
      await staff.post(`/products/${productId}/variants/${first?.id}`, change)
      const shelf = { product_detail_id: id, size: first?.size_code ?? '', qty: 90 }
      await staff.until('Many pieces can be bought', async () => {
        const { status } = await staff.client.newShopper().attempt('POST cart', shelf)
        return status === 200
      })
    }
  },
}

const set: Story = {
  name: 'a set with an item that no store has is sold out, and the cart refuses it',
  async run(staff) {
    const { id, variants } = await aProduct(staff, 5)
    const [first] = variants
    const item = await staff.make('/inventory-items', 'inventory_item', {
      sku: `gift-${Date.now()}`,
    })
    const { productId } = await findColor(staff.engine, id)
    await staff.post(`/products/${productId}/variants/${first?.id}/inventory-items`, {
      inventory_item_id: item,
      required_quantity: 1,
    })
    await staff.post(`/products/${productId}`, { subtitle: 'A set' })
    const size = first?.size_code
    await staff.until('The set is not in stock', async () =>
      (await sizesOf(staff, id)).some((each) => each.size_code === size && !each.is_available),
    )
    const line = { product_detail_id: id, size: size ?? '', qty: 1 }
    const { code } = await staff.client.newShopper().attempt('POST cart', line)
    expectSame('The refusal', code, 'OUT_OF_STOCK')
  },
}

const translated: Story = {
  name: 'a product keeps its pages and sizes when staff translate its options',
  async run(staff) {
    const { id, productId } = await aProduct(staff, 6)
    const { product: before } = await staff.client.request('GET product', { id })
    const option = z.object({ id: z.string(), title: z.string() })
    const answer = z.object({ product: z.object({ title: z.string(), options: z.array(option) }) })
    const { product } = await staff.get(`/products/${productId}`, answer, {
      fields: 'id,title,*options',
    })
    const words: Record<string, string> = { Color: 'Warna', Size: 'UKURAN' }
    const rename = async (titleOf: (title: string) => string | undefined) => {
      for (const { id: optionId, title } of product.options)
        await staff.post(`/product-options/${optionId}`, { title: titleOf(title) })
    }
    await rename((title) => words[title])
    // The name tells that the shop has read the product anew.
    await staff.post(`/products/${productId}`, { title: `${product.title} baru` })
    await staff.until('The product has its new name', async () => {
      const now = (await staff.client.request('GET product', { id })).product
      return now.product_name.includes(`${product.title} baru`)
    })
    expectSame('The sizes', await sizesOf(staff, id), before.sizes)
    await rename((title) => title)
    await staff.post(`/products/${productId}`, { title: product.title })
  },
}

export const catalogueStories: readonly Story[] = [
  badPrices,
  numberAsText,
  channel,
  uncounted,
  set,
  translated,
]

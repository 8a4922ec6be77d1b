import type { Agent, Outcome } from '#agents/agent.ts'

// Data of the demo company.
const place = 'Coblong Bandung'
const shirt = { id: 1035, size: 'M' }
/** One size is sold out. */
const hoodie = { id: 1072, soldOut: 'L' }
const list = '/products?category_id=7'
const line = `${shirt.id}:${shirt.size}`

/** Throws when a task is not done. */
function need(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(what)
}

const done = (outcome: Outcome) => need(!outcome.isRefused, `refused: ${outcome.text}`)

/** Requires that a refusal is marked as one and gives a reason. */
const refused = (outcome: Outcome) =>
  need(outcome.isRefused && outcome.text.length > 10, `not marked as refused: ${outcome.text}`)

const isListOf = ({ text }: Outcome, isRight: (names: string[]) => boolean) =>
  need(isRight([...text.matchAll(/"\/?[^"]*\/product\/(\d+)"/g)].map(([, id = '']) => id)), text)

async function withShirt(agent: Agent): Promise<void> {
  await agent.open(`/product/${shirt.id}`)
  done(await agent.call('add_to_cart', { size: shirt.size, qty: '1' }))
}

/** Places an order to look up later, by the calls of the shop's own pages. */
async function placeOrder(agent: Agent): Promise<{ number: string; email: string }> {
  await withShirt(agent)
  return agent.page.evaluate(async (item) => {
    const post = async (path: string, body: object) => {
      const response = await fetch(`/api/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': crypto.randomUUID() },
        body: JSON.stringify(body),
      })
      return (await response.json()).data
    }
    const stock = { product_detail_id: item.id, size: item.size, qty: 1 }
    const { showrooms } = await post('check-stock-location', stock)
    const email = 'agent@example.com'
    const order = {
      shipping_type: 'PICKUP_ON_STORE',
      showroom_id: showrooms[0].id,
      guest_email: email,
    }
    const { payment_data } = await post('checkout-trx', order)
    return { number: String(payment_data.order_reff), email }
  }, shirt)
}

async function setAddress(agent: Agent): Promise<void> {
  const tool = 'set_delivery_address'
  const typed = {
    recipientName: 'Sari Dewi',
    recipientPhone: '081234567890',
    street: 'Jalan Dago 1',
  }
  refused(await agent.call(tool, typed))
  for (const level of ['provinceId', 'cityId']) {
    const [, first = ''] = await agent.offered(tool, level)
    refused(await agent.call(tool, { ...typed, [level]: first }))
  }
  const [, last = ''] = await agent.offered(tool, 'subdistrictId')
  done(await agent.call(tool, { ...typed, subdistrictId: last }))
}

async function checkOut(agent: Agent): Promise<void> {
  await withShirt(agent)
  await agent.open('/cart')
  done(await agent.call('start_checkout'))
  done(await agent.call('choose_delivery_or_pickup', { shipping_type: 'ONLINE_DELIVERY' }))
  await setAddress(agent)
  const [shop = ''] = await agent.offered('choose_shop', 'shop')
  done(await agent.call('choose_shop', { shop }))
  const [method = ''] = await agent.offered('choose_shipping_method', 'method')
  const outcome = await agent.call('choose_shipping_method', { method })
  done(outcome)
  need(/"price":[1-9]\d+/.test(outcome.text), `no total: ${outcome.text}`)
  refused(await agent.call('use_promo_code', { promo: 'NO-SUCH-CODE' }))
  const tools = await agent.tools()
  need(
    tools.every((name) => name === 'use_promo_code'),
    `the summary has tools besides: ${tools.join(', ')}`,
  )
}

/** Tasks for an agent that uses page tools alone. Each throws when it fails. */
export const tasks: Readonly<Record<string, (agent: Agent) => Promise<void>>> = {
  'find a product by words': async (agent) => {
    await agent.open('/')
    isListOf(await agent.call('search_products', { search: 'kemeja' }), (ids) => ids.length > 0)
  },
  'put a list into another order': async (agent) => {
    await agent.open(list)
    done(await agent.call('sort_products', { sort: 'PRICE_ASC' }))
    need(agent.page.url().includes('sort=PRICE_ASC'), agent.page.url())
  },
  'narrow a list': async (agent) => {
    await agent.open(list)
    const outcome = await agent.call('filter_products', { size: 'M', price_max: '300000' })
    isListOf(outcome, (ids) => ids.length > 0)
  },
  'add two pieces to the cart': async (agent) => {
    await agent.open(`/product/${shirt.id}`)
    refused(await agent.call('add_to_cart', { size: shirt.size, qty: '0' }))
    const outcome = await agent.call('add_to_cart', { size: shirt.size, qty: '2' })
    done(outcome)
    need(outcome.structured.in_cart === 2, outcome.text)
    const again = await agent.call('add_to_cart', { size: shirt.size, qty: '2' })
    need(again.structured.in_cart === 2, again.text)
  },
  'be told that a size is sold out': async (agent) => {
    await agent.open(`/product/${hoodie.id}`)
    const sizes = await agent.offered('add_to_cart', 'size')
    need(sizes.length > 0 && !sizes.includes(hoodie.soldOut), sizes.join(', '))
    refused(await agent.call('add_to_cart', { size: hoodie.soldOut, qty: '1' }))
  },
  'change a quantity': async (agent) => {
    await withShirt(agent)
    await agent.open('/cart')
    done(await agent.call('set_quantity', { line, qty: '3' }))
    refused(await agent.call('set_quantity', { line, qty: '1000' }))
  },
  'remove a line': async (agent) => {
    await withShirt(agent)
    await agent.open('/cart')
    done(await agent.call('set_quantity', { line, qty: '0' }))
    need(!(await agent.tools()).includes('set_quantity'), 'the line is still there')
  },
  'ask what delivery costs': async (agent) => {
    await withShirt(agent)
    await agent.open('/cart')
    const outcome = await agent.call('delivery_cost', { place })
    done(outcome)
    need(/\d[.,\s]\d{3}/.test(outcome.text), outcome.text)
    refused(await agent.call('delivery_cost', { place: 'qqqq' }))
  },
  'find a store': async (agent) => {
    await agent.open('/stores')
    const outcome = await agent.call('find_stores', { store: 'Bandung' })
    done(outcome)
    need(Number(outcome.structured.count) > 0, outcome.text)
    refused(await agent.call('find_stores', { store: 'qqqq' }))
  },
  'look an order up': async (agent) => {
    const { number, email } = await placeOrder(agent)
    await agent.open('/order')
    refused(await agent.call('look_up_order', { order_number: 'FFFFFFFF', email }))
    const outcome = await agent.call('look_up_order', { order_number: number, email })
    done(outcome)
    need(outcome.text.includes(number), outcome.text)
  },
  'ask for a mail when a size is back': async (agent) => {
    await agent.open(`/stock-alert?item=${hoodie.id}`)
    const tool = 'ask_for_stock_alert'
    refused(await agent.call(tool, { size: hoodie.soldOut, email: 'nobody' }))
    done(await agent.call(tool, { size: hoodie.soldOut, email: 'agent@example.com' }))
  },
  'check out up to the summary': checkOut,
}

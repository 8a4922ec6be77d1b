import { parseArgs } from 'node:util'
import { z } from 'zod'
import { orderSteps, type StaffOrder, staffEndpoints, staffPageSize } from '#lib/contract/staff.ts'

const help = `Orders, stock and prices, by the calls for staff of the reference backend.

  npm run staff -- orders [--status PAID] [--after <id>]
  npm run staff -- show <order>
  npm run staff -- pack <order>
  npm run staff -- ship <order> --receipt <number of the courier>
  npm run staff -- ready <order>          a pickup waits in its store
  npm run staff -- complete <order>       it was delivered or picked up
  npm run staff -- cancel <order>         its stock is back, its buyer gets a mail
  npm run staff -- refund <order>         the money was sent back at the provider
  npm run staff -- stock <product> <size> <store> <pieces>
  npm run staff -- price <product> <retail> [<net>] [--percent <off>] [--nominal <off>]

An order is its number (36178F96) or its trx_ref; prices are whole rupiah.
BACKEND_URL (default http://localhost:4000) is where, STAFF_TOKEN what the backend has.`

type Call = keyof typeof staffEndpoints
type Answer<Key extends Call> = z.output<(typeof staffEndpoints)[Key]['data']>

const refusal = z.object({ error: z.object({ message: z.string() }) })

/** Makes a call. Throws what the backend says when it refuses. */
async function call<Key extends Call>(key: Key, input: object): Promise<Answer<Key>> {
  const [method = 'GET', path = ''] = key.split(' ')
  const url = new URL(path, `${process.env.BACKEND_URL || 'http://localhost:4000'}/`)
  const headers = {
    authorization: `Bearer ${process.env.STAFF_TOKEN ?? ''}`,
    'content-type': 'application/json',
  }
  const isRead = method === 'GET'
  if (isRead)
    for (const [name, value] of Object.entries(input))
      if (value !== undefined) url.searchParams.set(name, value)
  const response = await fetch(url, {
    method,
    headers,
    signal: AbortSignal.timeout(30_000),
    ...(isRead ? {} : { body: JSON.stringify(input) }),
  }).catch((error: Error) => {
    throw new Error(`${url.origin} does not answer: ${String(error.cause ?? error.message)}`)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new Error(refusal.safeParse(body).data?.error.message ?? `Status ${response.status}`)
  const data = z.object({ data: staffEndpoints[key].data }).parse(body).data
  return data as Answer<Key>
}

const rowOf = (order: Omit<StaffOrder, 'lines'> | Answer<'GET staff/orders'>['orders'][number]) =>
  [order.number, order.trx_status, order.shipping_type, order.moved_at, order.showroom].join('  ')

function detailsOf(order: StaffOrder): string {
  const { recipient, lines } = order
  const address = recipient && [
    `${recipient.name}, ${recipient.phone}`,
    `${recipient.street}, ${recipient.area} ${recipient.zip}`,
    ...(recipient.notes ? [recipient.notes] : []),
  ]
  return [
    rowOf(order),
    ...lines.map(
      (line) => `  ${line.qty} x ${line.name}, ${line.size} (${line.product_detail_id})`,
    ),
    ...(address ?? []).map((line) => `  ${line}`),
    ...(order.courier ? [`  ${order.courier}, ${order.service ?? ''} ${order.no_resi ?? ''}`] : []),
    ...(order.pickup_code ? [`  Pickup code ${order.pickup_code}`] : []),
  ].join('\n')
}

const options = {
  help: { type: 'boolean' },
  status: { type: 'string' },
  after: { type: 'string' },
  receipt: { type: 'string' },
  percent: { type: 'string' },
  nominal: { type: 'string' },
} as const

type Values = ReturnType<typeof parseArgs<{ options: typeof options }>>['values']

const step =
  (name: string) =>
  async ([order = '']: string[], { receipt }: Values) => {
    const input = { order, step: name, receipt_number: receipt }
    return detailsOf((await call('POST staff/order-step', input)).order)
  }

const commands: Readonly<Record<string, (given: string[], values: Values) => Promise<string>>> = {
  help: async () => help,
  orders: async (_, { status, after }) => {
    const { orders } = await call('GET staff/orders', { status, after })
    const last = orders.at(-1)
    const more = last && orders.length === staffPageSize ? [`More: --after ${last.id}`] : []
    return [...orders.map(rowOf), ...more].join('\n') || 'None.'
  },
  show: async ([order = '']) => detailsOf((await call('GET staff/order', { order })).order),
  ...Object.fromEntries(orderSteps.map((name) => [name, step(name)])),
  stock: async ([product_detail_id, size_code, showroom_id, qty]) => {
    const size = { product_detail_id, size_code, showroom_id, qty }
    return `${(await call('POST staff/stock', size)).qty} pieces`
  },
  price: async ([product_detail_id, retail_price, net_price = retail_price], values) => {
    const { percent: direct_disc_percent, nominal: direct_disc_nominal } = values
    const prices = { retail_price, net_price, direct_disc_percent, direct_disc_nominal }
    const { grand_price } = await call('POST staff/price', { product_detail_id, ...prices })
    return `One piece is Rp ${grand_price}`
  },
}

try {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const [name = 'help', ...given] = values.help ? [] : positionals
  const run = commands[name]
  if (!run) throw new Error(`There is no command ${name}: --help names them.`)
  process.stdout.write(`${await run(given, values)}\n`)
} catch (error) {
  console.error(`Staff: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}

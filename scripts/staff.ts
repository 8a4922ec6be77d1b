import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import {
  type OrderStep,
  type StaffOrder,
  staffEndpoints,
  staffPageSize,
} from '#lib/contract/staff.ts'
import { type StaffReturn, staffReturnPageSize } from '#lib/contract/staff-returns.ts'
import { type StaffReview, staffReviewPageSize } from '#lib/contract/staff-reviews.ts'
import { errorMessage } from '#lib/rules/error-message.ts'

const help = `Orders, stock, prices, promo codes, bundles and the home page, by the calls for staff of the reference backend.

  npm run staff -- orders [--state PAID] [--after <id>] [--owed]    --owed: over, paid, and not refunded
  npm run staff -- show <order>
  npm run staff -- pack <order>
  npm run staff -- ship <order> --receipt <number of the courier>
  npm run staff -- ready <order>          a pickup waits in its store
  npm run staff -- picked-up <order>
  npm run staff -- delivered <order>
  npm run staff -- cancel <order>         its stock is back, its buyer gets a mail
  npm run staff -- refund <order>         the money was sent back at the provider
  npm run staff -- returns [--state REQUESTED] [--after <id>]    requests to return an order
  npm run staff -- return <order>
  npm run staff -- return-picture <order> <number> <file>    writes a picture of the request, a JPEG
  npm run staff -- return-approve <order> --words <where to send it>
  npm run staff -- return-reject <order> --words <why>
  npm run staff -- return-receive <order>    its goods are here; the money goes back by: refund
  npm run staff -- reviews [--state APPROVED] [--after <id>]    those that wait, or that were decided
  npm run staff -- review-approve <id>    it is shown on the page of its product
  npm run staff -- review-reject <id>
  npm run staff -- late-payment <order> --at '2026-11-28 15:10:00' --channel <name>    the money came after the order's end; WIB
  npm run staff -- stock <product> <size> <store> <pieces>    free to sell, without those of open orders
  npm run staff -- stock <product> <size> <store> --add <pieces>, or --take <pieces>    whatever is sold meanwhile
  npm run staff -- price <product> <retail> [<net>] [--percent <off>] [--nominal <off>] [--until '2026-11-30 23:59:00']    WIB
  npm run staff -- limit <product> <pieces>    for each order and customer; none takes the limit away
  npm run staff -- sale [open|pause|close|auto]    the queue in front of the shops at SHOP_URL, with REVALIDATE_SECRET
  npm run staff -- promos
  npm run staff -- promo <file>           writes the promo code of a JSON file
  npm run staff -- bundles
  npm run staff -- bundle <file>          writes the bundle of a JSON file, with its id in place of the one before
  npm run staff -- free-shipping [<rupiah>, or never]    from which sum of its lines an order's cheapest delivery is free
  npm run staff -- home [--language id]   the home page as JSON
  npm run staff -- home <file> [--language id]

An order is its number (36178F96) or its trx_ref; prices are whole rupiah. The fields of files are in docs/openapi.json.
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
    if (error.name === 'TimeoutError' && !isRead)
      throw new Error(`${url.origin} took too long: look whether it was done before you repeat it.`)
    throw new Error(`${url.origin} does not answer: ${errorMessage(error.cause ?? error)}`)
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok)
    throw new Error(refusal.safeParse(body).data?.error.message ?? `Status ${response.status}`)
  const data = z.object({ data: staffEndpoints[key].data }).parse(body).data
  return data as Answer<Key>
}

/** Tells each shop of an order for its queue, or asks how it stands; gives a line for each. Throws what a shop says when it refuses. */
async function orderQueue(order: string | undefined): Promise<string[]> {
  const shops = (process.env.SHOP_URL || 'http://localhost:3000').split(/[\s,]+/)
  const lines: string[] = []
  for (const shop of shops) {
    const response = await fetch(new URL('/api/queue', shop), {
      method: 'POST',
      headers: { authorization: `Bearer ${process.env.REVALIDATE_SECRET ?? ''}` },
      signal: AbortSignal.timeout(30_000),
      body: JSON.stringify(order === undefined ? {} : { order }),
    })
    const body: unknown = await response.json().catch(() => null)
    if (!response.ok)
      throw new Error(`${shop}: ${refusal.safeParse(body).data?.error.message ?? response.status}`)
    lines.push(`${shop}  ${JSON.stringify(z.object({ data: z.unknown() }).parse(body).data)}`)
  }
  return lines
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

type Promo = Answer<'POST staff/promo'>['promo']

const promoRowOf = ({ code, starts_at, ends_at, uses, use_limit }: Promo) =>
  `${code}  ${starts_at} to ${ends_at}  used ${uses} of ${use_limit}`

type Bundle = Answer<'POST staff/bundle'>['bundle']

const bundleRowOf = ({ id, starts_at, ends_at, ...bundle }: Bundle) => {
  const { bundling_type, m_group_id, m_sub_group_id, product_detail_ids } = bundle
  const scope = m_group_id ?? m_sub_group_id ?? product_detail_ids.join(', ')
  const dates = `${starts_at ?? 'begun'} to ${ends_at ?? 'no end'}`
  return `${id}  ${bundle.bundling_item_count} of ${bundling_type} ${scope}  ${dates}`
}

/** To begin with. */
const emptyHome = { banners: [], sections: [], promos: [], category_banners: [] }

async function fileOf(path: string | undefined): Promise<object> {
  if (path === undefined) throw new Error('Name the JSON file.')
  const content = z.looseObject({}).safeParse(JSON.parse(await readFile(path, 'utf8')))
  if (!content.success) throw new Error(`${path} is no JSON object.`)
  return content.data
}

const text = { type: 'string' } as const

function readArguments() {
  try {
    const options = {
      help: { type: 'boolean' },
      state: text,
      after: text,
      receipt: text,
      owed: { type: 'boolean' },
      at: text,
      channel: text,
      words: text,
      add: text,
      take: text,
      percent: text,
      until: text,
      nominal: text,
      language: text,
    } as const
    return parseArgs({ allowPositionals: true, options })
  } catch (error) {
    console.error(`Staff: ${error instanceof Error ? error.message : error}`)
    return process.exit(2)
  }
}

const { values, positionals } = readArguments()
const [command = 'help', ...given] = positionals

/** The step of a command that has a name of its own. */
const steps: Readonly<Record<string, OrderStep>> = {
  'picked-up': 'complete',
  delivered: 'complete',
}

const step = async () => {
  const input = {
    order: given[0] ?? '',
    step: steps[command] ?? command,
    receipt_number: values.receipt,
  }
  return detailsOf((await call('POST staff/order-step', input)).order)
}

type Return = Answer<'GET staff/returns'>['returns'][number]

const returnRowOf = ({ number, status, reason, requested_at }: Return) =>
  [number, status, reason, requested_at].join('  ')

const returnDetailsOf = (request: StaffReturn): string =>
  [
    returnRowOf(request),
    `  ${request.email}, ${request.picture_count} pictures`,
    `  ${request.words}`,
    ...(request.answer ? [`  Answered: ${request.answer}`] : []),
  ].join('\n')

const returnStep = async () => {
  const input = { order: given[0] ?? '', step: command.slice('return-'.length) }
  const { words } = values
  return returnDetailsOf((await call('POST staff/return-step', { ...input, words })).return)
}

const reviewRowOf = ({ id, status, stars, fit, text, name, ...of }: StaffReview): string =>
  `${id}  ${status}  ${stars} stars  ${fit ?? ''}  ${of.product_name} (${of.product_detail_id})\n  ${name ?? ''}: ${text}`

const reviewStep = async () => {
  const input = { id: given[0] ?? '', step: command.slice('review-'.length) }
  return reviewRowOf((await call('POST staff/review-step', input)).review)
}

const commands: Readonly<Record<string, () => Promise<string>>> = {
  orders: async () => {
    const { orders } = await call('GET staff/orders', {
      status: values.state,
      after: values.after,
      owed: values.owed ? 1 : undefined,
    })
    const last = orders.at(-1)
    const more = last && orders.length === staffPageSize ? [`More: --after ${last.id}`] : []
    return [...orders.map(rowOf), ...more].join('\n') || 'None.'
  },
  show: async () => detailsOf((await call('GET staff/order', { order: given[0] ?? '' })).order),
  pack: step,
  ship: step,
  ready: step,
  'picked-up': step,
  delivered: step,
  cancel: step,
  refund: step,
  'late-payment': async () => {
    const payment = { paid_at: values.at, payment_channel: values.channel }
    return detailsOf(
      (await call('POST staff/late-payment', { order: given[0] ?? '', ...payment })).order,
    )
  },
  returns: async () => {
    const query = { status: values.state, after: values.after }
    const { returns } = await call('GET staff/returns', query)
    const last = returns.at(-1)
    const more = last && returns.length === staffReturnPageSize ? [`More: --after ${last.id}`] : []
    return [...returns.map(returnRowOf), ...more].join('\n') || 'None.'
  },
  return: async () =>
    returnDetailsOf((await call('GET staff/return', { order: given[0] ?? '' })).return),
  'return-picture': async () => {
    const [order = '', number = '1', file = 'picture.jpg'] = given
    const { picture } = await call('GET staff/return-picture', { order, number })
    await writeFile(file, picture, 'base64')
    return `Written to ${file}.`
  },
  'return-approve': returnStep,
  'return-reject': returnStep,
  'return-receive': returnStep,
  reviews: async () => {
    const query = { status: values.state, after: values.after }
    const { reviews } = await call('GET staff/reviews', query)
    const last = reviews.at(-1)
    const more = last && reviews.length === staffReviewPageSize ? [`More: --after ${last.id}`] : []
    return [...reviews.map(reviewRowOf), ...more].join('\n') || 'None.'
  },
  'review-approve': reviewStep,
  'review-reject': reviewStep,
  stock: async () => {
    const [product_detail_id, size_code, showroom_id, qty] = given
    const delta = values.add ?? (values.take && `-${values.take}`)
    const size = { product_detail_id, size_code, showroom_id, qty, delta }
    return `${(await call('POST staff/stock', size)).qty} pieces`
  },
  price: async () => {
    const [product_detail_id, retail_price, net_price = retail_price] = given
    const { percent: direct_disc_percent, nominal: direct_disc_nominal, until } = values
    const discount = { direct_disc_percent, direct_disc_nominal, sale_ends_at: until }
    const prices = { retail_price, net_price, ...discount }
    const { grand_price } = await call('POST staff/price', { product_detail_id, ...prices })
    return `One piece is Rp ${grand_price}`
  },
  limit: async () => {
    const [product_detail_id, pieces] = given
    const max_per_order = pieces === 'none' ? null : pieces
    const limit = { product_detail_id, max_per_order }
    const set = (await call('POST staff/order-limit', limit)).max_per_order
    return set === null ? 'No limit' : `${set} for each customer`
  },
  sale: async () => (await orderQueue(given[0])).join('\n'),
  promos: async () => {
    const { promos } = await call('GET staff/promos', {})
    return promos.map(promoRowOf).join('\n') || 'None.'
  },
  promo: async () => promoRowOf((await call('POST staff/promo', await fileOf(given[0]))).promo),
  bundles: async () => {
    const { bundles } = await call('GET staff/bundles', {})
    return bundles.map(bundleRowOf).join('\n') || 'None.'
  },
  bundle: async () => bundleRowOf((await call('POST staff/bundle', await fileOf(given[0]))).bundle),
  'free-shipping': async () => {
    const [from] = given
    const wanted = { free_shipping_from: from === 'never' ? null : from }
    const { free_shipping_from } = await (from === undefined
      ? call('GET staff/free-shipping', {})
      : call('POST staff/free-shipping', wanted))
    return free_shipping_from === null ? 'Never free.' : `Free from Rp ${free_shipping_from}`
  },
  home: async () => {
    const { language } = values
    if (given[0] === undefined) {
      const { home_data } = await call('GET staff/home', { language })
      return JSON.stringify(home_data ?? emptyHome, null, 2)
    }
    await call('POST staff/home', { language, home_data: await fileOf(given[0]) })
    return 'Written.'
  },
}

const run = commands[command]
if (values.help || !run) {
  process.stdout.write(`${help}\n`)
  process.exitCode = values.help || command === 'help' ? 0 : 2
} else {
  try {
    process.stdout.write(`${await run()}\n`)
  } catch (error) {
    console.error(`Staff: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}

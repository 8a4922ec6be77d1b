import { randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { SaleBrowser } from '#bench/flood/sale/browser.ts'

/** The size that shoppers want. */
export interface Piece {
  productId: number
  size: string
  showroomId: number
}

/** The visit of one arrival. Times are milliseconds. */
export interface Visit {
  isBot: boolean
  arrivedAt: number
  /** Wait in seconds that the first page announced. */
  toldSeconds: number | null
  admittedAt: number | null
  hasBought: boolean
  /** Duration of each queue page. */
  pageMs: number[]
  /** Statuses that an admitted shopper should never get: 503, and those of a rate limit. */
  refusals: string[]
}

export interface Arrival {
  isBot: boolean
  address: string
  /** Seconds after the first arrival. */
  at: number
  /** Seconds in the queue before giving up. */
  patience: number
  /** Whether it wants the piece, even when sold out; others look at its page. */
  wants: boolean
}

/** One in `oneIn` arrivals is a bot's ticket. */
const bots = { oneIn: 10, tickets: 50, networks: 4 }

/**
 * One in `leaves` people leaves before admission, one in `shares` shares an address with `perShared` people, and one in `wants` wants the
 * piece.
 */
const people = { leaves: 10, shares: 5, perShared: 12, wants: 3 }

const dotted = (first: number, number: number) =>
  `${first}.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Spreads arrivals evenly over the seconds. */
export function arrivalsOf(count: number, seconds: number): Arrival[] {
  return Array.from({ length: count }, (_, number) => {
    const at = (number / count) * seconds
    if (number % bots.oneIn === 0) {
      const bot = Math.floor(number / bots.oneIn / bots.tickets)
      const address = dotted(203, bot % bots.networks)
      return { isBot: true, at, address, patience: 3_600, wants: true }
    }
    const isShared = number % people.shares === 0
    const network = isShared ? Math.floor(number / people.shares / people.perShared) : number
    const address = dotted(isShared ? 11 : 10, network)
    const leaves = number % people.leaves === 1
    const patience = leaves ? Math.random() * 120 : 3_600
    return { isBot: false, at, address, patience, wants: number % people.wants === 0 }
  })
}

const refreshOf = (headers: IncomingHttpHeaders) => Number.parseInt(String(headers.refresh), 10)

/** Returns the announced seconds in a ticket's fields (packages/front/src/queue/ticket.ts). */
export function toldIn(ticket: string | undefined): number | null {
  const [, , , , toldAt = '0', told = '0'] = ticket?.split('.') ?? []
  return toldAt === '0' ? null : Number.parseInt(told, 36)
}

/** Waits in the queue. Returns whether it was admitted. */
async function wait(browser: SaleBrowser, { patience }: Arrival, visit: Visit, path: string) {
  let next = path
  while (performance.now() < visit.arrivedAt + patience * 1_000) {
    const { headers, ms } = await browser.ask(next)
    if (headers.refresh === undefined) return true
    visit.pageMs.push(ms)
    visit.toldSeconds ??= toldIn(browser.cookie('queue'))
    next = `/queue?next=${encodeURIComponent(path)}`
    await sleep(refreshOf(headers) * 1_000)
  }
  return false
}

/** Acts as an admitted shopper: opens the page, and adds the piece to the cart and orders it if wanted. */
async function shop(
  browser: SaleBrowser,
  { piece, path, wants }: { piece: Piece; path: string; wants: boolean },
  visit: Visit,
) {
  const note = (what: string, status: number) => {
    if (status === 503 || status === 429) visit.refusals.push(`${what} ${status}`)
    return status
  }
  note('page', (await browser.ask(path)).status)
  if (!wants) return
  const line = { product_detail_id: piece.productId, size: piece.size, qty: 1 }
  if (note('cart', (await browser.ask('/api/cart', { body: line })).status) !== 200) return
  const order = {
    shipping_type: 'PICKUP_ON_STORE',
    showroom_id: piece.showroomId,
    guest_email: `guest-${randomUUID()}@example.com`,
  }
  const asked = { body: order, key: randomUUID() }
  const { status } = await browser.ask('/api/checkout-trx', asked)
  visit.hasBought = note('order', status) === 200
}

/** Simulates one arrival: waits, then buys. */
export async function come(
  shops: readonly string[],
  arrival: Arrival,
  piece: Piece,
  start: number,
): Promise<Visit> {
  await sleep(Math.max(0, start + arrival.at * 1_000 - performance.now()))
  const path = `/product/${piece.productId}`
  const browser = new SaleBrowser(shops, arrival.address)
  const arrivedAt = performance.now()
  const visit: Visit = {
    isBot: arrival.isBot,
    arrivedAt,
    toldSeconds: null,
    admittedAt: null,
    hasBought: false,
    pageMs: [],
    refusals: [],
  }
  if (!(await wait(browser, arrival, visit, path))) return visit
  visit.admittedAt = performance.now()
  await shop(browser, { piece, path, wants: arrival.wants }, visit)
  return visit
}

import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import type { Lines } from '@etalase/front/queue/lines.ts'
import { openQueue } from '@etalase/front/queue/open-queue.ts'
import { MemoryHitCounter, setHitCounter } from '@etalase/front/shared/hit-counter.ts'
import { type Arrival, arrivalsOf, toldIn, type Visit } from '#bench/flood/sale/crowd.ts'
import { readShopEnv } from '../../../../lib/config/env-schema.ts'
import { queueSurroundings } from '../../../../tests/support/shop-site.ts'

const tickMs = 100
const start = Date.parse('2026-11-11T12:30:00+07:00')
const path = '/product/1001'
const product = { kind: 'shared', label: '/product/[id]', page: { key: path } }
const queue = { kind: 'own', label: '/queue' }

/** Socket of all simulated requests; nothing is written to it. */
const socket = new Socket()

interface Visitor {
  arrival: Arrival
  visit: Visit
  cookie: string
}

type Shop = NonNullable<ReturnType<typeof openQueue>>

/** Opens a sale queue that advances by the simulation's clock alone. */
function openShop(lines: Lines | null, perMinute: number, now: () => number): Shop {
  const env = readShopEnv({
    QUEUE_PER_MINUTE: String(perMinute),
    QUEUE_SHOPPERS: '1000000',
    SALE_START: '2026-11-11T12:00:00+07:00',
    SESSION_PASSWORD: 'a-password-of-the-shop-for-its-tests',
  })
  const networkOf = ({ headers }: IncomingMessage) => String(headers['x-forwarded-for'])
  const around = {
    ...queueSurroundings,
    lines: () => lines,
    networkOf,
    seen() {},
    admitted() {},
    now,
  }
  const shop = openQueue(env, around)
  if (shop === null) throw new Error('The settings have no queue.')
  shop.stop()
  return shop
}

/** Requests a shop. Returns the seconds until its page refreshes, or null when the visitor is admitted. */
async function ask({ room }: Shop, visitor: Visitor): Promise<number | null> {
  const { arrival, cookie } = visitor
  const isFirst = cookie === ''
  const request = Object.assign(new IncomingMessage(socket), {
    method: 'GET',
    url: isFirst ? path : `/queue?next=${encodeURIComponent(path)}`,
    headers: { 'x-forwarded-for': arrival.address, ...(!isFirst && { cookie }) },
  })
  let refresh: number | null = null
  const response = Object.assign(new ServerResponse(request), {
    writeHead(_: number, headers: readonly string[]) {
      const textOf = (name: string) => headers[headers.indexOf(name) + 1] ?? ''
      if (headers.includes('Refresh')) refresh = Number.parseInt(textOf('Refresh'), 10)
      if (headers.includes('Set-Cookie')) visitor.cookie = textOf('Set-Cookie').split(';')[0] ?? ''
    },
    end() {},
  })
  const isIn = await room.admit({ request, response, wanted: isFirst ? product : queue })
  return isIn ? null : refresh
}

/** Schedules visitors by tick. */
class Agenda {
  readonly #due = new Map<number, Visitor[]>()

  get isEmpty(): boolean {
    return this.#due.size === 0
  }

  add(ms: number, visitor: Visitor): void {
    const tick = Math.ceil(ms / tickMs)
    const known = this.#due.get(tick)
    if (known) known.push(visitor)
    else this.#due.set(tick, [visitor])
  }

  take(ms: number): Visitor[] {
    const due = this.#due.get(ms / tickMs) ?? []
    this.#due.delete(ms / tickMs)
    return due
  }
}

function visitorsOf(count: number, seconds: number): Visitor[] {
  return arrivalsOf(count, seconds).map((arrival) => {
    const known = { isBot: arrival.isBot, arrivedAt: arrival.at * 1_000, hasBought: false }
    const unknown = { toldSeconds: null, admittedAt: null, pageMs: [], refusals: [] }
    return { arrival, visit: { ...known, ...unknown }, cookie: '' }
  })
}

interface Simulated {
  arrivals: number
  /** Duration of all arrivals. */
  seconds: number
  perMinute: number
  /** One entry per shop; null for a shop without Redis. */
  lines: readonly (Lines | null)[]
  /** Seconds until the last shop is killed. */
  killedAfter?: number
  /** Runs after each simulated second. */
  passed?: () => void
}

/** Simulates a sale with the crowd of `npm run -w packages/tools flood -- --sale`, without real waiting. Returns all visits. */
export async function simulateSale(simulated: Simulated): Promise<Visit[]> {
  const { arrivals, seconds, perMinute, lines, killedAfter = 0, passed } = simulated
  setHitCounter(new MemoryHitCounter())
  let ms = -24 * 60 * 60_000
  const shops = lines.map((own) => openShop(own, perMinute, () => start + ms))
  const visitors = visitorsOf(arrivals, seconds)
  const agenda = new Agenda()
  for (const visitor of visitors) agenda.add(visitor.visit.arrivedAt, visitor)
  const look = async (visitor: Visitor) => {
    const { arrival, visit } = visitor
    const shop = shops[Math.floor(Math.random() * shops.length)]
    if (!shop || ms > visit.arrivedAt + arrival.patience * 1_000) return
    const refresh = await ask(shop, visitor)
    visit.toldSeconds ??= toldIn(visitor.cookie)
    if (refresh === null) visit.admittedAt = ms
    else agenda.add(ms + refresh * 1_000, visitor)
  }
  let looking = 0
  const looksOf = (due: readonly Visitor[]) =>
    due.map(async (visitor) => {
      looking++
      await look(visitor)
      looking--
    })
  for (ms = 0; !agenda.isEmpty || looking > 0; ms += tickMs) {
    if (killedAfter > 0 && ms === killedAfter * 1_000) shops.pop()
    if (ms % 1_000 === 0) {
      passed?.()
      for (const { line } of shops) await line.step()
    }
    looksOf(agenda.take(ms))
    // Newcomers may wait for their numbers until the shops have synchronised the line.
    while (looking > 0 && !shops.some(({ line }) => line.isHolding)) await setImmediate()
  }
  return visitors.map(({ visit }) => visit)
}

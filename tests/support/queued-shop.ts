import { networkOf } from '@etalase/contract/rules/network.ts'
import type { Lines } from '@etalase/front/queue/lines.ts'
import { openQueue } from '@etalase/front/queue/open-queue.ts'
import { MemoryHitCounter, setHitCounter } from '@etalase/front/shared/hit-counter.ts'
import type { Answer } from '@etalase/testkit/test-server.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { backendHangs } from '#lib/log/log-circuit.ts'
import { GateShop } from '#tests/support/gate-shop.ts'
import { queueSurroundings } from '#tests/support/shop-site.ts'

export const saleStart = Date.parse('2026-11-11T12:00:00+07:00')

const sale = {
  QUEUE_PER_MINUTE: '60',
  QUEUE_SHOPPERS: '3',
  SALE_START: '2026-11-11T12:00:00+07:00',
  SALE_END: '2026-11-11T13:00:00+07:00',
  SESSION_PASSWORD: 'a-password-of-the-shop-for-its-tests',
}

/** A browser with cookies, on a separate network. */
export class Shopper {
  readonly #shop: GateShop
  readonly client: string
  readonly cookies = new Map<string, string>()

  constructor(shop: GateShop, client: string) {
    this.#shop = shop
    this.client = client
  }

  async ask(path: string, asked: Parameters<GateShop['ask']>[1] = {}) {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ')
    const headers = { ...(cookie && { cookie }), ...asked.headers }
    const answer = await this.#shop.ask(path, { client: this.client, ...asked, headers })
    this.#keep(answer)
    return answer
  }

  /** Whether the shopper gets the page rather than the queue. */
  async isIn(path = '/product/7'): Promise<boolean> {
    return (await this.ask(path)).text.includes(`page ${path}`)
  }

  #keep({ headers }: Answer): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.cookies.set(name, value)
    }
  }
}

interface Given {
  settings?: Record<string, string>
  lines?: Lines
  /** The current time and the process's start, in milliseconds since 1970. */
  at?: number
  begunAt?: number
}

/** A shop behind a queue, with a clock controlled by the test. */
export class QueuedShop {
  readonly shop: GateShop
  readonly #queue: NonNullable<ReturnType<typeof openQueue>>
  readonly told: { told: number; waited: number }[] = []
  #now: number
  #shoppers = 0

  private constructor(
    shop: GateShop,
    { settings = {}, lines, begunAt = saleStart - 24 * 60 * 60_000 }: Given,
  ) {
    this.shop = shop
    this.#now = begunAt
    setHitCounter(new MemoryHitCounter())
    const queue = openQueue(readShopEnv({ ...sale, ...settings }), {
      ...queueSurroundings,
      backendHangs,
      lines: () => lines ?? null,
      networkOf: ({ headers }) => networkOf(String(headers['x-forwarded-for'])),
      seen: () => {},
      admitted: (told, waited) => void this.told.push({ told, waited }),
      now: () => this.#now,
    })
    if (queue === null) throw new Error('The settings have no queue.')
    // Advances with the test's clock, so that real seconds on a busy machine don't count.
    queue.stop()
    this.#queue = queue
    shop.room = queue.room
    shop.restart()
  }

  static async open(given: Given = {}): Promise<QueuedShop> {
    const shop = new QueuedShop(await GateShop.open(), given)
    shop.#now = given.at ?? saleStart
    await shop.line.step()
    return shop
  }

  /** Starts another process at the same time, as after a release. */
  async again(given: Given = {}): Promise<QueuedShop> {
    return QueuedShop.open({ at: this.#now, begunAt: this.#now, ...given })
  }

  get line() {
    return this.#queue.line
  }

  get now(): number {
    return this.#now
  }

  /** Advances the clock, in larger steps for long times. */
  async after(seconds: number): Promise<void> {
    const step = seconds > 100 ? 5 : 1
    for (let passed = 0; passed < seconds; passed += step) {
      this.#now += step * 1_000
      await this.#queue.line.step()
    }
  }

  /** Creates a new shopper, on a separate network unless one is given. */
  shopper(network = `198.51.${Math.floor(++this.#shoppers / 250)}.${this.#shoppers % 250}`) {
    return new Shopper(this.shop, network)
  }

  async crowd(count: number, network?: string): Promise<Shopper[]> {
    const crowd: Shopper[] = []
    for (let number = 0; number < count; number++) {
      const shopper = this.shopper(network)
      await shopper.ask('/product/7')
      crowd.push(shopper)
    }
    return crowd
  }
}

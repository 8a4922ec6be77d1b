import { expireOrders } from '@etalase/backend/orders/order-status.ts'
import { rethrow } from '@etalase/backend/tests/support/test-context.ts'
import type { Stage } from '#explorer/stage.ts'
import { type AppPool, Backend } from '#system/backend.ts'
import { Browser } from '#system/browser.ts'
import { Clock } from '#system/clock.ts'
import type { ProofDatabase } from '#system/database.ts'
import { exchange } from '#system/exchange.ts'
import { anybody, type Facts, type Intent, type LimitFacts } from '#system/facts.ts'
import { SharedRedis } from '#system/redis.ts'
import { paymentNotice, staffCall } from '#system/requests.ts'
import { type Rows, readRows } from '#system/rows.ts'
import { Shop, type StartShop } from '#system/shop.ts'
import { type StartTab, Tab } from '#system/tab.ts'

/** What all runs of a command share. */
export interface Machine {
  database: ProofDatabase
  apps: AppPool
  startShop: StartShop
  startTab: StartTab
}

type Place = 'browser' | 'backend' | 'provider' | 'redis'

/** Where the network fails, what can be killed, and how fine the steps are. */
export interface Weather {
  /**
   * The size of an event in the database: a statement, so that open transactions interleave, or all of a request's work, as on PGlite.
   * Single statements need PostgreSQL.
   */
  grain: 'statements' | 'requests'
  /** The most faults of a schedule. */
  faults: number
  /** Between browsers and shop; between shop and backend, provider and backend, shop and Redis. */
  failing?: readonly Place[]
  /** Whether the backend can be killed at each of its commits. */
  canKill?: boolean
  /** A limit of the gateways that is reached: how many calls of one address they may pass on together. */
  limit?: { call: string; max: number }
}

/** How often the provider repeats an unanswered notification: more often than there are faults. */
const maxTries = 4

type Noted = Pick<
  Facts,
  | 'intents'
  | 'changes'
  | 'notices'
  | 'told'
  | 'cancelled'
  | 'collected'
  | 'stopped'
  | 'leaks'
  | 'owners'
  | 'misled'
>

function piecesOf(lines: readonly { product_id: number; qty: number }[]): Record<number, number> {
  const pieces: Record<number, number> = {}
  for (const { product_id: id, qty } of lines) pieces[id] = (pieces[id] ?? 0) + qty
  return pieces
}

/** The real programs of one run, and observations from outside. */
export class Scene {
  readonly stage: Stage
  readonly clock: Clock
  readonly noted: Noted = {
    intents: [],
    changes: [],
    notices: [],
    told: [],
    cancelled: [],
    collected: [],
    stopped: [],
    leaks: [],
    owners: {},
    misled: [],
  }
  readonly backend: Backend
  readonly redis: SharedRedis
  readonly browsers: Browser[] = []
  readonly tabs: Tab[] = []
  readonly #machine: Machine
  readonly #weather: Weather
  readonly #shops = new Map<string, Shop>()

  constructor(stage: Stage, machine: Machine, weather: Weather) {
    this.stage = stage
    this.clock = new Clock(stage)
    this.#machine = machine
    this.#weather = weather
    const { database, apps } = machine
    const isConcurrent = database.engine === 'PostgreSQL' && weather.grain === 'statements'
    const canKill = weather.canKill ?? false
    this.redis = new SharedRedis(stage, this.clock, this.#fails('redis'))
    this.backend = new Backend({ stage, apps, clock: this.clock, isConcurrent, canKill })
  }

  #fails(where: Place): boolean {
    return this.#weather.failing?.includes(where) ?? false
  }

  /** Returns a process of the shop by name, with `env` as its own settings. One with Redis shares its limits. */
  shop(
    name = 'the shop',
    { env, hasRedis = false }: { env?: Record<string, string>; hasRedis?: boolean } = {},
  ): Shop {
    const known = this.#shops.get(name)
    if (known) return known
    const { stage, clock, backend, redis } = this
    const canFail = this.#fails('backend')
    const start = this.#machine.startShop
    const more = { ...(env && { env }), ...(hasRedis && { redis }) }
    const shop = new Shop({ name, stage, clock, backend, start, canFail, ...more })
    this.#shops.set(name, shop)
    return shop
  }

  browser(
    name: string,
    shop = this.shop(),
    address = `203.0.113.${this.browsers.length + 1}`,
  ): Browser {
    const browser = new Browser(this.stage, { name, shop, address })
    this.browsers.push(browser)
    return browser
  }

  tab(browser: Browser, name: string, { isFull = false } = {}): Tab {
    const { stage, clock } = this
    const start = this.#machine.startTab
    const canFail = this.#fails('browser')
    const tab = new Tab({ stage, browser, name, clock, start, canFail, isFull })
    this.tabs.push(tab)
    return tab
  }

  /** Notifies the backend of a bill, as the provider does: repeats it while there is no response. */
  async notify(
    billNo: string,
    status: string,
    { isSigned = true, reference = 'R1' } = {},
  ): Promise<void> {
    const { stage, backend } = this
    const notice = { billNo, status, reference, isSigned, answers: [] as string[] }
    this.noted.notices.push(notice)
    const signature = isSigned ? {} : { signature: 'forged' }
    const request = paymentNotice(billNo, status, { ...signature, reference })
    const send = async () => {
      const name = stage.nameOf(`the notification ${status}`)
      const answer = await exchange(stage, {
        name,
        sender: 'the provider',
        receiver: 'the backend',
        canFail: this.#fails('provider'),
        isSeen: { arriving: true, answering: false },
        send: () => backend.answer(name, request),
      })
      stage.writes('notices')
      if (answer.status === 200) notice.answers.push(answer.body)
      return true
    }
    for (let tries = 0; tries < maxTries; tries++) if (await send().catch(() => false)) return
  }

  /** Lets a day pass, and with it the deadline of all orders. The job that expires them runs separately. */
  passDay(): void {
    this.clock.passHours(25)
  }

  /** Sends due mails from another process of the backend. */
  sendMails(name: string): Promise<void> {
    return this.backend.work(name, (context) =>
      this.backend.workersOf(context).mailWorker.deliver(),
    )
  }

  /** Does the same with updates by WhatsApp. */
  async sendUpdates(name: string): Promise<void> {
    await this.backend.work(name, async (context) =>
      this.backend.workersOf(context).updateWorker?.deliver(),
    )
  }

  /** Sets the price of a product, as staff do. */
  async setPrice(product: number, price: number): Promise<void> {
    const body = { product_detail_id: product, retail_price: price, net_price: price }
    await this.backend.answer('the new price', staffCall('staff/price', body))
  }

  /** Runs the backend's job that expires unpaid orders. */
  expireOrders(): Promise<void> {
    const name = this.stage.nameOf('the job that ends unpaid orders')
    return this.backend.work(name, ({ db, now }) => expireOrders(db, now(), rethrow))
  }

  intentOf(who: string): Intent | undefined {
    return this.noted.intents.findLast((intent) => intent.who === who)
  }

  /** Whether a buyer's order has a bill at the provider. */
  hasBill = (who: string) => (): boolean => this.intentOf(who)?.billNo !== undefined

  async #sendAll(): Promise<void> {
    await this.backend.work('the mails', ({ mailWorker }) => mailWorker.deliver())
    await this.backend.work('the updates', async ({ updateWorker }) => updateWorker?.deliver())
  }

  /** Sends what the backend still has to send at the end, and returns the facts with what each browser then shows. */
  async conclude(before: Rows): Promise<Facts> {
    const { backend, noted } = this
    await this.#sendAll()
    if (backend.kills > 0) {
      // Work claimed by a killed worker is due again after a pause.
      this.clock.passHours(1)
      await this.#sendAll()
    }
    const shown: Record<string, Record<number, number>> = {}
    for (const browser of this.browsers) shown[browser.name] = await this.#look(browser)
    const guests = this.browsers.filter(({ jar }) => jar.cookie('session') === undefined)
    const rows = await readRows(this.#machine.database)
    const devices = new Set(this.browsers.map(({ jar }) => jar.cookie('device_id') ?? null))
    for (const { email, cart_device_id } of rows.customers) {
      shown[email] = piecesOf(rows.cart.filter((line) => line.device_id === cart_device_id))
      devices.add(cart_device_id)
    }
    shown[anybody] = piecesOf(rows.cart.filter((line) => devices.has(line.device_id)))
    const { alarms, mails, updates, kills } = backend
    const faults = this.#weather.faults - this.stage.faultsLeft
    const limit = this.#limitFacts()
    const told = {
      limit,
      alarms,
      mails,
      updates,
      kills,
      faults,
      shown,
      guests: guests.map(({ name }) => name),
    }
    return { before, rows, ...noted, ...told }
  }

  #limitFacts(): LimitFacts | null {
    const { limit } = this.#weather
    if (!limit) return null
    const path = `/${limit.call}`
    const shops = [...this.#shops.values()]
    return {
      max: limit.max,
      asked: shops.reduce((sum, { asked }) => sum + (asked.get(path) ?? 0), 0),
      passedOn: shops.map(({ passedOn }) => passedOn.get(path) ?? 0),
      isShared: !this.redis.hasLost(limit.call),
    }
  }

  /** Returns the cart as a newly opened page shows it. */
  async #look(browser: Browser): Promise<Record<number, number>> {
    const tab = this.tab(browser, `a last look of ${browser.name}`)
    await tab.program.openPage(null)
    await tab.program.refetchCart()
    return piecesOf(
      tab.program
        .shownLines()
        .map((line) => ({ product_id: line.product_detail_id, qty: line.qty })),
    )
  }

  get digest(): unknown {
    const { noted, clock, browsers, tabs, backend, redis } = this
    return [
      clock.now,
      noted,
      browsers.map((browser) => browser.digest),
      [...this.#shops.values()].map(({ name, turns, asked, passedOn }) => [
        [name, ...turns],
        [...asked, ...passedOn],
      ]),
      redis.digest,
      tabs.map((tab) => [tab.name, tab.loads, tab.history]),
      backend.alarms,
      backend.kills,
      backend.updates.length,
    ]
  }

  async close(): Promise<void> {
    for (const tab of this.tabs) tab.close()
    await this.backend.close()
  }
}

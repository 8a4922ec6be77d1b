import { randomUUID } from 'node:crypto'
import { goOn, type Line, type Pair } from '#queue/line.ts'
import {
  type Arrival,
  type Control,
  further,
  type Lines,
  MemoryLines,
  numbered,
  orders,
  type Standing,
  type Visit,
} from '#queue/lines.ts'
import type { RedisStore } from '#redis/redis-store.ts'
import { Trust } from '#redis/trust.ts'
import type { QueueSettings } from '#shared/settings.ts'

/** Seconds, longer than any sale. */
const lifetime = 24 * 60 * 60

/** Milliseconds of the lease to move the line on: one instance holds it at a time, and any can get it next. */
const leaseMs = 900

/** Milliseconds without a heartbeat after which an instance counts as gone. */
const goneMs = 5_000

const toNumber = (value: unknown) => Number(value ?? 0)

const pairOf = (values: unknown): Pair => {
  const [own, crowded] = [values].flat()
  return [toNumber(own), toNumber(crowded)]
}

/** Returns the minimum of Redis's counts. */
const floorsOf = ({ issued, entered }: Line) => [
  { value: 'own', score: issued[0] },
  { value: 'crowded', score: issued[1] },
  { value: 'entered', score: entered },
]

/**
 * Lines of all instances at one public address, in Redis. While Redis is away, each instance moves the line on alone with its part of the
 * rate: tickets and admissions stay valid. After Redis returns or has lost its data, no number is given until all instances have reported
 * the line's progress.
 */
export class SharedLines implements Lines {
  readonly #store: RedisStore
  readonly #rules: QueueSettings
  readonly #prefix: string
  readonly #memory: MemoryLines
  readonly #name = randomUUID()
  readonly #trust = new Trust()
  #shops = 1
  #isAway = false
  /** Acts not yet sent to Redis. */
  #acts = new Map<string, number>()

  constructor(store: RedisStore, shopUrl: string, rules: QueueSettings, networkFactor: number) {
    this.#store = store
    this.#rules = rules
    this.#prefix = `etalase:queue:${shopUrl}:`
    this.#memory = new MemoryLines(rules, networkFactor)
  }

  get isShared(): boolean {
    return !this.#isAway
  }

  async join(id: number, networks: readonly string[]): Promise<Arrival[] | null> {
    if (this.#isAway) return this.#memory.join(id, networks)
    if (!this.#trust.isRestored) return null
    const key = this.#prefix + id
    const held = await this.#store.run('counting networks', (client) =>
      // Sent together over one connection.
      Promise.all(networks.map((network) => client.hIncrBy(`${key}:networks`, network, 1))),
    )
    if (!held) return this.#memory.join(id, networks)
    const crowds = networks.map((network, index) => {
      const own = this.#memory.countTicket(network)
      return this.#memory.isCrowd(Math.max(own, toNumber(held[index])))
    })
    const crowded = crowds.filter(Boolean).length
    const added: Pair = [crowds.length - crowded, crowded]
    const ends = await this.#store.run('giving places', (client) =>
      client
        .multi()
        .hGet(key, 'epoch')
        .zAdd(`${key}:counts`, floorsOf(this.#memory.line(id)), { comparison: 'GT' })
        .zIncrBy(`${key}:counts`, added[0], 'own')
        .zIncrBy(`${key}:counts`, added[1], 'crowded')
        .exec(),
    )
    if (!ends) return this.#memory.numbersFor(id, crowds)
    if (!this.#trust.knows(String(ends[0]))) return null
    const issued: Pair = [toNumber(ends[2]), toNumber(ends[3])]
    this.#memory.restore(id, { issued })
    return numbered(crowds, [issued[0] - added[0], issued[1] - added[1]])
  }

  async goOn(id: number, visit: Visit): Promise<Line> {
    for (const [name, until] of visit.acts) this.#acts.set(name, until)
    const shared = await this.#shared(id, visit)
    if (shared) {
      // For times when Redis is away.
      this.#memory.note(visit)
      this.#memory.adopt(further(shared, this.#memory.line(id)))
      this.#acts.clear()
    }
    this.#report(shared === null)
    return shared ? this.#memory.line(id) : this.#memory.goOn(id, visit, this.#shops)
  }

  restore(id: number, atLeast: Standing): void {
    this.#memory.restore(id, atLeast)
  }

  async control(): Promise<Control> {
    const fields = await this.#store.run('reading the order of the queue', (client) =>
      client.hGetAll(`${this.#prefix}control`),
    )
    if (fields && Object.keys(fields).length > 0) {
      const order = orders.find((known) => known === String(fields.order ?? ''))
      await this.#memory.setControl({
        order: order ?? null,
        opened: toNumber(String(fields.opened ?? '')) || null,
      })
    } else if (fields) await this.#restoreControl()
    return this.#memory.control()
  }

  async setControl(change: Partial<Control>): Promise<void> {
    await this.#memory.setControl(change)
    const fields = Object.entries(change).map(([name, value]) => [name, String(value ?? '')])
    await this.#store.run('ordering the queue', (client) =>
      client.hSet(`${this.#prefix}control`, Object.fromEntries(fields)),
    )
  }

  /** Restores the operator's order to a Redis that has lost it, unless it has received another one since. */
  async #restoreControl(): Promise<void> {
    const { order, opened } = await this.#memory.control()
    if (order === null && opened === null) return
    await this.#store.run('ordering the queue again', (client) =>
      client
        .multi()
        .hSetNX(`${this.#prefix}control`, 'order', order ?? '')
        .hSetNX(`${this.#prefix}control`, 'opened', String(opened ?? ''))
        .exec(),
    )
  }

  #report(isAway: boolean): void {
    if (isAway) this.#trust.lose()
    if (isAway && !this.#isAway)
      console.warn('Redis is away: the queue goes on in this instance by itself')
    if (!isAway && this.#isAway) console.warn('Redis is back: the queue is shared again')
    this.#isAway = isAway
  }

  /** Returns the line from Redis, after a step if this instance gets the lease; null when Redis is away. */
  async #shared(id: number, { now, isAdmitting }: Visit): Promise<Line | null> {
    const key = this.#prefix + id
    const added = (await this.#tell(id, now)) ? await this.#add(key, this.#acts) : null
    if (added === null) return null
    const results = await this.#store.run('reading the queue', (client) =>
      client
        .multi()
        .set(`${key}:lease`, this.#name, {
          condition: 'NX',
          expiration: { type: 'PX', value: leaseMs },
        })
        .hGet(key, 'line')
        .zIncrBy(`${key}:counts`, added, 'entered')
        .zmScore(`${key}:counts`, ['own', 'crowded'])
        .zRemRangeByScore(`${key}:inside`, 0, now)
        .zCard(`${key}:inside`)
        .exec(),
    )
    if (!results) return null
    const [lease, stored, entered, counted, , inside] = results
    const own = this.#memory.line(id)
    const line: Line = stored ? JSON.parse(String(stored)) : own
    const issued = pairOf(counted)
    const known = further(further(line, own), { issued })
    if (lease === null) return known
    const counts = {
      now,
      isAdmitting,
      issued: known.issued,
      entered: toNumber(entered),
      inside: toNumber(inside),
    }
    const next = goOn(known, counts, this.#rules)
    return (await this.#write(key, next)) ? next : null
  }

  /**
   * Sends Redis a heartbeat and this instance's view of the line: no count in Redis is below any instance's. If Redis has lost its data,
   * also sends the shoppers in the shop. Returns whether Redis received it.
   */
  async #tell(id: number, now: number): Promise<boolean> {
    const key = this.#prefix + id
    const shops = `${this.#prefix}shops`
    const line = this.#memory.line(id)
    const results = await this.#store.run('telling the queue', (client) =>
      client
        .multi()
        .zAdd(shops, { score: now, value: this.#name })
        .zRemRangeByScore(shops, 0, now - goneMs)
        .zCard(shops)
        .hSetNX(key, 'epoch', randomUUID())
        .hGet(key, 'epoch')
        .zAdd(`${key}:counts`, floorsOf(line), { comparison: 'GT' })
        .exec(),
    )
    if (!results) return false
    this.#shops = Math.max(1, toNumber(results[2]))
    const isKnown = this.#trust.hear(String(results[4]), line)
    return isKnown || (await this.#add(key, this.#memory.inside)) !== null
  }

  /** Adds shoppers in the shop. Returns how many were new to Redis; null when Redis is away. */
  async #add(key: string, inside: ReadonlyMap<string, number>): Promise<number | null> {
    const members = [...inside].map(([value, score]) => ({ value, score }))
    if (members.length === 0) return 0
    const added = await this.#store.run('telling who is in', (client) =>
      client.zAdd(`${key}:inside`, members),
    )
    return added === undefined ? null : toNumber(added)
  }

  async #write(key: string, line: Line): Promise<boolean> {
    const written = await this.#store.run('writing the queue', (client) =>
      client
        .multi()
        .hSet(key, 'line', JSON.stringify(line))
        .expire(key, lifetime)
        .expire(`${key}:counts`, lifetime)
        .expire(`${key}:inside`, lifetime)
        .expire(`${key}:networks`, lifetime)
        .exec(),
    )
    return written !== undefined
  }
}

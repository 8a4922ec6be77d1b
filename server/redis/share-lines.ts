import { randomUUID } from 'node:crypto'
import type { QueueSettings } from '#lib/config/queue-variables.ts'
import { goOn, type Line, type Pair } from '#server/queue/line.ts'
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
} from '#server/queue/lines.ts'
import type { RedisStore } from '#server/redis/redis-store.ts'

/** Seconds: longer than any sale. */
const lifetime = 24 * 60 * 60

/** Milliseconds: one instance at a time lets the line go on, and each of them may be the next. */
const leaseMs = 900

/** Milliseconds without a sign after which an instance counts as gone. */
const goneMs = 5_000

const toNumber = (value: unknown) => Number(value ?? 0)

/**
 * Lines of all instances at one public address, in Redis. While Redis is away each instance goes on by itself from where
 * the line stood, with its part of the rate: tickets and admissions stay what they are.
 */
export class SharedLines implements Lines {
  readonly #store: RedisStore
  readonly #rules: QueueSettings
  readonly #prefix: string
  readonly #memory: MemoryLines
  readonly #name = randomUUID()
  #shops = 1
  #isAway = false
  /** What Redis did not hear. */
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

  async join(id: number, networks: readonly string[]): Promise<Arrival[]> {
    const key = this.#prefix + id
    const line = this.#memory.line(id)
    const held = await this.#store.run('counting networks', (client) =>
      // Sent together, over one connection.
      Promise.all(networks.map((network) => client.hIncrBy(`${key}:networks`, network, 1))),
    )
    const crowds = (held ?? []).map((count) => this.#memory.isCrowd(toNumber(count)))
    const crowded = crowds.filter(Boolean).length
    const ends =
      held &&
      (await this.#store.run('giving places', (client) =>
        client
          .multi()
          .hIncrBy(key, 'own', crowds.length - crowded)
          .hIncrBy(key, 'crowded', crowded)
          .exec(),
      ))
    if (!ends) return this.#memory.join(id, networks)
    const [own, all] = [toNumber(ends[0]), toNumber(ends[1])]
    // Redis may have lost what it knew.
    const last: Pair = [
      Math.max(own - crowds.length + crowded, line.called[0]),
      Math.max(all - crowded, line.called[1]),
    ]
    this.#memory.restore(id, { issued: [own, all] })
    return numbered(crowds, last)
  }

  async goOn(id: number, visit: Visit): Promise<Line> {
    for (const [name, until] of visit.acts) this.#acts.set(name, until)
    const own = this.#memory.line(id)
    const shared = await this.#shared(id, visit)
    if (shared) {
      // For the time when Redis is away.
      this.#memory.note(visit)
      this.#memory.adopt(further(shared, own))
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
    if (fields) {
      const order = orders.find((known) => known === String(fields.order ?? ''))
      await this.#memory.setControl({
        order: order ?? null,
        opened: toNumber(String(fields.opened ?? '')) || null,
      })
    }
    return this.#memory.control()
  }

  async setControl(change: Partial<Control>): Promise<void> {
    await this.#memory.setControl(change)
    const fields = Object.entries(change).map(([name, value]) => [name, String(value ?? '')])
    await this.#store.run('ordering the queue', (client) =>
      client.hSet(`${this.#prefix}control`, Object.fromEntries(fields)),
    )
  }

  #report(isAway: boolean): void {
    if (isAway && !this.#isAway)
      console.warn('Redis is away: the queue goes on in this instance by itself')
    if (!isAway && this.#isAway) console.warn('Redis is back: the queue is shared again')
    this.#isAway = isAway
  }

  /** The line as Redis has it, after a step if it is this instance's turn; null when Redis is away. */
  async #shared(id: number, { now, isAdmitting }: Visit): Promise<Line | null> {
    const key = this.#prefix + id
    const isEntered = await this.#tell(key, now)
    if (!isEntered) return null
    const results = await this.#store.run('reading the queue', (client) =>
      client
        .multi()
        .set(`${key}:lease`, this.#name, {
          condition: 'NX',
          expiration: { type: 'PX', value: leaseMs },
        })
        .hGetAll(key)
        .zRemRangeByScore(`${key}:inside`, 0, now)
        .zCard(`${key}:inside`)
        .exec(),
    )
    if (!results) return null
    const [lease, fields, , inside] = results
    const stored = Object(fields)
    const own = this.#memory.line(id)
    const line: Line = stored.line ? JSON.parse(String(stored.line)) : own
    const issued: Pair = [toNumber(stored.own), toNumber(stored.crowded)]
    const known = further(further(line, own), { ...own, issued })
    if (lease === null) return known
    const next = goOn(
      known,
      {
        now,
        isAdmitting,
        issued: known.issued,
        entered: toNumber(stored.entered),
        inside: toNumber(inside),
      },
      this.#rules,
    )
    return (await this.#write(key, next, issued)) ? next : null
  }

  /** Tells Redis who came, and that this instance is there. Gives whether it has heard. */
  async #tell(key: string, now: number): Promise<boolean> {
    const shops = `${this.#prefix}shops`
    const members = [...this.#acts].map(([value, score]) => ({ value, score }))
    const results = await this.#store.run('telling the queue', (client) =>
      client
        .multi()
        .zAdd(shops, { score: now, value: this.#name })
        .zRemRangeByScore(shops, 0, now - goneMs)
        .zCard(shops)
        .zAdd(`${key}:inside`, members.length > 0 ? members : [{ value: '-', score: 0 }])
        .exec(),
    )
    if (!results) return false
    this.#shops = Math.max(1, toNumber(results[2]))
    const added = members.length > 0 ? toNumber(results[3]) : 0
    const counted = await this.#store.run('counting who came', (client) =>
      client.hIncrBy(key, 'entered', added),
    )
    return counted !== undefined
  }

  /** @param counted the tickets that Redis has counted: fewer than there are when it has lost its data */
  async #write(key: string, line: Line, counted: Pair): Promise<boolean> {
    const written = await this.#store.run('writing the queue', (client) =>
      client
        .multi()
        .hSet(key, 'line', JSON.stringify(line))
        .hIncrBy(key, 'own', line.issued[0] - counted[0])
        .hIncrBy(key, 'crowded', line.issued[1] - counted[1])
        .expire(key, lifetime)
        .expire(`${key}:inside`, lifetime)
        .expire(`${key}:networks`, lifetime)
        .exec(),
    )
    return written !== undefined
  }
}

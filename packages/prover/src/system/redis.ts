import { currentFlow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'
import { exchange } from '#system/exchange.ts'

interface Key {
  value: number
  /** Milliseconds since 1970. */
  endsAt: number
}

interface Command {
  key: string
  run: (keys: Map<string, Key>, now: number) => number | string | null
}

interface Expiring {
  expiration: { value: number }
}

/** Commands of one MULTI, with the names and arguments of `@redis/client`, as far as limits use them. */
class Multi {
  readonly #commands: Command[] = []
  readonly #send: (commands: readonly Command[]) => Promise<unknown[]>

  constructor(send: (commands: readonly Command[]) => Promise<unknown[]>) {
    this.#send = send
  }

  #add(key: string, run: Command['run']): this {
    this.#commands.push({ key, run })
    return this
  }

  /** With the condition NX: an existing key stays as it is. */
  set(key: string, value: string, { expiration }: Expiring): this {
    return this.#add(key, (keys, now) => {
      if (keys.has(key)) return null
      keys.set(key, { value: Number(value), endsAt: now + expiration.value })
      return 'OK'
    })
  }

  incr(key: string): this {
    return this.#add(key, (keys) => {
      const { value, endsAt } = keys.get(key) ?? { value: 0, endsAt: Number.POSITIVE_INFINITY }
      keys.set(key, { value: value + 1, endsAt })
      return value + 1
    })
  }

  pTTL(key: string): this {
    return this.#add(key, (keys, now) => (keys.get(key)?.endsAt ?? now) - now)
  }

  exec = (): Promise<unknown[]> => this.#send(this.#commands)
}

/** A Redis that several shops share. One MULTI is one event, and its connection can fail. */
export class SharedRedis {
  readonly #stage: Stage
  readonly #clock: { now: Date }
  readonly #canFail: boolean
  readonly #keys = new Map<string, Key>()
  /** Resolves when the last command of each shop has arrived: a shop has one connection. */
  readonly #sent = new Map<string, Promise<void>>()
  /** Keys whose commands, responses or values were lost. */
  readonly #lost = new Set<string>()

  constructor(stage: Stage, clock: { now: Date }, canFail: boolean) {
    this.#stage = stage
    this.#clock = clock
    this.#canFail = canFail
  }

  #run(commands: readonly Command[]): unknown[] {
    this.#stage.writes('keys in Redis')
    const now = this.#clock.now.getTime()
    for (const [key, { endsAt }] of this.#keys) if (endsAt <= now) this.#keys.delete(key)
    return commands.map(({ run }) => run(this.#keys, now))
  }

  async #send(shop: string, commands: readonly Command[]): Promise<unknown[]> {
    const caller = currentFlow()
    const name = this.#stage.nameOf(`${caller?.name ?? shop} > a count`)
    const before = this.#sent.get(shop)
    const { promise, resolve: arrive } = Promise.withResolvers<void>()
    this.#sent.set(shop, promise)
    if (before) await this.#stage.wait(before)
    const answer = await exchange(this.#stage, {
      name,
      sender: shop,
      receiver: 'Redis',
      canFail: this.#canFail,
      isSeen: { arriving: true, answering: false },
      send: async () => {
        arrive()
        this.#stage.writes(`memory of ${shop}`)
        return { status: 200, headers: [], body: JSON.stringify(this.#run(commands)) }
      },
    }).catch((error: unknown) => {
      arrive()
      for (const { key } of commands) this.#lost.add(key)
      throw error
    })
    caller?.learn(answer.body)
    return JSON.parse(answer.body)
  }

  /** Restarts it without its data. */
  restart(): void {
    this.#stage.writes('keys in Redis')
    for (const key of this.#keys.keys()) this.#lost.add(key)
    this.#keys.clear()
  }

  /** Whether anything was lost of keys whose names contain a text. */
  hasLost(name: string): boolean {
    return [...this.#lost].some((key) => key.includes(name))
  }

  /** Returns the package `@redis/client`, for a shop. */
  packageFor(shop: string) {
    const client = {
      isReady: true,
      multi: () => new Multi((commands) => this.#send(shop, commands)),
    }
    return { createClient: () => client, RESP_TYPES: {} }
  }

  get digest(): unknown {
    return [[...this.#lost].toSorted(), [...this.#keys].toSorted(([a], [b]) => (a < b ? -1 : 1))]
  }
}

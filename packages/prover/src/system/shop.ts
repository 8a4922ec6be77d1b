import crypto from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { NextRequest } from 'next/server.js'
import { currentFlow, Flow } from '#explorer/flow.ts'
import type { Stage } from '#explorer/stage.ts'
import type { Backend, WireAnswer, WireRequest } from '#system/backend.ts'
import { bundleProgram, type Instantiate } from '#system/bundle.ts'
import { exchange } from '#system/exchange.ts'
import type { SharedRedis } from '#system/redis.ts'

type ShopProgram = typeof import('#system/shop-program.ts')

export type StartShop = Instantiate<ShopProgram>

/** Bundles the shop's server, from its routes to its calls of the backend. */
export const bundleShop = (): Promise<StartShop> =>
  bundleProgram<ShopProgram>({
    entry: 'packages/prover/src/system/shop-program.ts',
    runsIn: 'node',
    globals: 'globalThis process fetch Date AbortSignal console setTimeout clearTimeout'.split(' '),
  })

/** Returns a Date whose clock stands still until the world moves it. */
export function stoppedDate(clock: { now: Date }): DateConstructor {
  return class extends Date {
    constructor(...args: [] | [string]) {
      super(...((args.length === 0 ? [clock.now] : args) as [string]))
    }

    static override now = () => clock.now.getTime()
  } as DateConstructor
}

/** Disables time limits: a slow call is one of the faults of a connection. */
class PatientSignal extends AbortSignal {
  static override timeout = () => new AbortController().signal
}

/** Returns a random id that is the same in each run, derived from the request that asks for it. */
function repeatableId(): ReturnType<typeof crypto.randomUUID> {
  const hex = currentFlow()?.random(16) ?? crypto.randomBytes(16).toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

/** The shop's caches are sized for all shoppers. A few entries are enough here, and faster to create. */
class SmallCache<Key extends object | string, Value extends object> extends LRUCache<Key, Value> {
  constructor(options: LRUCache.Options<Key, Value, unknown>) {
    super({ ...options, max: 100 })
  }
}

interface ShopInput {
  name: string
  stage: Stage
  clock: { now: Date }
  backend: Backend
  start: StartShop
  /** Whether calls to the backend can meet network faults. */
  canFail: boolean
  env?: Record<string, string>
  redis?: SharedRedis
}

const count = (calls: Map<string, number>, path: string) =>
  calls.set(path, (calls.get(path) ?? 0) + 1)

const silent = { log() {}, info() {}, warn() {}, error() {} }

/** One process of the real shop. */
export class Shop {
  readonly name: string
  /** Requests that take turns, in order of arrival. */
  readonly turns = new Set<string>()
  /** How often it got a call, and how often it passed one on to the backend, by path. */
  readonly asked = new Map<string, number>()
  readonly passedOn = new Map<string, number>()
  readonly #input: ShopInput
  readonly #program: ShopProgram

  constructor(input: ShopInput) {
    this.name = input.name
    this.#input = input
    const { clock, start, env, redis } = input
    this.#program = start(
      {
        globalThis: Object.create(globalThis),
        process: {
          env: {
            SESSION_PASSWORD: 'sealed-with-a-password-of-the-proof',
            API_BASE_URL: 'http://backend.test',
            RATE_LIMIT_FACTOR: '0',
            LOG_LEVEL: 'silent',
            ...env,
          },
        },
        fetch: (url: URL, init: RequestInit) => this.#callBackend(url, init),
        Date: stoppedDate(clock),
        AbortSignal: PatientSignal,
        setTimeout: () => 0,
        clearTimeout() {},
        console: silent,
      },
      {
        'node:timers/promises': { setTimeout: async () => {} },
        'lru-cache': { LRUCache: SmallCache },
        'node:crypto': { ...crypto, randomUUID: repeatableId },
        ...(redis && { '@redis/client': redis.packageFor(input.name) }),
      },
    )
    if (redis) this.#program.shareByRedis()
  }

  /** Whether it counts requests, so that others see when one arrives. */
  get isCounting(): boolean {
    return this.#input.redis !== undefined
  }

  async #callBackend(url: URL, init: RequestInit): Promise<Response> {
    const { stage, backend, canFail } = this.#input
    const method = init.method ?? 'GET'
    count(this.passedOn, url.pathname)
    const caller = currentFlow()
    const name = stage.nameOf(`${caller?.name ?? this.name} > ${method} ${url.pathname.slice(1)}`)
    const request: WireRequest = {
      method,
      path: url.pathname + url.search,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: typeof init.body === 'string' ? init.body : undefined,
    }
    const answer = await exchange(stage, {
      name,
      sender: this.name,
      receiver: 'the backend',
      canFail,
      isSeen: { arriving: true, answering: false },
      send: () => backend.answer(name, request),
    })
    caller?.learn(answer.body)
    return new Response(answer.body, { status: answer.status, headers: answer.headers })
  }

  /** Answers a browser's request in a flow of its own. */
  async answer(name: string, { method, path, headers, body }: WireRequest): Promise<WireAnswer> {
    const request = new NextRequest(`http://shop.test${path}`, {
      method,
      headers,
      ...(body === undefined || method === 'GET' ? {} : { body }),
    })
    count(this.asked, path.replace('/api', ''))
    // The process counts requests in memory, where a device's orders also take turns.
    if (this.isCounting) this.#input.stage.writes(`memory of ${this.name}`)
    if (method === 'POST' && path === '/api/checkout-trx') {
      this.#input.stage.writes(`memory of ${this.name}`)
      this.turns.add(name)
    }
    const flow = new Flow(name, { isPatient: true })
    const response = await this.#input.stage.run(flow, () => this.#program.handleRequest(request))
    this.turns.delete(name)
    return { status: response.status, headers: [...response.headers], body: await response.text() }
  }
}

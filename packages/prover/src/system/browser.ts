import type { Stage } from '#explorer/stage.ts'
import type { Shop } from '#system/shop.ts'

interface Cookie {
  name: string
  value: string
  path: string
  /** The response that set it. */
  from: string
}

/** Parses a Set-Cookie header, as far as the shop uses it (RFC 6265bis, 5.6). */
function parseCookie(header: string, from: string): Cookie & { isRemoval: boolean } {
  const [pair = '', ...attributes] = header.split(/;\s*/)
  const split = pair.indexOf('=')
  const attribute = (name: string) =>
    attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
  return {
    name: pair.slice(0, split),
    value: pair.slice(split + 1),
    path: attribute('path') ?? '/',
    from,
    isRemoval: attribute('max-age') === '0',
  }
}

/** The cookies of a browser, shared by its tabs. */
export class CookieJar {
  readonly #cookies = new Map<string, Cookie>()
  readonly #stage: Stage
  readonly #resource: string

  constructor(stage: Stage, browser: string) {
    this.#stage = stage
    this.#resource = `cookies of ${browser}`
  }

  headerFor(path: string): string {
    this.#stage.reads(this.#resource)
    return [...this.#cookies.values()]
      .filter(
        (cookie) =>
          path === cookie.path ||
          path.startsWith(cookie.path.replace(/\/?$/, '/')) ||
          cookie.path === '/',
      )
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  /** Stores the cookies of a response. */
  take(headers: readonly (readonly [string, string])[], from: string): void {
    for (const [name, value] of headers) {
      if (name !== 'set-cookie') continue
      this.#stage.writes(this.#resource)
      const { isRemoval, ...cookie } = parseCookie(value, from)
      const key = `${cookie.name} ${cookie.path}`
      if (isRemoval) this.#cookies.delete(key)
      else this.#cookies.set(key, cookie)
    }
  }

  /** Returns a cookie's value, for inspection from outside. */
  cookie(name: string): string | undefined {
    return [...this.#cookies.values()].find((cookie) => cookie.name === name)?.value
  }

  /** Returns the cookies by origin: sealed values differ from run to run. */
  get digest(): string[] {
    return [...this.#cookies].map(([key, { from }]) => `${key} from ${from}`).toSorted()
  }
}

/** Opens a browser's storage for a site; its data are its own properties, as in browsers. */
export function openStorage(stage: Stage, resource: string): Storage & Record<string, unknown> {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      stage.reads(resource)
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      stage.writes(resource)
      this[key] = String(value)
    },
    removeItem(this: Record<string, string>, key: string) {
      stage.writes(resource)
      delete this[key]
    },
  }
  return Object.create(methods)
}

/** The locks shared by the tabs of a browser (Web Locks), first come first served. */
export class Locks {
  readonly #last = new Map<string, Promise<unknown>>()
  readonly #stage: Stage
  readonly #browser: string

  constructor(stage: Stage, browser: string) {
    this.#stage = stage
    this.#browser = browser
  }

  /** Returns the locks for a tab. Closing it releases what it holds or waits for. */
  forTab(closed: Promise<void>) {
    return {
      request: <Result>(name: string, ...rest: unknown[]): Promise<Result> =>
        this.#request(name, rest.at(-1) as () => Promise<Result>, closed),
    }
  }

  #request<Result>(
    name: string,
    run: () => Promise<Result>,
    closed: Promise<void>,
  ): Promise<Result> {
    const touch = () => this.#stage.writes(`lock ${name} of ${this.#browser}`)
    touch()
    let isClosed = false
    void closed.then(() => {
      isClosed = true
    })
    const before = this.#last.get(name) ?? Promise.resolve()
    const current = before.then(() =>
      isClosed ? (new Promise(() => {}) as Promise<Result>) : run(),
    )
    const over = Promise.race([current.catch(() => {}), closed]).then(touch)
    this.#last.set(name, over)
    return current
  }
}

interface Listener {
  channel: string
  tab: string
  hear: (data: unknown) => void
}

/** The broadcast channels between the tabs of a browser. The explorer decides when each message arrives. */
export class Channels {
  readonly #listeners = new Set<Listener>()
  readonly #queues = new Map<string, Promise<void>>()
  readonly #stage: Stage

  constructor(stage: Stage) {
    this.#stage = stage
  }

  #deliver({ channel, tab, hear }: Listener, data: unknown): void {
    const before = this.#queues.get(tab) ?? Promise.resolve()
    const delivered = before.then(async () => {
      const label = this.#stage.nameOf(`${tab} hears of another tab: ${channel} ${String(data)}`)
      await this.#stage.park(`messages to ${tab}`, [{ label, value: null }])
      this.#stage.writes(`tab ${tab}`)
      hear(data)
    })
    this.#queues.set(tab, delivered)
    this.#stage.start(() => delivered)
  }

  /** Returns BroadcastChannel for one tab. */
  forTab(tab: string, isOpen: () => boolean) {
    const listeners = this.#listeners
    const send = (channel: string, data: unknown) => {
      for (const listener of listeners) {
        if (listener.channel === channel && listener.tab !== tab) this.#deliver(listener, data)
      }
    }
    return class {
      readonly #name: string
      constructor(name: string) {
        this.#name = name
      }
      postMessage(data: unknown) {
        send(this.#name, data)
      }
      addEventListener(_: string, listen: (event: { data: unknown }) => void) {
        const hear = (data: unknown) => {
          if (isOpen()) listen({ data })
        }
        listeners.add({ channel: this.#name, tab, hear })
      }
      removeEventListener() {
        for (const listener of listeners) if (listener.tab === tab) listeners.delete(listener)
      }
    }
  }
}

/** One shopper's browser, with the state that its tabs share. */
export class Browser {
  readonly name: string
  readonly jar: CookieJar
  readonly storage: Storage & Record<string, unknown>
  readonly locks: Locks
  readonly channels: Channels
  /** Whether its tabs share locks. All supported browsers have Web Locks over TLS. */
  hasLocks = true
  /** The shops that a load balancer may choose for its next request. */
  shops: readonly Shop[]
  readonly address: string

  constructor(
    stage: Stage,
    { name, shop, address }: { name: string; shop: Shop; address: string },
  ) {
    this.name = name
    this.shops = [shop]
    this.address = address
    this.jar = new CookieJar(stage, name)
    this.storage = openStorage(stage, `storage of ${name}`)
    this.locks = new Locks(stage, name)
    this.channels = new Channels(stage)
  }

  get digest(): unknown {
    return [this.name, this.shops.map(({ name }) => name), this.jar.digest, { ...this.storage }]
  }
}

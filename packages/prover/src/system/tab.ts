import { createHash } from 'node:crypto'
import type { Stage } from '#explorer/stage.ts'
import type { WireAnswer, WireRequest } from '#system/backend.ts'
import { type Browser, openStorage } from '#system/browser.ts'
import { bundleProgram, type Instantiate } from '#system/bundle.ts'
import { exchange } from '#system/exchange.ts'
import { type Shop, stoppedDate } from '#system/shop.ts'

type TabProgram = typeof import('#system/tab-program.ts')

export type StartTab = Instantiate<TabProgram>

const globals =
  `globalThis window self document location navigator localStorage sessionStorage BroadcastChannel fetch Date
  crypto setTimeout clearTimeout addEventListener console`.split(/\s+/)

/** Bundles the shop's browser code, without rendering. */
export const bundleTab = (): Promise<StartTab> =>
  bundleProgram<TabProgram>({
    entry: 'packages/prover/src/system/tab-program.ts',
    runsIn: 'browser',
    globals,
  })

/** Milliseconds. A pause up to this ends at once, and a longer one never: longer ones are time limits. */
const longestPause = 2_000

const pause = (run: () => void, ms = 0) => (ms > longestPause ? 0 : setImmediate(run))

interface TabInput {
  stage: Stage
  browser: Browser
  name: string
  clock: { now: Date }
  start: StartTab
  /** Whether its requests can meet network faults. */
  canFail: boolean
  /** Whether each page reads the cart and the session after loading, as real pages do once they are idle. */
  isFull?: boolean
}

/** One document in a tab. A full page load creates another one. */
interface Document {
  program: TabProgram
  closed: Promise<void>
  close: () => void
}

/** A tab with the shop's real client code. */
export class Tab {
  readonly name: string
  readonly browser: Browser
  /** What its page was told so far, for checking promises. */
  readonly told: string[] = []
  loads = 0
  history = ''
  readonly #input: TabInput
  #document: Document
  #randoms = 0

  constructor(input: TabInput) {
    this.#input = input
    this.name = input.name
    this.browser = input.browser
    this.#document = this.#load()
    this.#arrive()
  }

  get program(): TabProgram {
    return this.#document.program
  }

  /** Acts on the open page. Ends early when another page is loaded meanwhile. */
  async onPage<Result>(act: (program: TabProgram) => Promise<Result>): Promise<Result | undefined> {
    const { program, closed } = this.#document
    return Promise.race([act(program), closed.then(() => undefined)])
  }

  /** Loads a page in full: its code restarts, and pending responses are dropped. */
  reload(): void {
    this.#document.close()
    this.#document = this.#load()
    this.#arrive()
  }

  #arrive(): void {
    const { program } = this
    if (this.#input.isFull) this.#input.stage.start(() => program.openPage(null))
  }

  close(): void {
    this.#document.close()
  }

  #learn(text: string): void {
    this.history = createHash('sha1').update(this.history).update(text).digest('base64url')
  }

  #load(): Document {
    this.loads++
    const { stage, browser, clock, start } = this.#input
    const closing = Promise.withResolvers<void>()
    let isOpen = true
    const location = {
      origin: 'http://shop.test',
      href: 'http://shop.test/',
      pathname: '/',
      search: '',
      assign: () => isOpen && this.reload(),
      reload: () => isOpen && this.reload(),
    }
    const own = {
      location,
      document: { dispatchEvent: () => true, addEventListener() {}, visibilityState: 'visible' },
      navigator: {
        onLine: true,
        ...(browser.hasLocks && { locks: browser.locks.forTab(closing.promise) }),
      },
      localStorage: browser.storage,
      sessionStorage: openStorage(stage, `session storage of ${this.name}`),
      BroadcastChannel: browser.channels.forTab(this.name, () => isOpen),
      fetch: (url: URL, init: RequestInit) => this.#fetch(new Request(url, init), () => isOpen),
      Date: stoppedDate(clock),
      crypto: { ...crypto, getRandomValues: (bytes: Uint8Array) => this.#randomBytes(bytes) },
      setTimeout: pause,
      clearTimeout: (timer: NodeJS.Immediate | 0) => timer && clearImmediate(timer),
      addEventListener() {},
      removeEventListener() {},
    }
    const window = Object.create(globalThis, Object.getOwnPropertyDescriptors(own))
    const program = start({
      ...own,
      window,
      self: window,
      globalThis: window,
      console: { log() {}, warn() {}, error() {} },
    })
    const close = () => {
      isOpen = false
      closing.resolve()
      program.closePage()
    }
    return { program, closed: closing.promise, close }
  }

  #randomBytes(bytes: Uint8Array): Uint8Array {
    const hash = createHash('sha512')
      .update(`${this.name} ${++this.#randoms}`)
      .digest()
    bytes.set(hash.subarray(0, bytes.length))
    return bytes
  }

  #headers(path: string): Record<string, string> {
    return {
      host: 'shop.test',
      origin: 'http://shop.test',
      'sec-fetch-site': 'same-origin',
      'user-agent': this.browser.name,
      'x-forwarded-for': this.browser.address,
      cookie: this.browser.jar.headerFor(path),
    }
  }

  async #fetch(request: Request, isOpen: () => boolean): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method } = request
    const body = method === 'GET' ? undefined : await request.text()
    const headers = { ...Object.fromEntries(request.headers), ...this.#headers(pathname) }
    const answer = await this.#send({ method, path: pathname + search, headers, body }, isOpen)
    // No code waits on a page that was left.
    if (!isOpen()) return new Promise(() => {})
    const shown = answer.headers.filter(([name]) => name !== 'set-cookie')
    return new Response(answer.status === 204 ? null : answer.body, {
      status: answer.status,
      headers: shown,
    })
  }

  /** Sends a plain form, as a page without scripts does, and follows redirects that make the browser resend it. */
  async post(path: string, fields: Record<string, string>): Promise<WireAnswer> {
    const { pathname } = new URL(path, 'http://shop.test')
    const headers = {
      ...this.#headers(pathname),
      'content-type': 'application/x-www-form-urlencoded',
    }
    const body = new URLSearchParams(fields).toString()
    const answer = await this.#send({ method: 'POST', path, headers, body })
    const again = answer.headers.find(([name]) => name === 'location')?.[1]
    return answer.status === 307 && again ? this.post(again, fields) : answer
  }

  /** Returns the shop that gets a request, when there are several. */
  async #balance(name: string): Promise<Shop> {
    const { stage, browser } = this.#input
    const [first, ...others] = browser.shops
    if (!first) throw new Error('There is no shop')
    const wayTo = (shop: Shop) => ({ label: `${name} is led to ${shop.name}`, value: shop })
    const shop = await stage.park(name, [wayTo(first), ...others.map(wayTo)], { isLocal: true })
    if (others.length > 0) this.#learn(`${name} at ${shop.name}`)
    return shop
  }

  /** Sends a request. `isAwaited`: a browser that leaves the page aborts it and stores no cookies of the response. */
  async #send(request: WireRequest, isAwaited = () => true): Promise<WireAnswer> {
    const { stage, browser, canFail } = this.#input
    const { jar } = browser
    const place = request.path.replace(/\?.*/, '').replace('/api/', '')
    const name = stage.nameOf(`${this.name}: ${request.method} ${place}`)
    const shop = await this.#balance(name)
    const answer = await exchange(stage, {
      name,
      sender: this.name,
      receiver: shop.name,
      canFail,
      // Until it calls the backend a request reads only its own cookies, unless it is counted.
      isSeen: { arriving: shop.isCounting, answering: true },
      send: () => shop.answer(name, request),
      onAnswer: ({ headers }) => {
        if (isAwaited()) jar.take(headers, name)
        stage.writes(`tab ${this.name}`)
      },
    })
    this.#learn(`${name} ${answer.status} ${answer.body}`)
    return answer
  }
}

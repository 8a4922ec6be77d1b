import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Gate } from '@etalase/front/gate/gate.ts'
import type { Handle } from '@etalase/front/next/ask-next.ts'
import { sendStatus } from '@etalase/front/respond/send.ts'
import { type Answer, type Asked, ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { nextPage } from '#tests/support/fake-renderer.ts'
import { testSite } from '#tests/support/shop-site.ts'
import '@etalase/front/tests/support/built-segments.ts'

/** What Next sees of a request. */
export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Answers as Next does with a page: for everyone, or with `private` for one shopper. */
export function sendPage(response: ServerResponse, text: string, control = 's-maxage=60'): void {
  response.setHeader('Cache-Control', control)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(nextPage(text))
}

/** The document that Next sends when a page fails. */
export function sendEmptyDocument(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end('<!DOCTYPE html><html id="__next_error__"></html>')
}

const sendOwnPage: Respond = ({ url = '' }, response) => sendPage(response, `page ${url}`)

/** A shop whose Next the test plays, behind the real gate, over HTTP. */
export class GateShop {
  /** What Next was asked for. */
  readonly seen: Seen[] = []
  /** Requests that Next works on, and the most of them so far. */
  running = 0
  most = 0
  respond: Respond = sendOwnPage
  /** Hears of each request, and by what route. */
  count: ConstructorParameters<typeof Gate>[0]['count'] = () => {}
  /** Hears of each page that is the same for everyone, and in what state it was. */
  countPage: (state: string) => void = () => {}
  /** What pages are compressed against. */
  dictionary: ConstructorParameters<typeof Gate>[0]['dictionary'] = null
  /** The queue in front of it. */
  room: ConstructorParameters<typeof Gate>[0]['room'] = null
  #held: Promise<void> | null = null
  #release = () => {}
  #server: Server | null = null
  #gate: Gate

  private constructor() {
    this.#gate = this.#newGate()
  }

  static async open(respond: Respond = sendOwnPage): Promise<GateShop> {
    const shop = new GateShop()
    shop.respond = respond
    shop.#server = await startServer((request, response) => shop.#gate.answer(request, response))
    return shop
  }

  /** Starts the shop again: it knows no page. */
  restart(): void {
    this.#gate = this.#newGate()
  }

  prepare(): Promise<void> {
    return this.#gate.prepare()
  }

  get port(): number {
    if (this.#server === null) throw new Error('The shop is not open.')
    return portOf(this.#server)
  }

  /** From now on Next waits before it answers, until the function is called that this gives. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    this.#release = () => {
      this.#held = null
      resolve()
    }
    return this.#release
  }

  /** Asks as a client with an address of its own. */
  async ask(
    path: string,
    { client = '203.0.113.1', headers, ...asked }: Asked & { client?: string } = {},
  ): Promise<Answer & { text: string }> {
    const sent = { 'x-forwarded-for': client, ...headers }
    const answer = await ask(this.port, path, { headers: sent, ...asked })
    return { ...answer, text: decoded(answer) }
  }

  /** The paths that Next was asked for, without those of failure pages. */
  get asked(): string[] {
    return this.seen.map(({ url }) => url).filter((url) => !url.startsWith('/failure/'))
  }

  #newGate(): Gate {
    return new Gate({
      site: testSite,
      handle: this.#handle,
      port: 3000,
      configuredHeaders: () => ({ 'x-content-type-options': 'nosniff' }),
      trustedProxies: () => true,
      dictionary: this.dictionary,
      files: new Set(['/brand/logo.svg']),
      answerItself: (_, response) => sendStatus(response, 200),
      answerPicture: (_, response) => void response.end('picture'),
      room: this.room,
      count: (...counted) => this.count(...counted),
      countPage: (state) => this.countPage(state),
    })
  }

  readonly #handle: Handle = async (request, response) => {
    const { method = '', url = '', headers } = request
    this.seen.push({ method, url, headers: { ...headers } })
    this.running++
    this.most = Math.max(this.most, this.running)
    try {
      await this.#held
      await this.respond(request, response)
      await new Promise<void>((resolve) => setImmediate(resolve))
    } finally {
      this.running--
    }
  }
}

function decoded({ headers, body }: Answer): string {
  const encoding = headers['content-encoding']
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}

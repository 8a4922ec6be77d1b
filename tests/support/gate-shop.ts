import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Gate } from '@etalase/front/gate/gate.ts'
import type { Handle } from '@etalase/front/next/ask-next.ts'
import { sendStatus } from '@etalase/front/respond/send.ts'
import { type Answer, type Asked, ask, portOf, startServer } from '@etalase/testkit/test-server.ts'
import { nextPage } from '#tests/support/fake-renderer.ts'
import { testSite } from '#tests/support/shop-site.ts'
import '@etalase/front/tests/support/built-segments.ts'

/** A request as seen by Next. */
export interface Seen {
  method: string
  url: string
  headers: IncomingHttpHeaders
}

type Respond = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>

/** Sends a page as Next does: public, or for one shopper with `private`. */
export function sendPage(response: ServerResponse, text: string, control = 's-maxage=60'): void {
  response.setHeader('Cache-Control', control)
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end(nextPage(text))
}

/** Sends the document that Next returns when a page fails. */
export function sendEmptyDocument(response: ServerResponse, status: number): void {
  response.statusCode = status
  response.setHeader('Content-Type', 'text/html; charset=utf-8')
  response.end('<!DOCTYPE html><html id="__next_error__"></html>')
}

const sendOwnPage: Respond = ({ url = '' }, response) => sendPage(response, `page ${url}`)

/** A shop with a fake Next behind the real gate, over HTTP. */
export class GateShop {
  /** Requests that Next received. */
  readonly seen: Seen[] = []
  /** Requests that Next is handling, and the maximum so far. */
  running = 0
  most = 0
  respond: Respond = sendOwnPage
  /** Called for each request, with its route. */
  count: ConstructorParameters<typeof Gate>[0]['count'] = () => {}
  /** Called for each shared page, with its cache state. */
  countPage: (state: string) => void = () => {}
  /** Compression dictionary of the pages. */
  dictionary: ConstructorParameters<typeof Gate>[0]['dictionary'] = null
  /** The queue in front of the shop. */
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

  /** Restarts the shop with an empty page cache. */
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

  /** Makes Next wait before responding; returns a function that releases it. */
  hold(): () => void {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#held = promise
    this.#release = () => {
      this.#held = null
      resolve()
    }
    return this.#release
  }

  /** Sends a request from a client's address. */
  async ask(
    path: string,
    { client = '203.0.113.1', headers, ...asked }: Asked & { client?: string } = {},
  ): Promise<Answer & { text: string }> {
    const sent = { 'x-forwarded-for': client, ...headers }
    const answer = await ask(this.port, path, { headers: sent, ...asked })
    return { ...answer, text: decoded(answer) }
  }

  /** Paths that Next was asked for, except failure pages. */
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

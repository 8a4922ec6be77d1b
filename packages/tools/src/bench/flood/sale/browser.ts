import { Agent, type IncomingHttpHeaders, request } from 'node:http'

const shared = new Agent({ keepAlive: true, maxSockets: 128 })

/** Closes all connections. */
export const closeBrowsers = (): void => shared.destroy()

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  text: string
  /** Milliseconds from the request to the end of the response. */
  ms: number
}

interface Asked {
  body?: object
  /** Idempotency key: finds the order again when it is sent twice. */
  key?: string
}

interface Sent {
  headers: Record<string, string>
  body: string | null
  agent: Agent
}

function send(url: URL, { headers, body, agent }: Sent): Promise<Answer> {
  const start = performance.now()
  return new Promise((resolve, reject) => {
    const method = body === null ? 'GET' : 'POST'
    const sent = request(url, { agent, method, headers }, (response) => {
      let text = ''
      response.setEncoding('latin1')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.once('error', reject)
      response.once('end', () => {
        const { statusCode: status = 0, headers } = response
        resolve({ status, headers, text, ms: performance.now() - start })
      })
    })
    sent.once('error', reject)
    sent.end(body)
  })
}

interface More {
  headers?: Readonly<Record<string, string>>
  /** Agent whose connections to use; shared by default. */
  agent?: Agent
}

/** A browser with cookies and its own client address, in front of one or more shops. Picks a shop as a proxy would. */
export class SaleBrowser {
  readonly #shops: readonly string[]
  readonly address: string
  readonly #more: More
  readonly #cookies = new Map<string, string>()

  constructor(shops: readonly string[], address: string, more: More = {}) {
    this.#more = more
    this.#shops = shops
    this.address = address
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Requests one shop, and another when it is down. Rejects when all are down. */
  async ask(path: string, { body, key }: Asked = {}): Promise<Answer> {
    const first = Math.floor(Math.random() * this.#shops.length)
    const turns = [...this.#shops.slice(first), ...this.#shops.slice(0, first)]
    let failure: unknown
    for (const shop of turns) {
      const url = new URL(path, shop)
      try {
        const answer = await send(url, {
          headers: this.#headers(url, key),
          body: body ? JSON.stringify(body) : null,
          agent: this.#more.agent ?? shared,
        })
        this.#keep(answer)
        return answer
      } catch (error) {
        failure = error
      }
    }
    throw failure
  }

  #headers(url: URL, key: string | undefined): Record<string, string> {
    return {
      accept: 'text/html',
      'accept-encoding': 'gzip, br',
      'content-type': 'application/json',
      cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
      origin: url.origin,
      'x-forwarded-for': this.address,
      ...this.#more.headers,
      ...(key && { 'idempotency-key': key }),
    }
  }

  #keep({ headers }: Answer): void {
    for (const cookie of headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      this.#cookies.set(name, value)
    }
  }
}

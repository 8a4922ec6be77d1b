import { randomUUID } from 'node:crypto'
import { type CallData, type EndpointKey, endpoints } from '@etalase/contract/endpoints.ts'
import { unwrap } from '@etalase/contract/envelope.ts'
import { errorCodes } from '@etalase/contract/error-codes.ts'
import { z } from 'zod'
import { problemsOf } from '#field-problems.ts'
import type { Report } from '#report.ts'
import type { RuleName } from '#rules/rules.ts'

/** Thrown when a call fails, after the findings recorded why. Ends the scenario that depends on it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed'
}

const timeoutMs = 20_000

const refusal = z.object({
  error: z.object({ message: z.string().min(1), code: z.enum(errorCodes) }),
})

interface Sent {
  input?: object
  headers?: Record<string, string>
  /** A raw body in place of the JSON of `input`. */
  rawBody?: string
}

interface Reply {
  status: number
  body: unknown
}

/** Whether a refusal means 404: the code NOT_FOUND with any 4xx except 401. */
const isGone = (status: number, body: unknown) =>
  status >= 400 &&
  status < 500 &&
  status !== 401 &&
  refusal.safeParse(body).data?.error.code === 'NOT_FOUND'

/** Headers of every call (spec §7). */
const defaultHeaders = {
  'Authorization-Type': 'USER',
  Device: 'WEB',
  'App-Version': '1.1.0',
  'App-Build': '1',
  'Brand-Code': 'CONFORMANCE',
}

/** An HTTP client for one shopper: a device id, and a token once signed in. */
export class Client {
  readonly #url: string
  readonly report: Report
  deviceId: string = randomUUID()
  token: string | undefined
  /** The shop's base address, when known. */
  readonly shop: string | undefined

  constructor(url: string, report: Report, shop?: string) {
    this.#url = url.replace(/\/$/, '')
    this.report = report
    this.shop = shop
  }

  /** Throws when no server answers at the address, or one that is not a backend of the contract. */
  async checkReachable(): Promise<void> {
    const { status, body } = await this.#exchange('GET categories', {})
    if (!('categories' in Object(unwrap(body))) && !('error' in Object(body)))
      throw new Error(
        `${this.#url} is not a backend of this contract: GET categories answers ${status} without categories`,
      )
  }

  /** Resolves a picture's address to a URL, or a path to one on the backend's origin; null for anything else. */
  urlOf(address: string): URL | null {
    const url = URL.parse(address, this.#url)
    return url && /^https?:$/.test(url.protocol) ? url : null
  }

  /** Returns a client for another shopper at the same backend. */
  newShopper(): Client {
    return new Client(this.#url, this.report, this.shop)
  }

  /** Makes a call that must succeed and returns its data. Throws CallFailed on failure. */
  async request<Key extends EndpointKey>(
    call: Key,
    input = {},
    headers = {},
  ): Promise<CallData<Key>> {
    return this.#dataOf(call, await this.#send(call, { input, headers }))
  }

  /** Makes a call that must succeed and returns its data unparsed. Throws CallFailed on failure. */
  async requestRaw(call: EndpointKey, input = {}): Promise<unknown> {
    const reply = await this.#send(call, { input })
    this.#dataOf(call, reply)
    return unwrap(reply.body)
  }

  #dataOf<Key extends EndpointKey>(call: Key, { status, body }: Reply): CallData<Key> {
    this.report.check(
      call,
      'status',
      status === 200,
      `expected 200, got ${status} ${JSON.stringify(body)?.slice(0, 200)}`,
    )
    if (status !== 200) throw new CallFailed(call)
    const parsed = endpoints[call].data.safeParse(unwrap(body))
    const problems = parsed.success ? [] : problemsOf(parsed.error, unwrap(body))
    for (const { field, problem } of problems) this.report.checkField(call, field, problem)
    if (!parsed.success) throw new CallFailed(call)
    this.report.check(call, 'fields', true, '')
    return parsed.data as CallData<Key>
  }

  /** Makes a call that may be refused. Returns its status, its data (null after a refusal), and the code of the refusal. */
  async attempt<Key extends EndpointKey>(call: Key, input = {}, headers = {}) {
    const reply = await this.#send(call, { input, headers })
    const { status, body } = reply
    const data = status === 200 ? this.#dataOf(call, reply) : null
    return { status, data, code: refusal.safeParse(body).data?.error.code }
  }

  /** Posts to a path outside the shop's calls, as the payment provider does, and returns the status. */
  async post(path: string, body: object): Promise<number> {
    const response = await fetch(`${this.#url}/${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return response.status
  }

  /** Makes an optional call; returns null when the backend lacks it (404). */
  async requestOptional<Key extends EndpointKey>(
    call: Key,
    input = {},
  ): Promise<CallData<Key> | null> {
    const reply = await this.#send(call, { input })
    if (reply.status !== 404) return this.#dataOf(call, reply)
    this.report.check(call, 'status', true, '')
    this.report.notOffered(call)
    return null
  }

  /** Makes a call that must fail with one of the statuses and the contract's error body. Returns the error. */
  async expectError<Call extends EndpointKey>(
    call: Call,
    why: RuleName<Call>,
    statuses: number[],
    sent: Sent = {},
  ) {
    const { status, body } = await this.#send(call, sent)
    const isRefused = statuses.includes(status) || (statuses.includes(404) && isGone(status, body))
    this.report.check(
      call,
      why,
      isRefused,
      `expected ${statuses.join(' or ')}, got ${status} ${JSON.stringify(body)?.slice(0, 200)}`,
    )
    const parsed = refusal.safeParse(body)
    if (isRefused) {
      const problems = parsed.success ? [] : problemsOf(parsed.error, body)
      for (const { field, problem } of problems)
        this.report.checkField(call, `${why}: ${field}`, problem)
    }
    return parsed.success ? parsed.data.error : null
  }

  /** Sends a call and returns any response. Without a response, reports a finding and throws CallFailed. */
  async #send(call: EndpointKey, sent: Sent): Promise<Reply> {
    try {
      return await this.#exchange(call, sent)
    } catch (error) {
      const cause = error instanceof Error ? `${error.message} ${error.cause ?? ''}` : String(error)
      this.report.checkField(call, 'answer', `there is none: ${cause.trim()}`)
      throw new CallFailed(call)
    }
  }

  async #exchange(call: string, { input = {}, headers = {}, rawBody }: Sent): Promise<Reply> {
    const [method = '', path = ''] = call.split(' ')
    const fields = { local_device_id: this.deviceId, ...input }
    const url = new URL(`${this.#url}/${path}`)
    if (method === 'GET') {
      for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, String(value))
    }
    const response = await fetch(url, {
      method,
      headers: {
        ...defaultHeaders,
        'Content-Type': 'application/json',
        ...(this.token ? { Authorization: this.token } : {}),
        ...headers,
      },
      ...(method === 'GET' ? {} : { body: rawBody ?? JSON.stringify(fields) }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const text = await response.text()
    try {
      return { status: response.status, body: JSON.parse(text) }
    } catch {
      return { status: response.status, body: text }
    }
  }
}

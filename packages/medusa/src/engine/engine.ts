import { HttpError } from '@etalase/backend-kit/http/http-error.ts'
import { messages } from '@etalase/backend-kit/messages/messages.ts'
import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { z } from 'zod'
import { LeftOut } from '#engine/left-out.ts'

/** The engine answered with an error status. */
export class EngineError extends Error {
  override readonly name = 'EngineError'
  readonly status: number
  /** The engine's own word for the reason, such as OUT_OF_STOCK. */
  readonly reason: string
  readonly details: unknown
  /** Call and status, for the log, which omits error messages. */
  readonly code: string

  constructor(call: string, status: number, { reason, details }: Refusal) {
    super(`${call}: ${status} ${reason}`)
    this.status = status
    this.code = `${call} ${status}`
    this.reason = reason
    this.details = details
  }
}

interface Refusal {
  reason: string
  details: unknown
}

interface Settings {
  url: string
  /** For the calls that our server adds. */
  secret: string
  /** For Medusa's Admin API. */
  adminKey: string
  /** Reports a call without a response. */
  onAway: (call: string, cause: unknown) => void
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

interface Sent<Schema extends z.ZodType> {
  /** Parses the response; unknown fields are dropped. */
  answer: Schema
  query?: Record<string, string | number | undefined>
  body?: object
  /** Timeout in milliseconds. */
  timeoutMs?: number
}

/** Just below the shop's own timeouts, 5 s for reads and 20 s for writes: it would ignore a later response. */
const timeouts = { read: 4_500, write: 18_000 }

function addressOf(base: string, path: string, query: Sent<z.ZodType>['query'] = {}): URL {
  const url = new URL(`${base}${path}`)
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url
}

/** A response with its whole body. */
interface EngineAnswer {
  response: Response
  body: Buffer
}

const parseJson = ({ body }: EngineAnswer): unknown => JSON.parse(body.toString())

function readRefusal(answer: EngineAnswer): unknown {
  try {
    return parseJson(answer)
  } catch {
    return null
  }
}

function refusalOf(answer: EngineAnswer): Refusal {
  const body = readRefusal(answer)
  if (typeof body !== 'object' || body === null) return { reason: '', details: null }
  const reason = 'message' in body && typeof body.message === 'string' ? body.message : ''
  return { reason, details: 'details' in body ? body.details : null }
}

function unavailable(cause: unknown): HttpError {
  const message = messages().answers.request.unavailable
  const error = new HttpError(503, 'UNAVAILABLE', message, { 'Retry-After': '5' })
  error.cause = cause
  return error
}

/** HTTP client of the engine: Medusa's own APIs, and the calls that `packages/medusa/server` adds. */
export class Engine {
  /** What the shop leaves out of the engine's responses. */
  readonly leftOut = new LeftOut()
  readonly #settings: Settings
  #publishableKey = ''

  constructor(settings: Settings) {
    this.#settings = settings
  }

  /** Sets the publishable key of the Store API, which the engine's settings name. */
  setStoreKey(publishableKey: string): void {
    this.#publishableKey = publishableKey
  }

  store<Schema extends z.ZodType>(method: Method, path: string, sent: Sent<Schema>) {
    const headers = { 'x-publishable-api-key': this.#publishableKey }
    return this.#send(method, `/store${path}`, sent, headers)
  }

  admin<Schema extends z.ZodType>(method: Method, path: string, sent: Sent<Schema>) {
    const headers = { Authorization: `Basic ${btoa(`${this.#settings.adminKey}:`)}` }
    return this.#send(method, `/admin${path}`, sent, headers)
  }

  /** Calls Medusa's authentication API. */
  auth<Schema extends z.ZodType>(path: string, sent: Sent<Schema>) {
    return this.#send('POST', `/auth${path}`, sent, {})
  }

  /** Calls the Store API with the token of an unfinished registration. */
  register<Schema extends z.ZodType>(path: string, token: string, sent: Sent<Schema>) {
    const headers = {
      'x-publishable-api-key': this.#publishableKey,
      Authorization: `Bearer ${token}`,
    }
    return this.#send('POST', `/store${path}`, sent, headers)
  }

  /** Calls what our server adds: packages/medusa/server/src/api/adapter. */
  own<Schema extends z.ZodType>(method: Method, path: string, sent: Sent<Schema>) {
    const headers = { Authorization: `Bearer ${this.#settings.secret}` }
    return this.#send(method, `/adapter${path}`, sent, headers)
  }

  /**
   * Searches by POST: e-mail addresses and tokens must not appear in URLs, which servers log. Our server adds these calls:
   * packages/medusa/server/src/api/adapter/search.
   */
  search<Schema extends z.ZodType>(
    what: string,
    { answer, body }: Required<Pick<Sent<Schema>, 'answer' | 'body'>>,
  ) {
    return this.own('POST', `/search/${what}`, { answer, body, timeoutMs: timeouts.read })
  }

  /** Loads a picture that staff have uploaded to the engine. Throws 503 when the engine is unreachable. */
  picture(name: string): Promise<EngineAnswer> {
    return this.#fetch('GET /static', `/static/${name}`, { timeoutMs: timeouts.read })
  }

  /** Fetches a response under one deadline for all of it. Throws 503 when the engine is unreachable, or its response breaks off. */
  async #fetch(
    call: string,
    path: string,
    {
      timeoutMs,
      query,
      ...init
    }: RequestInit & { timeoutMs: number; query?: Sent<z.ZodType>['query'] },
  ): Promise<EngineAnswer> {
    const address = addressOf(this.#settings.url, path, query)
    try {
      return await withDeadline(timeoutMs, async (signal) => {
        const response = await fetch(address, { ...init, signal })
        return { response, body: Buffer.from(await response.arrayBuffer()) }
      })
    } catch (cause) {
      this.#settings.onAway(call, cause)
      throw unavailable(cause)
    }
  }

  /** Throws 503 when the engine is unreachable or answers 503, and EngineError for other error statuses. */
  async #send<Schema extends z.ZodType>(
    method: Method,
    path: string,
    {
      answer,
      query,
      body,
      timeoutMs = timeouts[method === 'GET' ? 'read' : 'write'],
    }: Sent<Schema>,
    headers: Record<string, string>,
  ): Promise<z.output<Schema>> {
    // Without ids: the log must not name devices.
    const call = `${method} ${path.split('/').slice(0, 3).join('/')}`
    const answered = await this.#fetch(call, path, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      query,
      timeoutMs,
    })
    const { ok, status } = answered.response
    if (ok) return answer.parse(parseJson(answered))
    const refused = new EngineError(call, status, refusalOf(answered))
    // The engine's disk is full, or it is starting.
    if (status === 503) {
      this.#settings.onAway(call, refused)
      throw unavailable(refused)
    }
    throw refused
  }
}

/** Returns null instead of an error for a 404 of the engine. */
export const orNull = <Result>(call: Promise<Result>): Promise<Result | null> =>
  call.catch((error: unknown) => {
    if (error instanceof EngineError && error.status === 404) return null
    throw error
  })

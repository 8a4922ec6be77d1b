import { randomInt } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A call on its way to the backend. */
export interface Sent {
  /** '<METHOD> <path>' */
  call: string
  /** Its query, or its JSON body. */
  input: Record<string, unknown>
  headers: Record<string, string>
}

export interface Answer {
  status: number
  /** Parsed JSON, or the bytes of a picture. */
  body: unknown
  /** The Content-Type of a picture. */
  type?: string
}

/** Asks the backend behind the fault. */
export type Ask = (sent: Sent) => Promise<Answer>

/** Turns a correct backend into a faulty one. */
export interface Fault {
  /** Answers a call, with or without the backend's help; null closes the connection. */
  answer(sent: Sent, ask: Ask): Promise<Answer | null>
}

const passedOn = ['authorization', 'accept-language', 'idempotency-key', 'content-type']

async function read(request: IncomingMessage): Promise<{ sent: Sent; raw: string }> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://backend')
  const raw = await text(request)
  const headers = Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = request.headers[name]
      return value === undefined ? [] : [[name, String(value)]]
    }),
  )
  const call = `${request.method} ${pathname.slice(1)}`
  return { sent: { call, input: inputOf(raw, searchParams), headers }, raw }
}

/** Returns the JSON of a body, or the query when there is no body or it is not JSON. */
function inputOf(raw: string, query: URLSearchParams): Record<string, unknown> {
  try {
    return raw ? JSON.parse(raw) : Object.fromEntries(query)
  } catch {
    return {}
  }
}

async function forward(url: string, { call, input, headers }: Sent, raw?: string): Promise<Answer> {
  const [method = 'GET', path = ''] = call.split(' ')
  const address = new URL(`${url}/${path}`)
  if (method === 'GET')
    for (const [name, value] of Object.entries(input)) address.searchParams.set(name, String(value))
  const response = await fetch(address, {
    method,
    headers,
    ...(method === 'GET' ? {} : { body: raw ?? JSON.stringify(input) }),
  })
  const { status } = response
  const type = response.headers.get('content-type') ?? ''
  if (type.startsWith('image/'))
    return { status, body: new Uint8Array(await response.arrayBuffer()), type }
  const body = await response.text()
  try {
    return { status, body: JSON.parse(body) }
  } catch {
    return { status, body }
  }
}

/** Returns a new address for the shoppers of a fault: shared rate limits would look like the fault. */
const newAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`

/** Opens a backend with a fault in front of a correct one. Returns its base address and a function that closes it. */
export async function openFaultyBackend(url: string, fault: Fault) {
  const address = newAddress()
  const server = createServer(async (request, response) => {
    const { sent, raw } = await read(request)
    sent.headers['x-forwarded-for'] = address
    const before = JSON.stringify(sent.input)
    // A body that is not JSON is passed on unchanged.
    const ask: Ask = (changed) =>
      forward(url, changed, JSON.stringify(changed.input) === before ? raw : undefined)
    const answer = await fault.answer(sent, ask)
    if (!answer) return response.destroy()
    const { status, body, type = 'application/json' } = answer
    const isSent = typeof body === 'string' || body instanceof Uint8Array
    response.writeHead(status, { 'Content-Type': type })
    response.end(isSent ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `http://127.0.0.1:${port}`, close }
}

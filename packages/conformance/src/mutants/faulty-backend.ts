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
  /** What JSON says, or the bytes of a picture. */
  body: unknown
  /** The Content-Type of a picture. */
  type?: string
}

/** Asks the backend behind the fault. */
export type Ask = (sent: Sent) => Promise<Answer>

/** What makes a correct backend a faulty one. */
export interface Fault {
  /** Answers a call, with the backend's help or without; null closes the connection. */
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

/** The JSON of a body; the query without one, and for a body that is no JSON. */
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

/** Shoppers of each fault come from an address of their own: the limits of an address would be taken for the fault. */
const newAddress = () => `203.0.${randomInt(256)}.${randomInt(256)}`

/** A backend with a fault in front of a correct one. Its base address, and how to end it. */
export async function openFaultyBackend(url: string, fault: Fault) {
  const address = newAddress()
  const server = createServer(async (request, response) => {
    const { sent, raw } = await read(request)
    sent.headers['x-forwarded-for'] = address
    const before = JSON.stringify(sent.input)
    // What is no JSON is passed on as it is: the fault has nothing to change in it.
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

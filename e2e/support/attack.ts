import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { attackAnnotation } from '#e2e/support/attack-table.ts'
import { test } from '#e2e/support/test.ts'

/** A hand-written request. */
export interface Attempt {
  method?: string
  /** Sent unchanged: no client normalises it. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends an attacker's request, which follows none of the browsers' rules. */
export function attack(
  { method = 'GET', path, headers = {}, body }: Attempt,
  shopUrl = e2e.shopUrl,
): Promise<Answer> {
  const { hostname, port } = new URL(shopUrl)
  const length = body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }
  const options = { hostname, port, method, path, headers: { ...length, ...headers }, agent: false }
  return new Promise((resolve, reject) => {
    const sent = request(options, (response) =>
      text(response).then(
        (content) =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: content }),
        reject,
      ),
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

/** Writes bytes to the shop's socket and returns the whole response. */
export function attackSocket(bytes: string): Promise<string> {
  const { hostname, port } = new URL(e2e.shopUrl)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(10_000, () => socket.destroy())
  socket.write(bytes)
  return text(socket).catch(() => '')
}

/** Headers that the shop's pages send with a write. */
export const fromOurPage = {
  Origin: e2e.shopUrl,
  'Content-Type': 'application/json',
} as const

/** Returns the headers of a page made for the cookie's owner: an attacker with the cookie can compute them. */
export async function ofItsPage(
  cookie: string,
): Promise<{ Cookie: string; 'X-Page-Owner': string }> {
  const { body } = await attack({ path: '/api/session', headers: { Cookie: cookie } })
  return { Cookie: cookie, 'X-Page-Owner': JSON.parse(body).data.owner }
}

/** Tries all attempts, counts them for the table, and fails with those that succeeded. */
export async function holdsAgainst<Tried>(
  attempts: readonly Tried[],
  isHeld: (attempt: Tried) => Promise<boolean>,
): Promise<void> {
  const through: Tried[] = []
  for (const attempt of attempts) if (!(await isHeld(attempt))) through.push(attempt)
  const description = `${attempts.length - through.length}/${attempts.length}`
  test.info().annotations.push({ type: attackAnnotation, description })
  expect(through, 'what got through').toEqual([])
}

/** Waits until a shop started by a test responds. */
export const untilOpen = (shopUrl: string) =>
  expect
    .poll(
      () =>
        attack({ path: '/icon.svg' }, shopUrl).then(
          ({ status }) => status,
          () => 0,
        ),
      {
        timeout: 45_000,
      },
    )
    .toBe(200)

/** Returns whether a response is a client error: a server error would be a way to harm the shop. */
export const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500

/** Returns whether a response stays in the shop, also as a redirect. */
export function staysHere({ headers }: Answer): boolean {
  const { location } = headers
  return location === undefined || new URL(location, e2e.shopUrl).origin === e2e.shopUrl
}

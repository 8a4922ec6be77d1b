import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { attackAnnotation } from '#e2e/support/attack-table.ts'
import { test } from '#e2e/support/test.ts'

/** What a request that is written by hand may carry. */
export interface Attempt {
  method?: string
  /** Sent as it is: no client normalises it. */
  path: string
  headers?: Record<string, string | string[]>
  body?: string | Buffer
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

/** Sends a request of an attacker, who keeps to no rule of browsers. */
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

/** Writes bytes to the shop's socket, and gives all that comes back. */
export function attackSocket(bytes: string): Promise<string> {
  const { hostname, port } = new URL(e2e.shopUrl)
  const socket = connect(Number(port), hostname)
  socket.setTimeout(10_000, () => socket.destroy())
  socket.write(bytes)
  return text(socket).catch(() => '')
}

/** What a page of the shop sends with a write. */
export const fromOurPage = {
  Origin: e2e.shopUrl,
  'Content-Type': 'application/json',
} as const

/** The headers of a request of a page that was made for whoever has the cookie: an attacker who has it can know it. */
export async function ofItsPage(
  cookie: string,
): Promise<{ Cookie: string; 'X-Page-Owner': string }> {
  const { body } = await attack({ path: '/api/session', headers: { Cookie: cookie } })
  return { Cookie: cookie, 'X-Page-Owner': JSON.parse(body).data.owner }
}

/** Tries everything, counts it for the table, and fails with what got through. */
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

/** Waits until a shop that a test has started answers. */
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

/** Whether an answer refuses, and as the attacker's fault: a fault of ours would be a way to hurt the shop. */
export const isRefusal = ({ status }: Answer): boolean => status >= 400 && status < 500

/** Whether a redirect, if it is one, stays in the shop. */
export function staysHere({ headers }: Answer): boolean {
  const { location } = headers
  return location === undefined || new URL(location, e2e.shopUrl).origin === e2e.shopUrl
}

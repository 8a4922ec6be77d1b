import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Marks requests of this server to itself; nobody else knows the key. Its value also says what the answer is. */
const header = 'x-own-request'
const key = randomUUID()

/** The page as it is sent to browsers, or only its data (server/page-data.ts). */
type Answer = 'page' | 'data'

const headerFor = (answer: Answer) => `${answer} ${key}`

/** Whether this server asks itself for the data of a page, in place of its HTML. */
export const isForData = ({ headers }: IncomingMessage): boolean =>
  headers[header] === headerFor('data')

/** Whether this server sent the request itself. */
export const isOwn = (request: IncomingMessage): boolean =>
  isForData(request) || request.headers[header] === headerFor('page')

const timeoutMs = 5_000

/** Requests an address of this server, without a shopper's cookies. Throws when there is no answer in time. */
export const requestOwn = (port: number, url: string, answer: Answer): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${url}`, {
    headers: { [header]: headerFor(answer) },
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })

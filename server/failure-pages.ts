import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'

/** What Next sends where a page fails: a document that is empty until its scripts have filled it. */
const emptyDocument = '<!DOCTYPE html><html id="__next_error__">'

/** Where the pages are that stand in for it (app/(shop)/failure); nobody else is to ask for them. */
const folder = '/failure/'
const keyHeader = 'x-failure-page-key'
const key = randomUUID()

const timeoutMs = 5_000
const retryAfterSeconds = 30

/** Headers that speak of the empty document. */
const ofEmptyDocument = ['Content-Length', 'ETag', 'Link', 'X-Nextjs-Cache', 'X-Nextjs-Postponed']

/** The page that tells what could not be made, by the path of the request. */
const downPages: readonly (readonly [RegExp, string])[] = [
  [/^\/products$/, 'list'],
  [/^\/product\//, 'product'],
]

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0] ?? ''

function pageName(path: string, status: number): string {
  if (status === 404) return 'missing'
  return downPages.find(([pattern]) => pattern.test(path))?.[1] ?? 'down'
}

const isPart = (chunk: unknown) => typeof chunk === 'string' || chunk instanceof Uint8Array

const isEmpty = (chunk: unknown) => isPart(chunk) && chunk.length === 0

const beginsEmpty = (chunk: unknown) =>
  isPart(chunk) && Buffer.from(chunk.slice(0, emptyDocument.length)).toString() === emptyDocument

function needsPage(request: IncomingMessage, response: ServerResponse, chunk: unknown): boolean {
  if (request.headers[keyHeader] === key || response.headersSent) return false
  if (!String(response.getHeader('Content-Type')).startsWith('text/html')) return false
  const path = pathOf(request)
  return path.startsWith(folder) || (beginsEmpty(chunk) && !path.startsWith('/_next/'))
}

/** One of the shop's own pages; null, and logged, when it cannot be had. */
async function fetchPage(port: number, name: string): Promise<string | null> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${folder}${name}`, {
      headers: { [keyHeader]: key },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (answer.ok) return await answer.text()
    throw new Error(`status ${answer.status}`)
  } catch (error) {
    console.error(`The page for a failure, ${folder}${name}, cannot be had`, error)
    return null
  }
}

/** The answer in place of an empty document: 404 for what does not exist, 503 for what could not be made. */
async function sendPage(request: IncomingMessage, response: ServerResponse, port: number) {
  const path = pathOf(request)
  const status = response.statusCode === 404 || path.startsWith(folder) ? 404 : 503
  const page = await fetchPage(port, pageName(path, status))
  response.statusCode = status
  for (const name of ofEmptyDocument) response.removeHeader(name)
  if (status === 503) {
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Retry-After', retryAfterSeconds)
  }
  return page ?? STATUS_CODES[status]
}

/**
 * Sends a page that can be read without scripts where Next would send an empty document. It is made
 * ahead, so that it can be had while the backend is away (docs/decisions/011).
 */
export function sendFailurePages(
  request: IncomingMessage,
  response: ServerResponse,
  port: number,
): void {
  const { write, end } = response
  let isReplaced: boolean | undefined
  const replaces = ([chunk]: unknown[]) => {
    isReplaced ??= needsPage(request, response, chunk)
    return isReplaced
  }
  let page: Promise<string | undefined> | undefined
  // The head goes with the first part that says what it is the head of; streams begin with an empty one.
  response.flushHeaders = () => {}
  response.write = (...args: unknown[]): boolean => {
    const saysNothing = isReplaced === undefined && isEmpty(args[0])
    return saysNothing || replaces(args) || Reflect.apply(write, response, args)
  }
  response.end = (...args: unknown[]): ServerResponse => {
    if (!replaces(args)) return Reflect.apply(end, response, args)
    page ??= sendPage(request, response, port)
    page.then((html) => Reflect.apply(end, response, [html]))
    return response
  }
}

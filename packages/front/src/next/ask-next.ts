import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import inject from 'light-my-request'

/** What Next answers. */
export interface NextAnswer {
  /** Final when the first bytes of the body are there. */
  readonly status: number
  /** Names in lower case, without those of a connection. */
  headers: OutgoingHttpHeaders
  body: Readable
  /** Resolves when Next has done all that it does for the request. */
  done: Promise<unknown>
  /** Tells Next that nobody reads the rest. */
  abandon(): void
}

interface Question {
  /** In canonical form: path and query. */
  url: string
  headers: IncomingMessage['headers']
}

/** They are about a connection, and this answer came over none. */
const ofConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Handles a request as Next does. */
export type Handle = (...args: Parameters<RequestListener>) => Promise<unknown>

/** Asks Next as over a connection, and gives its answer as soon as the headers are there. Rejects when it has none. */
export async function askNext(handle: Handle, question: Question): Promise<NextAnswer> {
  const { url, headers } = question
  let done: Promise<unknown> = Promise.resolve()
  const answer = await inject(
    (request, response) => {
      done = handle(request, response)
      done.catch((error) => response.destroy(error))
    },
    {
      method: 'GET',
      url,
      // Without one, the library names itself.
      headers: { 'user-agent': '', ...headers },
      payloadAsStream: true,
      validate: false,
    },
  )
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
  return {
    // Next starts a stream before it knows whether the page exists: with the first bytes it does.
    get status() {
      return answer.raw.res.statusCode
    },
    headers: Object.fromEntries(kept),
    body: answer.stream(),
    done: done.catch(() => {}),
    abandon: () => answer.raw.res.destroy(),
  }
}

/** What Next answers, when it has done all that it does for the request. */
export interface WholeAnswer extends Pick<NextAnswer, 'status' | 'headers'> {
  body: Buffer
}

/** Asks Next, and waits for the whole answer. Rejects when it breaks off. */
export async function askWhole(handle: Handle, question: Question): Promise<WholeAnswer> {
  const answer = await askNext(handle, question)
  const body = Buffer.concat(await answer.body.toArray())
  await answer.done
  return { status: answer.status, headers: answer.headers, body }
}

import type { IncomingMessage, OutgoingHttpHeaders, RequestListener } from 'node:http'
import type { Readable } from 'node:stream'
import inject from 'light-my-request'

/** A response of Next. */
export interface NextAnswer {
  /** Final once the first bytes of the body are there. */
  readonly status: number
  /** Names in lower case, without headers of a connection. */
  headers: OutgoingHttpHeaders
  body: Readable
  /** Resolves when Next has finished all its work for the request. */
  done: Promise<unknown>
  /** Tells Next that the rest will not be read. */
  abandon(): void
}

interface Question {
  /** Path and query, in canonical form. */
  url: string
  headers: IncomingMessage['headers']
}

/** Headers of a connection: this response came over none. */
const ofConnection = ['connection', 'date', 'keep-alive', 'transfer-encoding']

/** Handles a request, as Next does. */
export type Handle = (...args: Parameters<RequestListener>) => Promise<unknown>

/** Asks Next as over a connection, and returns once the headers are there. Rejects when Next does not respond. */
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
      // Without a value the library sends its own name.
      headers: { 'user-agent': '', ...headers },
      payloadAsStream: true,
      validate: false,
    },
  )
  const kept = Object.entries(answer.headers).filter(([name]) => !ofConnection.includes(name))
  return {
    // Next starts a stream before it knows whether the page exists, so read the status once the first bytes are there.
    get status() {
      return answer.raw.res.statusCode
    },
    headers: Object.fromEntries(kept),
    body: answer.stream(),
    done: done.catch(() => {}),
    abandon: () => answer.raw.res.destroy(),
  }
}

/** A response of Next that is complete. */
export interface WholeAnswer extends Pick<NextAnswer, 'status' | 'headers'> {
  body: Buffer
}

/** Asks Next, and waits for the complete response. Rejects when it breaks off. */
export async function askWhole(handle: Handle, question: Question): Promise<WholeAnswer> {
  const answer = await askNext(handle, question)
  const body = Buffer.concat(await answer.body.toArray())
  await answer.done
  return { status: answer.status, headers: answer.headers, body }
}

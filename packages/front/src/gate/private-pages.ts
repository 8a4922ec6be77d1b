import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { removeScripts } from '#finish/remove-scripts.ts'
import type { Admission } from '#gate/admission.ts'
import type { FailurePages } from '#gate/failure-pages.ts'
import { led } from '#gate/lead-on.ts'
import { contextOf, runInContext } from '#log/request-context.ts'
import { askNext, type Handle, type NextAnswer } from '#next/ask-next.ts'
import { isEmptyDocument } from '#next/page-markup.ts'
import { pageHeaders } from '#next/variants.ts'
import { sendStream } from '#respond/send.ts'

/** Milliseconds for which a render keeps its slot after its client has left: Next goes on with it. */
const orphanedForMs = 10_000

/** A page for one shopper. */
interface PrivatePage {
  label: string
  /** The pool whose slots it takes. */
  pool: string
  client: string
  /** Whether its shopper came through the queue (Slots). */
  isAdmitted: boolean
  withoutScripts?: true | undefined
}

/** Resolves some time after the client has left. */
const orphaned = (left: AbortSignal) =>
  new Promise<null>((resolve) => {
    const wait = () => setTimeout(orphanedForMs, null, { ref: false }).then(resolve)
    left.addEventListener('abort', () => void wait())
  })

/** Returns the first bytes of a body, which decide the response, and the whole body. */
async function withStart({ body }: NextAnswer) {
  const chunks: AsyncIterator<Buffer> = body[Symbol.asyncIterator]()
  let first = await chunks.next()
  // Next's streams start with an empty chunk.
  while (!first.done && first.value.length === 0) first = await chunks.next()
  async function* whole() {
    for (let chunk = first; !chunk.done; chunk = await chunks.next()) yield chunk.value
  }
  return { start: first.done ? Buffer.alloc(0) : first.value, whole }
}

/** Sends a page without its scripts, once it is complete. */
async function* withoutScripts(body: AsyncIterable<Buffer>) {
  yield Buffer.from(removeScripts(await text(body)))
}

/** Renders pages for one shopper and streams them. */
export class PrivatePages {
  readonly #handle: Handle
  readonly #admission: Pick<Admission, 'run'>
  readonly #failures: Pick<FailurePages, 'send'>

  constructor(
    handle: Handle,
    admission: Pick<Admission, 'run'>,
    failures: Pick<FailurePages, 'send'>,
  ) {
    this.#handle = handle
    this.#admission = admission
    this.#failures = failures
  }

  /** Rejects with TooManyWaiting when no slot is free for the page. */
  async send(request: IncomingMessage, response: ServerResponse, page: PrivatePage): Promise<void> {
    const left = new AbortController()
    response.once('close', () => {
      if (!response.writableFinished) left.abort()
    })
    const { signal } = left
    const answer = () => this.#answer(request, response, { page, left: signal })
    const isGone = () => signal.aborted
    const { pool, client, isAdmitted } = page
    const sending = await this.#admission.run(pool, answer, { client, isAdmitted, isGone })
    await sending?.sent.catch((error) => {
      if (!signal.aborted) throw error
    })
  }

  /** Starts to send a page. Resolves when Next has finished, while a slow client may still read, or some time after the client has left. */
  async #answer(
    request: IncomingMessage,
    response: ServerResponse,
    { page, left }: { page: PrivatePage; left: AbortSignal },
  ): Promise<{ sent: Promise<void> } | null> {
    if (left.aborted) return null
    const question = { url: request.url ?? '', headers: pageHeaders(request) }
    const context = contextOf(request.headers)
    const asking = runInContext(context, () => askNext(this.#handle, question))
    const sending = asking.then((answer) => ({
      answer,
      sent: this.#sendAnswer(request, response, { answer, page }).finally(answer.abandon),
    }))
    const done = sending.then(async ({ answer, sent }) => {
      // The caller that awaits `sent` handles its failure.
      sent.catch(() => {})
      await answer.done
      return { sent }
    })
    return Promise.race([done, orphaned(left)])
  }

  async #sendAnswer(
    request: IncomingMessage,
    response: ServerResponse,
    { answer, page }: { answer: NextAnswer; page: PrivatePage },
  ): Promise<void> {
    const { start, whole } = await withStart(answer)
    const { status } = answer
    if (isEmptyDocument(start)) {
      const failure = { route: page.label, status: status === 404 ? 404 : 503 } as const
      await this.#failures.send(request, response, failure)
    } else {
      const { headers, body } = led({ ...answer, body: whole() })
      const sent = page.withoutScripts ? withoutScripts(body) : body
      await sendStream(request, response, { status, headers, body: sent })
    }
  }
}

import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { ImportError } from '#import/source-record.ts'

const limits = {
  /** Bytes of a file or response. */
  maxBytes: 2 ** 30,
  /** Milliseconds that a server can be silent. */
  stallMs: 30_000,
  /** Total milliseconds of waiting. */
  maxWaitMs: 600_000,
}
type Limits = typeof limits

async function* readFile(path: string): AsyncGenerator<Uint8Array> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new ImportError(`There is no file ${path}.`)
  if (found.isDirectory()) throw new ImportError(`${path} is a folder, not a file.`)
  yield* createReadStream(path)
}

/** Yields a server's response, within the time limits. */
async function* impatiently(
  chunks: AsyncIterator<Uint8Array>,
  { stallMs, maxWaitMs }: Limits,
  abort: (why: string) => void,
) {
  for (let waited = 0; ; ) {
    const start = performance.now()
    const timer = setTimeout(abort, stallMs, `has sent nothing for ${stallMs / 1_000} seconds`)
    const { done, value } = await chunks.next().finally(() => clearTimeout(timer))
    if (done) return
    yield value
    waited += performance.now() - start
    if (waited > maxWaitMs) abort('is too slow')
  }
}

async function* readUrl(url: URL, within: Limits): AsyncGenerator<Uint8Array> {
  const controller = new AbortController()
  const abort = (why: string) => controller.abort(new ImportError(`${url.host} ${why}.`))
  const timer = setTimeout(abort, within.stallMs, 'does not answer')
  const { signal } = controller
  try {
    const response = await fetch(url, { signal }).finally(() => clearTimeout(timer))
    if (!response.ok) throw new ImportError(`${url.host} answered with status ${response.status}.`)
    if (response.body) yield* impatiently(response.body[Symbol.asyncIterator](), within, abort)
  } catch (error) {
    if (error instanceof ImportError) throw error
    throw new ImportError(
      `${url.host} cannot be read: ${error instanceof Error ? error.message : error}`,
    )
  } finally {
    controller.abort()
  }
}

async function* atMost(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of chunks) {
    length += chunk.length
    if (length > maxBytes)
      throw new ImportError(`The file has more than ${maxBytes} bytes: split it.`)
    yield chunk
  }
}

/** Yields the bytes of a file or http(s) address. Throws ImportError if it is missing, too slow or too large. */
export function readSource(source: string, within: Limits = limits): AsyncGenerator<Uint8Array> {
  const chunks = /^https?:\/\//i.test(source) ? readUrl(new URL(source), within) : readFile(source)
  return atMost(chunks, within.maxBytes)
}

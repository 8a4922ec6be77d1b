import type { IncomingMessage, ServerResponse } from 'node:http'
import compression from 'compression'
import type { Body } from '#server/body-key.ts'
import { isWhole, wholeAnswer } from '#server/whole-answer.ts'

/** For what is not held: compresses while it is written. A part of a body is of the body as it is. */
const compressStream = compression({
  filter: (request, response) =>
    response.statusCode !== 206 && compression.filter(request, response),
})

/** A part of a body as it was written; ends may come without one. */
function part(chunk: unknown): Uint8Array[] {
  if (typeof chunk === 'string') return [Buffer.from(chunk)]
  return chunk instanceof Uint8Array ? [chunk] : []
}

/**
 * Holds an answer that is the same for everyone until all of it is there, and sends a compressed copy of
 * it; all others are compressed as they are written. Whoever names an encoding or wants to be called
 * back when a part is written is not held up.
 */
export function holdWholeAnswers(request: IncomingMessage, response: ServerResponse): void {
  compressStream(request, response, () => {})
  const { write, end } = response
  let held: Uint8Array[] = []
  const isHeld = (args: unknown[]) =>
    args.length < 2 && typeof args[0] !== 'function' && isWhole(request, response)

  response.write = (...args: unknown[]): boolean => {
    if (held.length === 0 && !isHeld(args)) return Reflect.apply(write, response, args)
    held.push(...part(args[0]))
    return true
  }
  response.end = (...args: unknown[]): ServerResponse => {
    // What was whole may have failed since: its parts are no answer.
    if (!isHeld(args)) {
      held = []
      return Reflect.apply(end, response, args)
    }
    const [last] = args
    const isPage = held.length === 0 && typeof last === 'string'
    const body: Body = isPage ? last : Buffer.concat([...held, ...part(last)])
    const answer = wholeAnswer(request, response, body)
    return answer === null ? response.destroy() : Reflect.apply(end, response, [answer])
  }
}

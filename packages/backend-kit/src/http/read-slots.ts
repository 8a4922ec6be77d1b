import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { ReadLanes } from '@etalase/contract/rules/read-lanes.ts'
import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { HttpError } from '#http/http-error.ts'
import { messages } from '#messages/messages.ts'

/** Limits of waiting reads: their number, and milliseconds, shorter than a shop's own timeout. */
const waiting = { most: 256, ms: 3_000 }

/** Seconds after which a rejected read may be retried. */
const retryAfterSeconds = '2'

declare module 'fastify' {
  interface FastifyInstance {
    inTurn: InTurn
  }
}

interface Call {
  name: string
  endpoint: Pick<Endpoint, 'access' | 'effect'>
}

/** Serves a call in its turn; throws 503 when too many reads are waiting. */
type InTurn = <Result>(call: Call, serve: () => Promise<Result>) => Promise<Result>

/**
 * Serves writes immediately and limits concurrent reads, to half while a write runs, so that an order waits for only a few reads. Catalogue
 * reads leave slots to reads of a cart or an order (read-lanes.ts).
 */
export function readSlots(atOnce: number): InTurn {
  const lanes = new ReadLanes(atOnce, waiting.most, waiting.ms)
  let writes = 0
  const resize = () => lanes.resize(writes > 0 ? Math.ceil(atOnce / 2) : atOnce)

  async function write<Result>(serve: () => Promise<Result>): Promise<Result> {
    writes++
    resize()
    try {
      return await serve()
    } finally {
      writes--
      resize()
    }
  }

  async function read<Result>(
    { name, endpoint }: Call,
    serve: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await lanes.run({ name, isPublic: endpoint.access === 'public' }, serve)
    } catch (error) {
      if (!(error instanceof TooManyWaiting)) throw error
      const message = messages().answers.request.unavailable
      throw new HttpError(503, 'UNAVAILABLE', message, { 'Retry-After': retryAfterSeconds })
    }
  }

  return (call, serve) => (call.endpoint.effect === 'reads' ? read(call, serve) : write(serve))
}

import 'server-only'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { ReadLanes } from '@etalase/contract/rules/read-lanes.ts'
import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Reads under way to one backend from this process. A backend that serves more at once serves them sooner, too. */
const atOnce = 32

/** Reads that wait for these, and for how many milliseconds: less than a read's own deadline, so that a crowd is no outage. */
const waiting = { most: 256, ms: 2_000 }

/** Seconds after which a refused read may be sent again. */
const retryAfterSeconds = 2

declare global {
  /** Slots by the backend's address. Next's bundles hold copies of this module; they share them. */
  var etalaseReadSlots: Map<string, ReadLanes> | undefined
}

globalThis.etalaseReadSlots ??= new Map()
const slots = globalThis.etalaseReadSlots

function slotsOf(backend: string): ReadLanes {
  const found = slots.get(backend) ?? new ReadLanes(atOnce, waiting.most, waiting.ms)
  slots.set(backend, found)
  return found
}

const busy = (call: string) =>
  new ApiError({
    kind: 'refused',
    call,
    status: 503,
    code: 'UNAVAILABLE',
    shopperMessage: errorsMessages.busy,
    retryAfterSeconds,
    detail: 'not sent: too many reads wait',
  })

/**
 * Sends a read when fewer than the most are under way: a crowd of searches leaves carts alone (read-lanes.ts). Throws what `send` throws, and
 * ApiError `refused` with 503 for a read that was not sent.
 */
export async function inReadSlot<Value>(
  backend: string,
  { name, access }: { name: string; access: Endpoint['access'] },
  send: () => Promise<Value>,
): Promise<Value> {
  try {
    return await slotsOf(backend).run({ name, isPublic: access === 'public' }, send)
  } catch (error) {
    throw error instanceof TooManyWaiting ? busy(name) : error
  }
}

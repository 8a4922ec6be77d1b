import 'server-only'
import type { Endpoint } from '@etalase/contract/endpoint.ts'
import { ReadLanes } from '@etalase/contract/rules/read-lanes.ts'
import { TooManyWaiting } from '@etalase/contract/rules/slots.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { errorsMessages } from '#messages/errors.ts'

/** Concurrent reads from this process to one backend. A faster backend also frees slots sooner. */
const atOnce = 32

/**
 * The queue for those slots: its length, and its timeout in milliseconds, shorter than a read's own, so that overload doesn't look like
 * an outage.
 */
const waiting = { most: 256, ms: 2_000 }

/** Seconds after which a refused read may be retried. */
const retryAfterSeconds = 2

declare global {
  /** Slots by the backend's address. Next's bundles hold copies of this module and share these. */
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
 * Sends a read when a slot is free, with separate lanes so that a crowd of searches does not delay carts (read-lanes.ts). Throws the
 * errors of `send`, and ApiError `refused` with 503 for a read that was not sent.
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

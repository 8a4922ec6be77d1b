import type { Effect, Endpoint } from '@etalase/contract/endpoint.ts'

/** What a call may cost the backend and the shopper. */
export interface CallLimits {
  /** Milliseconds for the whole answer, unless the caller has less time. */
  timeoutMs: number
  /** Whether it is sent once more when its answer is lost. */
  isRepeated: boolean
  /** Whether it waits while too many of its kind are under way; a buyer's write never does. */
  takesSlot: boolean
  /** Whose circuit it goes through: a search that hangs must not stop an order. */
  circuit: Effect
}

/**
 * A search that hangs is told within 8 s, a cart within 10 s. An order is worth a longer wait. All follows what a call does,
 * not its method: many read by POST, since their body belongs into no address.
 */
const limits = {
  reads: { timeoutMs: 5_000, isRepeated: true, takesSlot: true, circuit: 'reads' },
  writes: { timeoutMs: 20_000, isRepeated: false, takesSlot: false, circuit: 'writes' },
} as const satisfies Record<Effect, CallLimits>

const cartTimeoutMs = 7_000

/** The limits of a call, by its row of the contract. */
export const limitsOf = ({
  effect,
  changesCart,
}: Pick<Endpoint, 'effect' | 'changesCart'>): CallLimits =>
  changesCart ? { ...limits[effect], timeoutMs: cartTimeoutMs } : limits[effect]

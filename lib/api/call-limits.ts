import type { Effect, Endpoint } from '@etalase/contract/endpoint.ts'

/** Limits of a call. */
export interface CallLimits {
  /** Timeout in milliseconds for the whole answer, unless the caller has less time. */
  timeoutMs: number
  /** Whether a lost answer is retried once. */
  isRepeated: boolean
  /** Whether it queues when too many reads are running; writes never do. */
  takesSlot: boolean
  /** Its circuit breaker, by effect: a hanging search must not block an order. */
  circuit: Effect
}

/**
 * A hanging search fails within 8 s, a cart within 10 s; an order is worth a longer wait. Limits follow a call's effect, not its
 * method: many calls read by POST, to keep their input out of URLs.
 */
const limits = {
  reads: { timeoutMs: 5_000, isRepeated: true, takesSlot: true, circuit: 'reads' },
  writes: { timeoutMs: 20_000, isRepeated: false, takesSlot: false, circuit: 'writes' },
} as const satisfies Record<Effect, CallLimits>

const cartTimeoutMs = 7_000

/** Returns a call's limits, from its row of the contract. */
export const limitsOf = ({
  effect,
  changesCart,
}: Pick<Endpoint, 'effect' | 'changesCart'>): CallLimits =>
  changesCart ? { ...limits[effect], timeoutMs: cartTimeoutMs } : limits[effect]

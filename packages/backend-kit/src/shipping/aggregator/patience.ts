import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'

/** Shorter than the shop's timeout of 5 seconds for a read. */
export const quoteWaitMs = 3_500

/** Time during which cached tariffs are reused without a new request. */
export const freshMs = minutesToMilliseconds(15)

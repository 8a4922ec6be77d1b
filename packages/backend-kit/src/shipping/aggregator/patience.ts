import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'

/** Shorter than the 5 seconds for which the shop waits for a read. */
export const quoteWaitMs = 3_500

/** For as long tariffs are not asked for again. */
export const freshMs = minutesToMilliseconds(15)

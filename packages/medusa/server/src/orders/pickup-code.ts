import { randomInt } from 'node:crypto'

/** Letters and digits without lookalikes. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A code that the cashier of a store can read and type: 6 characters. */
export const newPickupCode = (): string =>
  Array.from({ length: 6 }, () => readable[randomInt(readable.length)]).join('')

import { randomInt } from 'node:crypto'

/** Letters and digits without lookalikes. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns a code of 6 characters that a cashier can read and type. */
export const newPickupCode = (): string =>
  Array.from({ length: 6 }, () => readable[randomInt(readable.length)]).join('')

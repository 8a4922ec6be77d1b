import { randomInt } from 'node:crypto'

/** Letters and digits without lookalikes. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Random characters of an alphabet. */
export const randomCode = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A code that the cashier of a store can read and type: 6 characters. */
export const newPickupCode = (): string => randomCode(readable, 6)

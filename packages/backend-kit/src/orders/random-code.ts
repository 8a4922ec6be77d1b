import { randomInt } from 'node:crypto'

/** Letters and digits without lookalikes. */
const readable = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** Returns random characters of an alphabet. */
export const randomCode = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** Generates a pickup code of 6 characters that a store's cashier can read and type. */
export const newPickupCode = (): string => randomCode(readable, 6)

/** Digits of a trxRef, 128 bits, in base 36. */
const digits = 25

/** Invoice numbers of a bill: one is used up by each answer that is lost. */
export const maxAttempts = 9

/**
 * The invoice number of an attempt: letters and digits alone, since some channels refuse symbols, and 26 of them, since cards take 30
 * (docs/payments.md). A trxRef has 32.
 */
export const invoiceNumber = (trxRef: string, attempt: number): string =>
  `${BigInt(`0x${trxRef}`).toString(36).toUpperCase().padStart(digits, '0')}${attempt}`

const numberIn = (text: string) =>
  [...text].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n)

/** The trxRef that an invoice number of ours is of; undefined for one that we never gave. */
export function billOfInvoice(invoice: string): string | undefined {
  const [, written] = /^([0-9A-Z]{25})[1-9]$/.exec(invoice) ?? []
  if (!written) return undefined
  const trxRef = numberIn(written).toString(16).padStart(32, '0')
  return trxRef.length === 32 ? trxRef : undefined
}

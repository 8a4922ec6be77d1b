/** Base 36 digits of a trxRef of 128 bits. */
const digits = 25

/** Invoice numbers per bill; each lost response uses one up. */
export const maxAttempts = 9

/**
 * Returns an attempt's invoice number: only letters and digits, since some channels reject symbols, and 26 of them, since cards accept 30
 * (docs/payments.md). A trxRef has 32.
 */
export const invoiceNumber = (trxRef: string, attempt: number): string =>
  `${BigInt(`0x${trxRef}`).toString(36).toUpperCase().padStart(digits, '0')}${attempt}`

const numberIn = (text: string) =>
  [...text].reduce((value, digit) => value * 36n + BigInt(Number.parseInt(digit, 36)), 0n)

/** Returns the trxRef of one of our invoice numbers; undefined for other numbers. */
export function billOfInvoice(invoice: string): string | undefined {
  const [, written] = /^([0-9A-Z]{25})[1-9]$/.exec(invoice) ?? []
  if (!written) return undefined
  const trxRef = numberIn(written).toString(16).padStart(32, '0')
  return trxRef.length === 32 ? trxRef : undefined
}

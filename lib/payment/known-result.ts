import { z } from 'zod'

const key = 'payment-result'

const toldResult = z.object({
  outcome: z.enum(['paid', 'waiting', 'notCompleted', 'expired', 'reversed', 'checking']),
  trxRef: z.string().nullable(),
  /** Whole rupiah. */
  total: z.int().nullable(),
  /** WIB time from the wire. */
  payBefore: z.string().nullable(),
})

/** What a shopper was told about a payment. */
export type KnownResult = z.infer<typeof toldResult>

/** What this tab's shopper was told last: a reload says it again and reports nothing new. */
export function restoreKnownResult(): KnownResult | null {
  try {
    const stored = toldResult.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

/** Keeps what the shopper was told for this tab. */
export function saveKnownResult(result: KnownResult): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(result))
  } catch {
    console.warn(`Could not keep ${key} in this tab`)
  }
}

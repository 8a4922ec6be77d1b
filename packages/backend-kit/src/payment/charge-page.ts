import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { Bill, PaymentProvider } from '#payment/provider.ts'

/** Shorter than the 5 seconds for which the shop waits for an order that it reads. */
const pageWaitMs = 4_000

/** Whether a provider is asked for a page: none is asked that a form of ours leads to. */
export const hasPages = ({ handOff }: PaymentProvider): boolean => !('form' in handOff)

/** The provider's page of a bill. Throws when it gives none in time, and for a provider that has no pages. */
export function chargePage({ handOff }: PaymentProvider, bill: Bill, now: Date): Promise<string> {
  if ('form' in handOff) throw new Error('The payment provider has no pages')
  return withDeadline(pageWaitMs, () => handOff.createCharge(bill, now))
}

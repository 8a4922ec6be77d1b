import { withDeadline } from '@etalase/contract/rules/with-deadline.ts'
import type { Bill, PaymentProvider } from '#payment/provider.ts'

/** Shorter than the shop's timeout of 5 seconds for reading an order. */
const pageWaitMs = 4_000

/** Whether the provider returns payment pages, rather than taking a form of ours. */
export const hasPages = ({ handOff }: PaymentProvider): boolean => !('form' in handOff)

/** Requests a bill's payment page from the provider. Throws on a timeout, and for a provider without pages. */
export function chargePage({ handOff }: PaymentProvider, bill: Bill, now: Date): Promise<string> {
  if ('form' in handOff) throw new Error('The payment provider has no pages')
  return withDeadline(pageWaitMs, () => handOff.createCharge(bill, now))
}

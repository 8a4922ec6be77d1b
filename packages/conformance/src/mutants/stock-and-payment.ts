import type { Mutant } from '#mutants/fault.ts'
import type { Fault } from '#mutants/faulty-backend.ts'
import { sizesIn } from '#mutants/restock.ts'

const trx = 'POST checkout-trx'

/** Credentials with which a fault changes the backend behind it. */
export interface Secrets {
  staffToken: string
  /** The provider's signature of a notification. */
  sign: (billNo: string, status: string) => string
}

/** Sets the stock of an order's sizes to so many pieces after each order. */
function restocks(staffToken: string, qty: number): Fault {
  return {
    async answer(sent, ask) {
      if (sent.call !== trx) return ask(sent)
      const sizes = await sizesIn(ask, sent)
      const answer = await ask(sent)
      if (answer.status !== 200) return answer
      const { showroom_id } = sent.input
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${staffToken}` }
      for (const { product_detail_id, size_code } of sizes) {
        const input = { product_detail_id, size_code, showroom_id, qty }
        const { status } = await ask({ call: 'POST staff/stock', input, headers })
        // A fault that fails to apply would look like one that the suite misses.
        if (status !== 200) throw new Error(`The stock cannot be set: status ${status}`)
      }
      return answer
    },
  }
}

/** Signs each notification, like a backend that ignores signatures. */
const believesNotifications = ({ sign }: Secrets): Fault => ({
  answer(sent, ask) {
    if (sent.call !== 'POST payment/notification') return ask(sent)
    const signature = sign(String(sent.input.bill_no), String(sent.input.payment_status_code))
    return ask({ ...sent, input: { ...sent.input, signature } })
  },
})

/** Faults that cannot be made by changing a response. */
export const stockAndPaymentMutants = (secrets: Secrets): readonly Mutant[] => [
  { name: 'stock is never taken', make: () => restocks(secrets.staffToken, 500) },
  { name: 'the last piece is sold again and again', make: () => restocks(secrets.staffToken, 1) },
  {
    name: 'a notification with a wrong signature is believed',
    make: () => believesNotifications(secrets),
  },
]

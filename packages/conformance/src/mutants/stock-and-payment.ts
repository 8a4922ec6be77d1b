import type { Mutant } from '#mutants/fault.ts'
import type { Fault } from '#mutants/faulty-backend.ts'
import { sizesIn } from '#mutants/restock.ts'

const trx = 'POST checkout-trx'

/** What lets a fault change the backend that it stands in front of. */
export interface Secrets {
  staffToken: string
  /** The provider's signature of a notification. */
  sign: (billNo: string, status: string) => string
}

/** After each order its sizes have so many pieces again. */
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
        // A fault that is not made would be taken for one that the suite does not see.
        if (status !== 200) throw new Error(`The stock cannot be set: status ${status}`)
      }
      return answer
    },
  }
}

/** Signs each notification, as a backend that does not look at signatures believes it. */
const believesNotifications = ({ sign }: Secrets): Fault => ({
  answer(sent, ask) {
    if (sent.call !== 'POST payment/notification') return ask(sent)
    const signature = sign(String(sent.input.bill_no), String(sent.input.payment_status_code))
    return ask({ ...sent, input: { ...sent.input, signature } })
  },
})

/** Faults that no change of an answer makes. */
export const stockAndPaymentMutants = (secrets: Secrets): readonly Mutant[] => [
  { name: 'stock is never taken', make: () => restocks(secrets.staffToken, 500) },
  { name: 'the last piece is sold again and again', make: () => restocks(secrets.staffToken, 1) },
  {
    name: 'a notification with a wrong signature is believed',
    make: () => believesNotifications(secrets),
  },
]

import { createHmac } from 'node:crypto'
import type { PaymentProvider } from '#payment/provider.ts'
import { sameSignature } from '#payment/signature.ts'

/** How the shopper came back: by one of the two addresses that a charge is created with. */
type Return = 'done' | 'fail'

export interface OwnReturns extends Pick<PaymentProvider, 'isSigned' | 'returnOf' | 'outcomeOf'> {
  /** Our address for a shopper who comes back from the page of a bill. */
  address(trxRef: string, status: Return): string
}

/** Return addresses for a provider that signs none: we sign our own, with a secret of the account there. */
export function ownReturns(secret: string, shopUrl: string): OwnReturns {
  // No JSON, and so never the signature of a webhook.
  const sign = (trxRef: string, status: string) =>
    createHmac('sha256', secret).update(`return ${trxRef} ${status}`).digest('hex')
  const address = (trxRef: string, status: Return) => {
    const signature = sign(trxRef, status)
    const query = new URLSearchParams({ bill_no: trxRef, status, signature })
    return `${shopUrl}/payment/response?${query}`
  }
  return {
    address,
    isSigned: ({ bill_no, status, signature }) => sameSignature(sign(bill_no, status), signature),
    returnOf: (trxRef) => address(trxRef, 'done'),
    outcomeOf({ status }, { paymentNumber, paymentQr }) {
      if (status === 'fail') return 'notCompleted'
      return paymentNumber || paymentQr ? 'waiting' : 'checking'
    },
  }
}

import { createHmac } from 'node:crypto'
import { sameSignature } from '#http/signature.ts'
import type { PaymentProvider } from '#payment/provider.ts'

/** The return URL used, one of the two given with a charge. */
type Return = 'done' | 'fail'

export interface OwnReturns extends Pick<PaymentProvider, 'isSigned' | 'returnOf' | 'outcomeOf'> {
  /** Returns our URL for a shopper coming back from a bill's page. */
  address(trxRef: string, status: Return): string
}

/** Creates signed return URLs for a provider that doesn't sign returns, using a secret of our account there. */
export function ownReturns(secret: string, shopUrl: string): OwnReturns {
  // Not JSON, so it can't double as a webhook's signature.
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

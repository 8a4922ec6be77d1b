import { createHash } from 'node:crypto'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

export const serverKey = 'SB-Mid-server-of-the-test-company'

export const midtransSettings = {
  PAYMENT_PROVIDER: 'midtrans',
  MIDTRANS_ENVIRONMENT: 'sandbox',
  MIDTRANS_SERVER_KEY: serverKey,
  MIDTRANS_CHANNELS: 'bca_va, echannel, qris, gopay, gopay_later, akulaku, alfamart, credit_card',
}

const snapUrl = 'https://app.sandbox.midtrans.com/snap/v1/transactions'
const pageUrl = 'https://app.sandbox.midtrans.com/snap/v3/redirection/'

interface Charge {
  authorization: string | null
  body: Record<string, unknown> & { transaction_details: { order_id: string } }
}

/** Builds a transaction with the fields of the documented examples. */
export const aTransaction = (change: object = {}) => ({
  transaction_time: '2026-08-03 10:05:00',
  transaction_status: 'settlement',
  transaction_id: '9aed5972-5b6a-401e-894b-a32c91ed1a3a',
  status_message: 'midtrans payment notification',
  status_code: '200',
  payment_type: 'bank_transfer',
  va_numbers: [{ va_number: '333333333333333', bank: 'bca' }],
  payment_amounts: [],
  merchant_id: 'G141532850',
  gross_amount: '209000.00',
  fraud_status: 'accept',
  currency: 'IDR',
  ...change,
})

/** Signs a notification as documented: SHA-512 of order_id, status_code, gross_amount and server key. */
export const signatureOf = (notice: object, key = serverKey): string => {
  const { order_id, status_code, gross_amount } = Object(notice)
  return createHash('sha512').update(`${order_id}${status_code}${gross_amount}${key}`).digest('hex')
}

/** Builds a signed notification in bytes that JSON.stringify does not produce. */
export const aNotification = (transaction: object, signature = signatureOf(transaction)): string =>
  JSON.stringify({ ...transaction, signature_key: signature }, null, 1).replaceAll('/', '\\/')

/** Midtrans as its public documents describe it (docs/payments.md): a Snap page per order number, and transaction statuses. */
export class MidtransStandIn {
  readonly charges: Charge[] = []
  readonly asked: { url: string; authorization: string | null }[] = []
  #transactions = new Map<string, object>()
  #taken = new Set<string>()
  #justTaken = ''

  /** Answers charges, by default with a page each. Refuses an order number that is taken. */
  sells(answer?: (charge: Charge['body']) => Response | undefined | Promise<undefined>): void {
    backendStub.use(
      http.post(snapUrl, async ({ request }) => {
        const body: Charge['body'] = Object(await request.json())
        this.charges.push({ authorization: request.headers.get('Authorization'), body })
        const { order_id } = body.transaction_details
        const isTaken = this.#taken.has(order_id)
        this.#taken.add(order_id)
        this.#justTaken = isTaken ? '' : order_id
        const given = await answer?.(body)
        if (given) return given
        if (isTaken)
          return HttpResponse.json(
            { error_messages: ['transaction_details.order_id has already been taken'] },
            { status: 400 },
          )
        const token = `token-${this.charges.length}`
        return HttpResponse.json({ token, redirect_url: pageUrl + token }, { status: 201 })
      }),
    )
  }

  /** Returns whether an order number was free until the current charge. */
  hasJustTaken(orderId: string): boolean {
    return this.#justTaken === orderId
  }

  /** Answers status requests, by default from its transactions. */
  tells(answer?: () => Response | Promise<Response>): void {
    backendStub.use(
      http.get('https://api.sandbox.midtrans.com/v2/:id/status', ({ request, params }) => {
        this.asked.push({ url: request.url, authorization: request.headers.get('Authorization') })
        if (answer) return answer()
        const found = this.#transactions.get(String(params.id))
        return found
          ? HttpResponse.json(found)
          : HttpResponse.json(
              { status_code: '404', status_message: "Transaction doesn't exist.", id: 'x' },
              { status: 200 },
            )
      }),
    )
  }

  /** Sets a transaction and returns it. */
  is(transaction: object): object {
    this.#transactions.set(String(Object(transaction).transaction_id), transaction)
    return transaction
  }

  forget(): void {
    this.charges.length = 0
    this.asked.length = 0
    this.#transactions.clear()
    this.#taken.clear()
  }
}

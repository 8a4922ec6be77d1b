import { createHash, createHmac } from 'node:crypto'
import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

const clientId = 'BRN-0217-1707978997886'
export const secretKey = 'SK-of-the-test-company'

export const dokuSettings = {
  PAYMENT_PROVIDER: 'doku',
  DOKU_ENVIRONMENT: 'sandbox',
  DOKU_CLIENT_ID: clientId,
  DOKU_SECRET_KEY: secretKey,
  DOKU_CHANNELS:
    'VIRTUAL_ACCOUNT_BCA, VIRTUAL_ACCOUNT_BANK_MANDIRI, QRIS, EMONEY_SHOPEEPAY, ONLINE_TO_OFFLINE_ALFA, CREDIT_CARD',
}

const api = 'https://api-sandbox.doku.com'

type Fields = Record<string, unknown>

interface Asked {
  requestId: string | null
  body: { order: Fields; payment: Fields; customer: Fields }
}

/** Signs as documented: these lines, without a final line break. */
const signatureOver = (lines: readonly string[], key: string) =>
  `HMACSHA256=${createHmac('sha256', key).update(lines.join('\n')).digest('base64')}`

const digestOf = (body: string) => createHash('sha256').update(body).digest('base64')

const linesOf = (id: string | null, requestId: string | null, time: string | null) => [
  `Client-Id:${id}`,
  `Request-Id:${requestId}`,
  `Request-Timestamp:${time}`,
]

/** Returns the headers of a notification with these bytes. */
export function signed(
  payload: string,
  { key = secretKey, id = clientId, target = '/payment/notification' } = {},
): Record<string, string> {
  const requestId = '479b663f-5c9d-400d-8e80-3e548a8f7639'
  const time = '2026-08-03T03:10:00Z'
  const lines = [
    ...linesOf(id, requestId, time),
    `Request-Target:${target}`,
    `Digest:${digestOf(payload)}`,
  ]
  return {
    'client-id': id,
    'request-id': requestId,
    'request-timestamp': time,
    signature: signatureOver(lines, key),
  }
}

/** Returns the bytes of a notification in a form that JSON.stringify does not produce. */
export const bytesOf = (payment: object): string =>
  JSON.stringify(payment, null, 1).replaceAll('/', '\\/')

/** Builds a payment with the fields of the documented examples. */
export const aPayment = (
  order: Fields,
  status = 'SUCCESS',
  channel = 'VIRTUAL_ACCOUNT_BCA',
): Fields => ({
  service: { id: 'VIRTUAL_ACCOUNT' },
  acquirer: { id: 'BCA' },
  channel: { id: channel },
  transaction: {
    status,
    date: '2026-08-03T03:09:00Z',
    original_request_id: '15022aab-444f-4b04-afa8-ddfce89432ec',
  },
  order,
  virtual_account_info: { virtual_account_number: '1900600000000046' },
})

/** DOKU Checkout as its public documents describe it (docs/payments.md): a page per invoice number, and invoice statuses. */
export class DokuStandIn {
  readonly charges: Asked[] = []
  readonly read: string[] = []
  readonly #answers = new Map<string | null, object>()
  readonly #taken = new Set<unknown>()
  readonly #payments = new Map<unknown, Fields>()

  /** Answers all calls, with overrides `create` and `readOne`. */
  answers(
    given: {
      create?: (page: { response: { order: Fields; payment: Fields } }) => Response
      readOne?: () => Response | Promise<Response>
    } = {},
  ): void {
    backendStub.use(
      http.post(`${api}/checkout/v1/payment`, async ({ request }) => {
        const text = await request.text()
        const body: Asked['body'] = JSON.parse(text)
        const requestId = request.headers.get('Request-Id')
        this.charges.push({ requestId, body })
        if (!this.#isSigned(request, '/checkout/v1/payment', text))
          return HttpResponse.json({ message: ['Invalid Header Signature'] }, { status: 400 })
        const before = this.#answers.get(requestId)
        if (before) return HttpResponse.json(before, { status: 409 })
        const { invoice_number, amount } = body.order
        if (this.#taken.has(invoice_number))
          return HttpResponse.json({ message: ['INVOICE ALREADY USED'] }, { status: 400 })
        this.#taken.add(invoice_number)
        const url = `https://sandbox.doku.com/checkout-link-v2/page-${this.#taken.size}`
        const payment = { payment_due_date: 180, url, expired_date: '20260803130000' }
        const page = {
          message: ['SUCCESS'],
          response: { order: { amount: String(amount), invoice_number }, payment },
        }
        this.#answers.set(requestId, page)
        return given.create?.(page) ?? HttpResponse.json(page)
      }),
      http.get(`${api}/orders/v1/status/:invoice`, ({ request, params }) => {
        const invoice = String(params.invoice)
        this.read.push(invoice)
        if (!this.#isSigned(request, `/orders/v1/status/${invoice}`))
          return HttpResponse.json({ message: ['Invalid Header Signature'] }, { status: 400 })
        const found = this.#payments.get(invoice)
        if (given.readOne) return given.readOne()
        return found
          ? HttpResponse.json(found)
          : HttpResponse.json({ message: ['TRANSACTION NOT FOUND'] }, { status: 404 })
      }),
    )
  }

  #isSigned({ headers }: Request, target: string, body?: string): boolean {
    const time = headers.get('Request-Timestamp')
    const lines = [
      ...linesOf(headers.get('Client-Id'), headers.get('Request-Id'), time),
      `Request-Target:${target}`,
      ...(body === undefined ? [] : [`Digest:${digestOf(body)}`]),
    ]
    return (
      /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(time ?? '') &&
      headers.get('Signature') === signatureOver(lines, secretKey)
    )
  }

  /** Returns the latest invoice in DOKU's form. */
  get order(): Fields {
    const { invoice_number, amount } = this.charges.at(-1)?.body.order ?? {}
    return { invoice_number, amount }
  }

  /** Sets the status of an invoice. */
  is(payment: Fields): void {
    this.#payments.set(Object(payment.order).invoice_number, payment)
  }

  /** Forgets its answered requests, as after a day. */
  forgetAnswers(): void {
    this.#answers.clear()
  }

  forget(): void {
    this.charges.length = 0
    this.read.length = 0
    this.#taken.clear()
    this.#answers.clear()
    this.#payments.clear()
  }
}

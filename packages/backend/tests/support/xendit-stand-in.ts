import { backendStub } from '@etalase/testkit/backend-stub.ts'
import { HttpResponse, http } from 'msw'

export const secretKey = 'xnd_development_of-the-test-company'
export const callbackToken = 'token-of-all-webhooks-of-the-test-company'

export const xenditSettings = {
  PAYMENT_PROVIDER: 'xendit',
  XENDIT_SECRET_KEY: secretKey,
  XENDIT_CALLBACK_TOKEN: callbackToken,
  XENDIT_CHANNELS: 'BCA, MANDIRI, QRIS, OVO, KREDIVO, ALFAMART, CREDIT_CARD',
}

/** The header that Xendit sends with each webhook. */
export const withToken = { 'x-callback-token': callbackToken }

type Fields = Record<string, unknown>

/** Builds an invoice with the fields of the documented examples. */
const anInvoice = (change: Fields): Fields => ({
  user_id: '62440e322008e87fb29c1fd0',
  status: 'PENDING',
  merchant_name: 'Sandang Nusa',
  merchant_profile_picture_url: 'https://xnd-merchant-logos.s3.amazonaws.com/logo.png',
  currency: 'IDR',
  expiry_date: '2026-08-03T06:00:00.000Z',
  available_banks: [],
  should_send_email: false,
  created: '2026-08-03T03:00:00.652Z',
  updated: '2026-08-03T03:00:00.652Z',
  ...change,
})

/** Xendit as its public documents describe it (docs/payments.md): invoices, several of which can share an order number. */
export class XenditStandIn {
  readonly charges: { authorization: string | null; body: Fields }[] = []
  readonly read: string[] = []
  readonly invoices: Fields[] = []
  readonly refunds: Fields[] = []

  /** Answers all calls, with overrides `create` and `readOne`. */
  answers(
    given: {
      create?: (invoice: Fields) => Response
      readOne?: () => Response | Promise<Response>
    } = {},
  ): void {
    const api = 'https://api.xendit.co'
    const found = (list: Fields[], id: unknown) => {
      const one = list.find((known) => known.id === id)
      return one
        ? HttpResponse.json(one)
        : HttpResponse.json({ error_code: 'INVOICE_NOT_FOUND_ERROR' }, { status: 404 })
    }
    backendStub.use(
      http.get(`${api}/v2/invoices`, ({ request }) => {
        const externalId = new URL(request.url).searchParams.get('external_id')
        return HttpResponse.json(this.invoices.filter((one) => one.external_id === externalId))
      }),
      http.post(`${api}/v2/invoices`, async ({ request }) => {
        const body: Fields = Object(await request.json())
        this.charges.push({ authorization: request.headers.get('Authorization'), body })
        const id = `6748105a77f16ebe0cc583a${this.charges.length}`
        const { external_id, amount } = body
        const invoice_url = `https://checkout-staging.xendit.co/web/${id}`
        const invoice = anInvoice({ id, external_id, amount, invoice_url })
        this.invoices.push(invoice)
        return given.create?.(invoice) ?? HttpResponse.json(invoice)
      }),
      http.get(`${api}/v2/invoices/:id`, ({ params }) => {
        this.read.push(`invoice ${params.id}`)
        return given.readOne?.() ?? found(this.invoices, params.id)
      }),
      http.get(`${api}/refunds/:id`, ({ params }) => {
        this.read.push(`refund ${params.id}`)
        return found(this.refunds, params.id)
      }),
    )
  }

  /** Changes the latest invoice. */
  change(fields: Fields): Fields {
    return Object.assign(this.invoices.at(-1) ?? {}, fields)
  }

  forget(): void {
    for (const list of [this.charges, this.read, this.invoices, this.refunds]) list.length = 0
  }
}

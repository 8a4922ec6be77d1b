import type { Channel } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { askProvider, readProvider } from '#http/ask-provider.ts'
import { basicAuthorization } from '#payment/basic-authorization.ts'

/** Test and live share one URL; the key decides. */
const apiUrl = 'https://api.xendit.co'

export interface XenditAccount {
  secretKey: string
  /** The token in this account's webhooks. */
  callbackToken: string
  /** Channels of our account, in display order. */
  channels: readonly Channel[]
}

/** Whole rupiah, as a number or text. */
export const amount = z.coerce.number().int().nonnegative()

/** The invoice fields we read. */
const invoice = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  external_id: z.string(),
  status: z.string().max(40),
  amount,
  currency: z.literal('IDR').default('IDR'),
  invoice_url: z.url({ protocol: /^https$/ }),
  expiry_date: z.coerce.date(),
  paid_amount: amount.nullish(),
  payment_method: z.string().max(64).nullish(),
  payment_channel: z.string().max(64).nullish(),
})
export type XenditInvoice = z.output<typeof invoice>

/** The refund fields we read. The official SDK's refund has no status. */
const refund = z.object({
  id: z.string(),
  status: z.string().max(40).nullish(),
  amount,
  currency: z.literal('IDR'),
})

const headersOf = ({ secretKey }: XenditAccount) => ({
  Accept: 'application/json',
  Authorization: basicAuthorization(secretKey),
})

/** Lists an order number's invoices. */
export const listInvoices = (account: XenditAccount, externalId: string) =>
  askProvider(
    `${apiUrl}/v2/invoices?${new URLSearchParams({ external_id: externalId })}`,
    z.array(invoice),
    { headers: headersOf(account) },
  )

export const postInvoice = (account: XenditAccount, body: object) =>
  askProvider(`${apiUrl}/v2/invoices`, invoice, {
    method: 'POST',
    headers: { ...headersOf(account), 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

export const readInvoice = (account: XenditAccount, id: string) =>
  readProvider(`${apiUrl}/v2/invoices/${id}`, invoice, { headers: headersOf(account) })

export const readRefund = (account: XenditAccount, id: string) =>
  readProvider(`${apiUrl}/refunds/${id}`, refund, { headers: headersOf(account) })

import { createHmac } from 'node:crypto'
import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import type { Channel, PaymentOutcome } from '@etalase/contract/rules/payment/provider.ts'
import { z } from 'zod'
import { askProvider } from '#http/ask-provider.ts'
import { sameSignature } from '#http/signature.ts'
import { type OwnReturns, ownReturns } from '#payment/own-return.ts'
import {
  type Bill,
  defineProvider,
  type NotificationReading,
  type NotificationRequest,
  type PaymentProvider,
} from '#payment/provider.ts'

const channels: readonly Channel[] = [
  { code: 'VA_BCA', name: 'BCA Virtual Account', label: 'BCA', kind: 'virtual-account' },
  { code: 'VA_BSI', name: 'BSI Virtual Account', label: 'BSI', kind: 'virtual-account' },
  { code: 'CARD', name: 'Visa, Mastercard', label: 'Visa, Mastercard', kind: 'card' },
  { code: 'QRIS', name: 'QRIS', label: 'QRIS', kind: 'qris' },
  { code: 'GOPAY', name: 'GoPay', label: 'GoPay', kind: 'e-wallet' },
  { code: 'INDOMARET', name: 'Indomaret', label: 'Indomaret', kind: 'store' },
]

const outcomes: ReadonlyMap<string, PaymentOutcome> = new Map([
  ['PENDING', 'waiting'],
  ['PAID', 'paid'],
  ['SETTLED', 'paid'],
  ['FAILED', 'notCompleted'],
  ['EXPIRED', 'expired'],
  ['REFUNDED', 'reversed'],
])

interface InvoiceAccount {
  /** Without trailing slash. */
  apiUrl: string
  apiKey: string
  webhookSecret: string
}

const sign = ({ webhookSecret }: InvoiceAccount, text: string) =>
  createHmac('sha256', webhookSecret).update(text).digest('hex')

const createdInvoice = z.object({
  external_id: z.string(),
  amount: z.number(),
  currency: z.literal('IDR'),
  invoice_url: z.url({ protocol: /^https$/ }),
})

/** Creates a bill's invoice; the same key returns the same invoice. Throws when there is none, or when it differs. */
async function createInvoice(account: InvoiceAccount, returns: OwnReturns, bill: Bill) {
  const invoice = await askProvider(`${account.apiUrl}/invoices`, createdInvoice, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${account.apiKey}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': bill.trxRef,
    },
    body: JSON.stringify({
      external_id: bill.trxRef,
      amount: bill.total,
      currency: 'IDR',
      description: bill.items.slice(0, 255),
      expires_at: bill.dueAt.toISOString(),
      customer: { name: bill.customerName, email: bill.customerEmail },
      channels: channels.map(({ code }) => code),
      success_url: returns.address(bill.trxRef, 'done'),
      failure_url: returns.address(bill.trxRef, 'fail'),
    }),
  })
  const isOfBill = invoice.external_id === bill.trxRef && invoice.amount === bill.total
  if (!isOfBill) throw new Error('The invoice that was created is of another bill')
  return invoice.invoice_url
}

const webhook = z.object({
  invoice: z.object({
    id: requiredGivenText(64),
    external_id: requiredGivenText(64),
    status: requiredGivenText(20),
    amount: z.int().nonnegative(),
    currency: z.literal('IDR'),
    channel: givenText(64).nullish(),
    payment_number: givenText(64).nullish(),
    qr_string: givenText(512).nullish(),
  }),
})

function readWebhook(
  account: InvoiceAccount,
  { body, rawBody, headers }: NotificationRequest,
): NotificationReading {
  const signature = headers['x-invoice-signature']
  if (!sameSignature(sign(account, rawBody), String(signature))) return { refusal: 'unsigned' }
  const parsed = webhook.safeParse(body)
  if (!parsed.success) return { refusal: 'malformed' }
  const { id, external_id, status, amount, channel, payment_number, qr_string } =
    parsed.data.invoice
  return {
    notification: {
      billNo: external_id,
      status,
      outcome: outcomes.get(status) ?? 'checking',
      channel: channel ?? '',
      reference: id,
      transactionId: id,
      paymentNumber: payment_number ?? null,
      paymentQr: qr_string ?? null,
      amount,
    },
  }
}

function openInvoice(account: InvoiceAccount, shopUrl: string): PaymentProvider {
  const returns = ownReturns(account.webhookSecret, shopUrl)
  return {
    ...returns,
    name: 'invoice',
    channels,
    handOff: { createCharge: (bill) => createInvoice(account, returns, bill) },
    readNotification: (request) => readWebhook(account, request),
    // A status other than 200 makes the sender retry, which helps only when the order doesn't exist yet.
    answer: (_, result) => ({ status: result === 'unknown' ? 404 : 200, body: { result } }),
  }
}

/** A provider that creates invoices through a JSON API and sends signed webhooks. */
export const invoice = defineProvider({
  name: 'invoice',
  channels,
  variables: z.object({
    INVOICE_API_URL: z.url({ protocol: /^https$/ }),
    INVOICE_API_KEY: z.string().min(16),
    INVOICE_WEBHOOK_SECRET: z.string().min(16),
  }),
  open: async (values, { shopUrl }) =>
    openInvoice(
      {
        apiUrl: values.INVOICE_API_URL.replace(/\/$/, ''),
        apiKey: values.INVOICE_API_KEY,
        webhookSecret: values.INVOICE_WEBHOOK_SECRET,
      },
      shopUrl,
    ),
})

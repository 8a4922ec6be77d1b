import { brand } from '@etalase/brand/company.ts'
import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import type { PaymentForm } from '@etalase/contract/payment.ts'
import { signRequest, signStatus } from '@etalase/contract/payment-signature.ts'
import { issuesNumber } from '@etalase/contract/rules/payment/provider.ts'
import { xpressOutcome, xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import { xpressChannels } from '@etalase/contract/rules/payment/xpress-channels.ts'
import { toWib } from '@etalase/contract/rules/time-zone.ts'
import { persistedSecret } from '@etalase/processes/persisted-secret.ts'
import { z } from 'zod'
import { sameSignature } from '#http/signature.ts'
import {
  type Bill,
  defineProvider,
  type NotificationReading,
  type PaymentProvider,
} from '#payment/provider.ts'

/** Our account at the provider; the password never leaves the backend. */
export interface XpressAccount {
  merchantId: string
  merchantName: string
  user: string
  password: string
}

/** Builds the hidden form that sends a shopper's browser to the provider (spec §3). */
function billForm(account: XpressAccount, shopUrl: string, bill: Bill): PaymentForm {
  const billTotal = String(bill.total)
  return {
    merchant_id: account.merchantId,
    merchant_name: account.merchantName.slice(0, 32),
    order_id: bill.trxRef,
    order_reff: bill.number,
    bill_date: toWib(bill.placedAt),
    bill_expired: toWib(bill.dueAt),
    bill_desc: `${account.merchantName} order ${bill.number}`.slice(0, 128),
    bill_total: billTotal,
    return_url: `${shopUrl}/payment/response`,
    custNo: bill.customerNumber,
    custName: bill.customerName.slice(0, 128),
    custEmail: bill.customerEmail,
    products: bill.items,
    signature: signRequest(account, bill.trxRef, billTotal),
  }
}

const notification = z.object({
  trx_id: givenText(64),
  merchant_id: givenText(64),
  bill_no: requiredGivenText(64),
  payment_reff: givenText(64).default(''),
  payment_channel: givenText(64).default(''),
  payment_status_code: requiredGivenText(4),
  /** QRIS only. */
  qr_string: givenText(512).optional(),
  signature: givenText(64),
})

const kindOf = (channel: string) => xpressChannels.find(({ code }) => code === channel)?.kind

function readNotification(account: XpressAccount, body: unknown): NotificationReading {
  const parsed = notification.safeParse(body)
  if (!parsed.success) return { refusal: 'malformed' }
  const { bill_no, payment_status_code, payment_channel, payment_reff, trx_id } = parsed.data
  const isOurs = parsed.data.merchant_id === account.merchantId
  const signature = signStatus(account, bill_no, payment_status_code)
  if (!isOurs || !sameSignature(signature, parsed.data.signature))
    return { refusal: 'unsigned', billNo: bill_no }
  return {
    notification: {
      billNo: bill_no,
      status: payment_status_code,
      outcome: xpressOutcome(payment_status_code),
      channel: payment_channel,
      // A channel without a reference falls back to the transaction number, if any.
      reference: payment_reff || trx_id || payment_channel,
      transactionId: trx_id,
      // Not in the provider's public documents, but in existing integrations (docs/decisions/007).
      paymentNumber: issuesNumber(kindOf(payment_channel)) ? trx_id : null,
      paymentQr: parsed.data.qr_string ?? null,
    },
  }
}

/** The provider that our sandbox simulates, with the account that both sign with. */
export interface XpressProvider extends PaymentProvider, XpressAccount {
  name: 'xpress'
}

export const isXpress = (provider: PaymentProvider): provider is XpressProvider =>
  provider.name === 'xpress'

export const openXpress = (account: XpressAccount, shopUrl: string): XpressProvider => ({
  ...account,
  name: 'xpress',
  channels: xpressChannels,
  handOff: { form: (bill) => billForm(account, shopUrl, bill) },
  readNotification: ({ body }) => readNotification(account, body),
  answer: ({ billNo, transactionId }, result, now) => ({
    status: 200,
    body: {
      response: 'Payment Notification',
      trx_id: transactionId,
      merchant_id: account.merchantId,
      bill_no: billNo,
      response_code: result === 'unknown' ? '14' : '00',
      response_desc: result === 'unknown' ? 'Unknown bill' : 'Success',
      response_date: toWib(now),
    },
  }),
  isSigned: ({ bill_no, status, signature }) =>
    sameSignature(signStatus(account, bill_no, status), signature),
  returnOf(trxRef) {
    // Not proof of payment, which only the provider gives: the order itself records that it is paid.
    const status = xpressStatuses.unprocessed
    const signature = signStatus(account, trxRef, status)
    const query = new URLSearchParams({ bill_no: trxRef, status, signature })
    return `${shopUrl}/payment/response?${query}`
  },
  outcomeOf: ({ status }) => xpressOutcome(status),
})

/** The browser-form interface of spec §3. Without PAYMENT_PASSWORD, generates a password and keeps it in the data folder. */
export const xpress = defineProvider({
  name: 'xpress',
  channels: xpressChannels,
  hasSandbox: true,
  variables: z.object({
    PAYMENT_MERCHANT_ID: z
      .string()
      .regex(/^\d{5}$/)
      .default('31999'),
    PAYMENT_MERCHANT_NAME: z.string().min(1).default(brand.name),
    PAYMENT_USER: z.string().min(1).default('bot31999'),
    PAYMENT_PASSWORD: z.string().min(8).optional(),
  }),
  open: async (values, { shopUrl, dataDir }) =>
    openXpress(
      {
        merchantId: values.PAYMENT_MERCHANT_ID,
        merchantName: values.PAYMENT_MERCHANT_NAME,
        user: values.PAYMENT_USER,
        password: values.PAYMENT_PASSWORD ?? (await persistedSecret(dataDir, 'payment-password')),
      },
      shopUrl,
    ),
})

import { brand } from '@etalase/brand/company.ts'
import { z } from 'zod'
import { answeredBody, answeredStatus } from '#http/ask-provider.ts'
import type { DokuAccount } from '#payment/doku/account.ts'
import { createdPage, postPayment } from '#payment/doku/api.ts'
import { invoiceNumber, maxAttempts } from '#payment/doku/invoice-number.ts'
import type { OwnReturns } from '#payment/own-return.ts'
import type { Bill } from '#payment/provider.ts'

const minuteMs = 60_000

/** Restricts a text to the characters that DOKU's own plugins send: no accents, quotes, brackets or `&` (docs/payments.md). */
const plainText = (text: string, length: number): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9.,_ -]+/g, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim()
    .slice(0, length)

/** Builds the request for a page that expires when the order is due. */
function chargeOf(bill: Bill, { channels }: DokuAccount, returns: OwnReturns, now: Date) {
  const { trxRef, number, total } = bill
  const done = returns.address(trxRef, 'done')
  return {
    order: {
      amount: total,
      currency: 'IDR',
      // DOKU uses either URL after a payment.
      callback_url: done,
      callback_url_result: done,
      callback_url_cancel: returns.address(trxRef, 'fail'),
      auto_redirect: true,
      line_items: [
        { id: number, name: plainText(`${brand.name} ${number}`, 64), price: total, quantity: 1 },
      ],
    },
    payment: {
      payment_due_date: Math.max(1, Math.floor((bill.dueAt.getTime() - now.getTime()) / minuteMs)),
      type: 'SALE',
      payment_method_types: channels.map(({ code }) => code),
    },
    customer: { name: plainText(bill.customerName, 64) || number, email: bill.customerEmail },
  }
}

const texts = z.union([z.string().transform((text) => [text]), z.array(z.string())]).catch([])
const refusal = z.object({ message: texts, error_messages: texts })

/** Whether the invoice number is taken, which means that an earlier response was lost. */
function isTaken(error: unknown): boolean {
  if (answeredStatus(error) === 409) return true
  const { data } = refusal.safeParse(answeredBody(error))
  const said = [...(data?.message ?? []), ...(data?.error_messages ?? [])]
  return said.some((text) => /invoice.*already/i.test(text))
}

/** Requests an invoice's page, or recovers an existing one from DOKU's response; undefined for a taken number without a page. */
async function pageOf(account: DokuAccount, requestId: string, request: object) {
  try {
    return await postPayment(account, requestId, request)
  } catch (error) {
    if (!isTaken(error)) throw error
    return createdPage.safeParse(answeredBody(error)).data
  }
}

/**
 * Requests a bill's page. If the number is taken and DOKU doesn't return its page, tries the next number: no shopper has ever seen the lost
 * page. Throws when there is none, or when it is for another bill.
 */
export async function createPage(
  account: DokuAccount,
  returns: OwnReturns,
  bill: Bill,
  now: Date,
): Promise<string> {
  const { order, ...rest } = chargeOf(bill, account, returns, now)
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const invoice = invoiceNumber(bill.trxRef, attempt)
    const request = { order: { invoice_number: invoice, ...order }, ...rest }
    const page = await pageOf(account, invoice, request)
    if (!page) continue
    const { order: of, payment } = page.response
    if (of.invoice_number !== invoice || of.amount !== bill.total)
      throw new Error('The page that was created is of another bill')
    return payment.url
  }
  throw new Error('All numbers of this bill are taken')
}

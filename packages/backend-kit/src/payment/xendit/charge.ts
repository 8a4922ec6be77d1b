import { brand } from '@etalase/brand/company.ts'
import { printableText } from '#http/printable-text.ts'
import { creditPhone } from '#payment/credit-phone.ts'
import type { OwnReturns } from '#payment/own-return.ts'
import type { Bill } from '#payment/provider.ts'
import {
  listInvoices,
  postInvoice,
  type XenditAccount,
  type XenditInvoice,
} from '#payment/xendit/api.ts'

/** Builds the request for an invoice that expires when the order is due. PayLater requires a line and a phone number. */
function chargeOf(bill: Bill, { channels }: XenditAccount, returns: OwnReturns, now: Date) {
  const { total, number, trxRef } = bill
  const name = printableText(`${brand.name} ${number}`, 255)
  const mobile_number = creditPhone(bill, channels)
  return {
    external_id: trxRef,
    amount: total,
    currency: 'IDR',
    description: name,
    invoice_duration: Math.floor((bill.dueAt.getTime() - now.getTime()) / 1_000),
    customer: {
      given_names: printableText(bill.customerName, 255) || number,
      email: bill.customerEmail,
      ...(mobile_number && { mobile_number }),
    },
    items: [{ name, quantity: 1, price: total, category: 'Fashion' }],
    payment_methods: channels.map(({ code }) => code),
    success_redirect_url: returns.address(trxRef, 'done'),
    failure_redirect_url: returns.address(trxRef, 'fail'),
    // The shop sends its own mails.
    should_send_email: false,
  }
}

/**
 * Returns the page of a bill's invoice. Xendit accepts duplicate order numbers, so it reuses an open invoice from an earlier call with a
 * lost response. Throws when there is none, or when it is paid or for another bill.
 */
export async function createInvoice(
  account: XenditAccount,
  returns: OwnReturns,
  bill: Bill,
  now: Date,
): Promise<string> {
  const isOfBill = ({ external_id, amount }: XenditInvoice) =>
    external_id === bill.trxRef && amount === bill.total
  const known = (await listInvoices(account, bill.trxRef)).filter(isOfBill)
  if (known.some(({ status }) => status === 'PAID' || status === 'SETTLED'))
    throw new Error('The invoice is paid; its webhook is on its way')
  const open = known.find(({ status, expiry_date }) => status === 'PENDING' && expiry_date > now)
  if (open) return open.invoice_url
  const created = await postInvoice(account, chargeOf(bill, account, returns, now))
  if (!isOfBill(created)) throw new Error('The invoice that was created is of another bill')
  return created.invoice_url
}

import { randomUUID } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '#backend/context.ts'
import { channelName } from '#backend/payment/channels.ts'
import { sameSignature, signRequest, signStatus } from '#backend/payment/signature.ts'
import { type Bill, decideBill, findBill, openBill } from '#backend/sandbox/bill-repository.ts'
import { notifyMerchant } from '#backend/sandbox/notify.ts'
import { choicePage, postBackPage, refusalPage } from '#backend/sandbox/pages.ts'
import { paymentForm } from '#lib/contract/payment.ts'
import { rupiah } from '#lib/rules/money.ts'
import { providerStatuses } from '#lib/rules/payment-status.ts'
import { fromWib, toWib } from '#lib/rules/wib.ts'

const decision = z.object({
  bill_no: z.string(),
  channel: z.string().regex(/^\d{3}$/),
  status: z.enum(providerStatuses),
})

/** BCA KlikPay returns by POST; the others by GET. */
const postingChannel = '405'

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page)

/** The payment provider as the shop sees it: form in, choice, signed notification, signed return. */
export function sandboxRoutes(app: FastifyInstance, context: Context): void {
  const { db, payment, now, ownUrl } = context

  app.post('/sandbox/payment', async (request, reply) => {
    const form = paymentForm.safeParse(request.body)
    if (!form.success) return html(reply, 400, refusalPage('The payment form is incomplete.'))
    const { order_id, bill_total, bill_expired, signature } = form.data
    if (!sameSignature(signRequest(payment, order_id, bill_total), signature)) {
      return html(reply, 403, refusalPage('The signature of this payment form is wrong.'))
    }
    if (fromWib(bill_expired) <= now()) {
      return html(reply, 400, refusalPage('The time to pay this bill has passed.'))
    }
    await openBill(db, {
      billNo: order_id,
      reference: form.data.order_reff,
      description: form.data.bill_desc,
      total: rupiah(Number(bill_total)),
      returnUrl: form.data.return_url,
      expiresAt: fromWib(bill_expired),
      customerName: form.data.custName,
    })
    const bill = await findBill(db, order_id)
    if (!bill) throw new Error('The sandbox lost a bill')
    if (bill.status === providerStatuses.success) return reply.redirect(returnAddress(bill), 303)
    return html(reply, 200, choicePage(bill))
  })

  app.post('/sandbox/payment/decision', async (request, reply) => {
    const choice = decision.safeParse(request.body)
    if (!choice.success) return html(reply, 400, refusalPage('Choose a channel and an outcome.'))
    await decideBill(db, choice.data.bill_no, choice.data)
    const bill = await findBill(db, choice.data.bill_no)
    if (!bill) return html(reply, 404, refusalPage('There is no such bill.'))
    await notifyMerchant(`${ownUrl()}/payment/notification`, notificationOf(bill))
    return bill.channel === postingChannel
      ? html(reply, 200, postBackPage(bill.returnUrl, returnFields(bill)))
      : reply.redirect(returnAddress(bill), 303)
  })

  const returnFields = (bill: Bill): Record<string, string> => ({
    trx_id: randomUUID().replaceAll('-', ''),
    merchant_id: payment.merchantId,
    merchant: payment.merchantName,
    bill_no: bill.billNo,
    bill_ref: bill.reference,
    bill_total: String(bill.total),
    payment_reff: bill.reference,
    payment_date: toWib(now()),
    bank_user_name: '',
    status: bill.status,
    signature: signStatus(payment, bill.billNo, bill.status),
  })

  const returnAddress = (bill: Bill) =>
    `${bill.returnUrl}?${new URLSearchParams(returnFields(bill))}`

  const notificationOf = (bill: Bill): Record<string, string> => ({
    request: 'Payment Notification',
    trx_id: randomUUID().replaceAll('-', ''),
    merchant_id: payment.merchantId,
    bill_no: bill.billNo,
    payment_reff: bill.reference,
    payment_channel: bill.channel ?? '',
    payment_channel_name: channelName(bill.channel),
    payment_status_code: bill.status,
    signature: signStatus(payment, bill.billNo, bill.status),
  })
}

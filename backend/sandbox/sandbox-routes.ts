import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '#backend/context.ts'
import { sameSignature, signRequest } from '#backend/payment/signature.ts'
import { decideBill, findBill, openBill } from '#backend/sandbox/bill-repository.ts'
import { notificationFields, returnAddress, returnFields } from '#backend/sandbox/messages.ts'
import { notifyMerchant } from '#backend/sandbox/notify.ts'
import { choicePage, postBackPage, refusalPage } from '#backend/sandbox/pages.ts'
import { paymentForm } from '#lib/contract/payment.ts'
import { rupiah } from '#lib/rules/money.ts'
import { providerStatuses } from '#lib/rules/payment-status.ts'
import { fromWib } from '#lib/rules/wib.ts'

const decision = z.object({
  bill_no: z.string(),
  channel: z.string().regex(/^\d{3}$/),
  status: z.enum(providerStatuses),
})

const tooLate = 'The time to pay this bill has passed.'

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
      return html(reply, 400, refusalPage(tooLate))
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
    if (bill.status === providerStatuses.success)
      return reply.redirect(returnAddress(payment, bill, now()), 303)
    return html(reply, 200, choicePage(bill))
  })

  app.post('/sandbox/payment/decision', async (request, reply) => {
    const choice = decision.safeParse(request.body)
    if (!choice.success) return html(reply, 400, refusalPage('Choose a channel and an outcome.'))
    const open = await findBill(db, choice.data.bill_no)
    if (!open) return html(reply, 404, refusalPage('There is no such bill.'))
    if (open.expiresAt <= now()) return html(reply, 400, refusalPage(tooLate))
    await decideBill(db, open.billNo, choice.data)
    const bill = { ...open, ...(await findBill(db, open.billNo)) }
    const isAnswered = await notifyMerchant(
      `${ownUrl()}/payment/notification`,
      notificationFields(payment, bill),
    )
    if (!isAnswered) request.log.error({ billNo: bill.billNo }, 'notification was not answered')
    return bill.channel === postingChannel
      ? html(reply, 200, postBackPage(bill.returnUrl, returnFields(payment, bill, now())))
      : reply.redirect(returnAddress(payment, bill, now()), 303)
  })
}

import { givenText, requiredGivenText } from '@etalase/contract/fields.ts'
import { paymentForm } from '@etalase/contract/payment.ts'
import { signRequest } from '@etalase/contract/payment-signature.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { xpressStatuses } from '@etalase/contract/rules/payment/xpress.ts'
import { fromWib } from '@etalase/contract/rules/time-zone.ts'
import { addSeconds } from 'date-fns/addSeconds'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Context } from '#context.ts'
import { sameSignature } from '#http/signature.ts'
import { type Bill, decideBill, findBill, openBill } from '#sandbox/bill-repository.ts'
import { hasPaymentNumber, hasQr, returnAddress, returnFields } from '#sandbox/messages.ts'
import { queueNotification } from '#sandbox/notification-queue.ts'
import type { Notifier } from '#sandbox/notifier.ts'
import { choicePage, numberPage, postBackPage, refusalPage } from '#sandbox/pages.ts'

/** The payment form, with one-line fields of limited length. */
const billForm = paymentForm.extend({
  order_id: requiredGivenText(32),
  order_reff: givenText(32),
  bill_desc: givenText(128),
  bill_total: z.string().regex(/^\d{1,15}$/),
  return_url: z.url({ protocol: /^https?$/ }),
  custName: givenText(128),
})

const decision = z.object({
  bill_no: requiredGivenText(32),
  channel: z.string().regex(/^\d{3}$/),
  status: z.enum(xpressStatuses),
  notice: z.enum(['now', 'later', 'twice', 'never']).default('now'),
})

/** Notification delays in seconds, by the tester's choice. */
const noticeDelaySeconds = { now: [0], later: [15], twice: [0, 0], never: [] } as const

const tooLate = 'The time to pay this bill has passed.'

/** BCA KlikPay returns by POST; the others by GET. */
const postReturnChannel = '405'

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.status(status).type('text/html; charset=utf-8').send(page)

const billOf = (form: z.output<typeof billForm>) => ({
  billNo: form.order_id,
  reference: form.order_reff,
  description: form.bill_desc,
  total: rupiah(Number(form.bill_total)),
  returnUrl: form.return_url,
  expiresAt: fromWib(form.bill_expired),
  customerName: form.custName,
})

/** Simulates the payment provider when there is no real one: payment form, choice of outcome, signed notification, signed return. */
export default function sandboxRoutes(
  app: FastifyInstance,
  {
    context,
    notifier,
  }: { context: Pick<Context, 'db' | 'now' | 'shopUrl'>; notifier: Notifier | null },
): void {
  if (!notifier) return
  const { db, now, shopUrl } = context
  const { account } = notifier

  const returnToShop = (reply: FastifyReply, bill: Bill) => {
    const isWaiting =
      bill.status === xpressStatuses.inProcess && (hasPaymentNumber(bill) || hasQr(bill))
    if (isWaiting) return html(reply, 200, numberPage(bill, returnAddress(account, bill, now())))
    return bill.channel === postReturnChannel
      ? html(reply, 200, postBackPage(bill.returnUrl, returnFields(account, bill, now())))
      : reply.redirect(returnAddress(account, bill, now()), 303)
  }

  app.post('/sandbox/payment', async (request, reply) => {
    const form = billForm.safeParse(request.body)
    if (!form.success) return html(reply, 400, refusalPage('The payment form is incomplete.'))
    const { order_id, bill_total, bill_expired, signature } = form.data
    if (!sameSignature(signRequest(account, order_id, bill_total), signature)) {
      return html(reply, 403, refusalPage('The signature of this payment form is wrong.'))
    }
    if (fromWib(bill_expired) <= now()) return html(reply, 400, refusalPage(tooLate))
    if (!form.data.return_url.startsWith(`${shopUrl}/`)) {
      return html(reply, 400, refusalPage('This payment form leads back to another shop.'))
    }
    await openBill(db, billOf(form.data))
    const bill = await findBill(db, order_id)
    if (!bill) throw new Error('The sandbox lost a bill')
    return bill.status === xpressStatuses.success
      ? returnToShop(reply, bill)
      : html(reply, 200, choicePage(bill))
  })

  app.post('/sandbox/payment/decision', async (request, reply) => {
    const choice = decision.safeParse(request.body)
    if (!choice.success) return html(reply, 400, refusalPage('Choose a channel and an outcome.'))
    const { bill_no: billNo, channel, status, notice } = choice.data
    const open = await findBill(db, billNo)
    if (!open) return html(reply, 404, refusalPage('There is no such bill.'))
    if (open.expiresAt <= now()) return html(reply, 400, refusalPage(tooLate))
    await decideBill(db, billNo, { channel, status })
    const bill = { ...open, ...(await findBill(db, billNo)) }
    for (const seconds of noticeDelaySeconds[notice]) {
      const outcome = { status: bill.status, channel: bill.channel ?? channel }
      await queueNotification(db, { billNo, ...outcome, dueAt: addSeconds(now(), seconds) })
    }
    await notifier.deliver()
    return returnToShop(reply, bill)
  })
}

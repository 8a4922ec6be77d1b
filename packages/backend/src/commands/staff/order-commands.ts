import { rupiahIn } from '@etalase/contract/rules/money.ts'
import { paymentProblems } from '@etalase/contract/rules/payment/settlement.ts'
import { type OrderStep, type StaffOrder, staffPageSize } from '@etalase/contract/staff.ts'
import type { Asked, Commands } from '#commands/staff/arguments.ts'
import { type Answer, call } from '#commands/staff/call.ts'

const rowOf = (order: Omit<StaffOrder, 'lines'> | Answer<'GET staff/orders'>['orders'][number]) =>
  [order.number, order.trx_status, order.shipping_type, order.moved_at, order.showroom].join('  ')

const paymentRow = (payment: NonNullable<StaffOrder['payments']>[number]) => {
  const { reference, payment_channel, outcome, amount, received_at, problem, settled_at } = payment
  const state =
    problem && (settled_at ? `settled ${settled_at}` : `SETTLE: ${paymentProblems[problem]}`)
  return [`  ${outcome} ${reference}`, payment_channel, amount, received_at, state]
    .filter((part) => part !== null)
    .join('  ')
}

const withPayments = (order: Parameters<typeof rowOf>[0]) =>
  [rowOf(order), ...(order.payments ?? []).map(paymentRow)].join('\n')

const invoiceLine = ({ number, issued_at, credited }: NonNullable<StaffOrder['invoice']>) =>
  `  Invoice ${number}, ${issued_at}${credited > 0 ? `, ${rupiahIn('en', credited)} taken back` : ''}`

function parcelRow({ provider, ...parcel }: NonNullable<StaffOrder['parcel']>): string {
  const cost = parcel.cost === null ? null : rupiahIn('en', parcel.cost)
  const { booking, status, waybill } = parcel
  const facts = [provider, booking ?? 'unknown whether booked', status, waybill, cost]
  return `  ${facts.filter((fact) => fact !== null).join('  ')}${parcel.needs_staff ? '  settle by hand' : ''}`
}

function detailsOf(order: StaffOrder): string {
  const { recipient, lines } = order
  const address = recipient && [
    `${recipient.name}, ${recipient.phone}`,
    `${recipient.street}, ${recipient.area} ${recipient.zip}`,
    ...(recipient.notes ? [recipient.notes] : []),
  ]
  return [
    withPayments(order),
    ...lines.map(
      (line) => `  ${line.qty} x ${line.name}, ${line.size} (${line.product_detail_id})`,
    ),
    ...(address ?? []).map((line) => `  ${line}`),
    ...(order.courier ? [`  ${order.courier}, ${order.service ?? ''} ${order.no_resi ?? ''}`] : []),
    ...(order.parcel ? [parcelRow(order.parcel)] : []),
    ...(order.gift_message ? [`  Gift message: ${order.gift_message}`] : []),
    ...(order.hide_prices ? ['  No prices in the parcel'] : []),
    ...(order.paid_amount
      ? [`  ${rupiahIn('en', order.paid_amount)} arrived after the order ended`]
      : []),
    ...(order.to_collect ? [`  Collect ${rupiahIn('en', order.to_collect)} in cash`] : []),
    ...(order.invoice ? [invoiceLine(order.invoice)] : []),
    ...(order.pickup_code ? [`  Pickup code ${order.pickup_code}`] : []),
  ].join('\n')
}

/** Steps of commands whose name differs from the step. */
const steps: Readonly<Record<string, OrderStep>> = {
  'picked-up': 'complete',
  delivered: 'complete',
  collected: 'collect',
  refused: 'refuse',
}

/** Returns the commands that list and move orders. */
export function orderCommands({ command, given, values }: Asked): Commands {
  const step = async () => {
    const input = {
      order: given[0] ?? '',
      step: steps[command] ?? command,
      receipt_number: values.receipt,
    }
    return detailsOf((await call('POST staff/order-step', input)).order)
  }

  return {
    orders: async () => {
      const { orders } = await call('GET staff/orders', {
        status: values.state,
        after: values.after,
        owed: values.owed ? 1 : undefined,
      })
      const last = orders.at(-1)
      const more = last && orders.length === staffPageSize ? [`More: --after ${last.id}`] : []
      return [...orders.map(values.owed ? withPayments : rowOf), ...more].join('\n') || 'None.'
    },
    show: async () => detailsOf((await call('GET staff/order', { order: given[0] ?? '' })).order),
    pack: step,
    book: async () =>
      detailsOf((await call('POST staff/book-parcel', { order: given[0] ?? '' })).order),
    ship: step,
    ready: step,
    'picked-up': step,
    delivered: step,
    collected: step,
    refused: step,
    back: step,
    'not-collected': step,
    cancel: step,
    refund: step,
    settle: async () => {
      const payment = { order: given[0] ?? '', reference: given[1] ?? '' }
      return detailsOf((await call('POST staff/settle-payment', payment)).order)
    },
    'late-payment': async () => {
      const { at: paid_at, channel: payment_channel, amount } = values
      const payment = { paid_at, payment_channel, amount }
      return detailsOf(
        (await call('POST staff/late-payment', { order: given[0] ?? '', ...payment })).order,
      )
    },
  }
}

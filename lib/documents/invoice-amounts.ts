import type { Invoice } from '@etalase/contract/invoice.ts'
import type { Order } from '@etalase/contract/order.ts'
import type { OrderLine } from '@etalase/contract/order-line.ts'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { type Rupiah, rupiah, sum } from '@etalase/contract/rules/money.ts'
import { orderAmounts } from '#lib/account/order-amounts.ts'
import { formatRupiah, formatWibDate } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { cashMessages } from '#messages/cash.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { invoiceMessages } from '#messages/invoice.ts'

/** Returns a label and its amount, for a <dl>. */
const amountHtml = (label: string, amount: string, kind = '') =>
  `<div${kind}><dt>${escapeXml(label)}</dt><dd>${amount}</dd></div>`

/** Keeps an amount or a date on one line with no-break spaces. */
const unbroken = (text: string) => text.replaceAll(' ', '\u00a0')

const minus = (amount: Rupiah) => `− ${formatRupiah(amount)}`

function lineHtml(line: OrderLine): string {
  const { qty, retail_price, subtotal } = line
  const discount = rupiah(Math.max(0, qty * retail_price - subtotal))
  const counted = `${checkoutMessages.pieces(qty)} ${cartMessages.sized(line.product_name, line)}`
  const price = [
    invoiceMessages.each(unbroken(formatRupiah(retail_price))),
    ...(discount > 0 ? [invoiceMessages.less(unbroken(formatRupiah(discount)))] : []),
  ].join(', ')
  return `<tr><td>${escapeXml(counted)}<small>${escapeXml(price)}</small></td><td>${formatRupiah(subtotal)}</td></tr>`
}

/** Returns the lines of an invoice, as a table. */
export const linesHtml = ({ sales_trx_details }: Order) => `<table>
<thead><tr><th scope="col">${invoiceMessages.item}</th><th scope="col">${invoiceMessages.amount}</th></tr></thead>
<tbody>${sales_trx_details.map(lineHtml).join('')}</tbody>
</table>`

const deliveryLabel = ({ shipping_courier, shipping_service_name }: Order) => {
  const by = [shipping_courier, shipping_service_name].filter(Boolean).join(' ')
  return by ? invoiceMessages.delivery(by) : checkoutMessages.shipping
}

/** Returns the amounts that add up to the total. */
export function totalHtml(order: Order): string {
  const { subtotal, discount, shippingCost, paymentFee, total } = orderAmounts(order)
  const { promo_code: code, payment_way: way } = order
  const discountName = code ? checkoutMessages.discountBy(code) : checkoutMessages.discount
  const rows = [
    amountHtml(cartMessages.subtotal, formatRupiah(subtotal)),
    ...(discount > 0 ? [amountHtml(discountName, minus(discount))] : []),
    ...(order.shipping_type === 'ONLINE_DELIVERY'
      ? [amountHtml(deliveryLabel(order), formatRupiah(shippingCost))]
      : []),
    ...(way && paymentFee > 0
      ? [amountHtml(cashMessages.feeOf(cashMessages.ways[way].name), formatRupiah(paymentFee))]
      : []),
    amountHtml(checkoutMessages.grandTotal, formatRupiah(total), ' class="total"'),
  ]
  return `<dl>${rows.join('')}</dl>`
}

/** Returns the PPN contained in the total; empty for a company that charges none. */
export function ppnHtml({ ppn }: Invoice, total: Rupiah): string {
  if (!ppn) return ''
  const { base, amount, rate } = ppn
  return `<section>
<h2>${invoiceMessages.contained}</h2>
<dl>${amountHtml(invoiceMessages.withoutPpn, formatRupiah(rupiah(total - amount)))}${amountHtml(
    invoiceMessages.ppnBase,
    formatRupiah(base),
  )}${amountHtml(invoiceMessages.ppn(rate), formatRupiah(amount))}</dl>
<small>${invoiceMessages.ppnRule}</small>
</section>`
}

function noteHtml({
  number,
  issued_at,
  amount,
  ppn_amount,
  reason,
}: Invoice['credit_notes'][number]) {
  const title = invoiceMessages.creditNote(number, unbroken(formatWibDate(issued_at)))
  const ppn = ppn_amount == null ? '' : `<br>${invoiceMessages.ppnIn(formatRupiah(ppn_amount))}`
  const why = escapeXml(reason ?? invoiceMessages.refunded)
  return `<div><dt>${escapeXml(title)}<small>${why}${ppn}</small></dt><dd>${minus(amount)}</dd></div>`
}

/** Returns the credit notes against the invoice, and the remaining amount; empty without a credit note. */
export function creditNotesHtml({ credit_notes: notes }: Invoice, total: Rupiah): string {
  if (notes.length === 0) return ''
  const left = rupiah(total - sum(notes.map(({ amount }) => amount)))
  return `<section>
<h2>${invoiceMessages.creditNotes}</h2>
<dl>${notes.map(noteHtml).join('')}${amountHtml(invoiceMessages.left, formatRupiah(left), ' class="total"')}</dl>
</section>`
}

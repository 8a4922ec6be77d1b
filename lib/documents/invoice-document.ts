import type { Invoice } from '@etalase/contract/invoice.ts'
import type { Order } from '@etalase/contract/order.ts'
import { orderNumber } from '@etalase/contract/rules/codes.ts'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { rupiah } from '@etalase/contract/rules/money.ts'
import { brand } from '#brand/company.ts'
import { creditNotesHtml, linesHtml, ppnHtml, totalHtml } from '#lib/documents/invoice-amounts.ts'
import { invoiceStyle } from '#lib/documents/invoice-style.ts'
import {
  actionsHtml,
  type DocumentActions,
  documentHtml,
  printScript,
} from '#lib/documents/order-document.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import { invoiceMessages } from '#messages/invoice.ts'
import { ordersMessages } from '#messages/orders.ts'

const addressHtml = (title: string, [name = '', ...lines]: readonly string[]) => `<div>
<h2>${title}</h2>
<address><b>${escapeXml(name)}</b>${lines.map((line) => `<br>${escapeXml(line)}`).join('')}</address>
</div>`

const isText = (text: string | null | undefined): text is string => Boolean(text)

/** Returns the recipient as far as the order has one; empty for a guest's pickup, or an anonymised buyer. */
function buyerHtml(order: Order): string {
  const { address_subdistrict, address_city, address_province } = order
  const area = [address_subdistrict, address_city, address_province].filter(isText).join(', ')
  const lines = [
    order.user?.name ?? order.address_recipient_name,
    ...(order.user && order.user.name !== order.address_recipient_name
      ? [order.address_recipient_name]
      : []),
    order.address_street,
    area,
  ].filter(isText)
  return lines.length === 0 ? '' : addressHtml(invoiceMessages.buyer, lines)
}

function sellerHtml({ seller: { name, address, npwp } }: Invoice): string {
  const lines = [name, address, npwp ? invoiceMessages.npwp(npwp) : ''].filter(isText)
  return addressHtml(invoiceMessages.seller, lines)
}

function paymentHtml({ payment_date, payment_channel }: Order): string {
  const paid = payment_date ? [invoiceMessages.paidOn(formatWibDate(payment_date))] : []
  const text = [...paid, payment_channel].filter(isText).join(', ')
  return text === '' ? '' : `<p>${escapeXml(text)}</p>`
}

/** Returns the invoice of an order as one self-contained HTML document (docs/decisions/081). */
export function invoiceDocument(
  order: Order,
  invoice: Invoice,
  actions: DocumentActions | null,
): string {
  const title = `${invoiceMessages.title} ${escapeXml(invoice.number)}`
  const total = rupiah(order.grand_total)
  const note = `<p class="kept">${invoiceMessages.saveText}</p>
`
  const main = `<main>
<header>
<div><p>${escapeXml(brand.name)}</p><h1>${title}</h1></div>
<div><p>${invoiceMessages.issuedOn(formatWibDate(invoice.issued_at))}</p><p>${ordersMessages.number(orderNumber(order.trx_ref))}</p><p>${ordersMessages.orderedOn(formatWibDate(order.trx_date))}</p></div>
</header>
<section class="parties">${sellerHtml(invoice)}${buyerHtml(order)}</section>
<section>
${linesHtml(order)}
${totalHtml(order)}
${paymentHtml(order)}
</section>
${ppnHtml(invoice, total)}
${creditNotesHtml(invoice, total)}
${actions ? actionsHtml(actions, { save: invoiceMessages.save, note, script: printScript }) : ''}
</main>`
  return documentHtml({ title, style: invoiceStyle, main })
}

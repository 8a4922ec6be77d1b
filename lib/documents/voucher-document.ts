import type { Order } from '@etalase/contract/order.ts'
import { isInPreparation, orderNumber } from '@etalase/contract/rules/codes.ts'
import { escapeXml } from '@etalase/contract/rules/escape-xml.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { brand } from '#brand/company.ts'
import { cashDueOf } from '#lib/account/cash-due.ts'
import { actionsHtml, type DocumentActions, documentHtml } from '#lib/documents/order-document.ts'
import { qrPath } from '#lib/documents/qr-path.ts'
import { voucherScript } from '#lib/documents/voucher-script.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import { cartMessages } from '#messages/cart.ts'
import { cashMessages } from '#messages/cash.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { ordersMessages } from '#messages/orders.ts'
import { storesMessages } from '#messages/stores.ts'

/** The voucher's own style. */
const voucherStyle = `
main{max-width:32rem;margin:auto;padding:1rem 1rem 3rem}
h1{margin:.25rem 0 0}
p,ul,address{margin:0;padding:0;font-style:normal}
ul{list-style:none}
section,nav{margin-top:1rem}
.code{margin-top:1rem;border:2px solid #000;padding:1rem;text-align:center}
.code svg{display:block;width:min(100%,14rem);margin:auto}
.code strong{display:block;margin:.5rem 0;font-size:clamp(2.5rem,13vw,4rem);line-height:1.1;letter-spacing:.08em;font-variant-numeric:tabular-nums}
`

function codeHtml({ trx_ref, trx_date }: Order, code: string): string {
  const { size, path } = qrPath(code)
  return `<div class="code">
<svg role="img" aria-label="${escapeXml(ordersMessages.qr(code))}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>
<strong>${escapeXml(code)}</strong>
<p>${ordersMessages.number(orderNumber(trx_ref))}</p>
<p>${ordersMessages.orderedOn(formatWibDate(trx_date))}</p>
</div>`
}

function storeHtml({ showroom_name, address1, address2, address3, phone }: Showroom): string {
  const lines = [address1, address2, address3, formatPhone(phone)].filter((line) => line !== '')
  return `<section>
<h2>${checkoutMessages.pickupAt}</h2>
<address><b>${escapeXml(showroom_name)}</b><br>${lines.map(escapeXml).join('<br>')}</address>
<p>${storesMessages.hours}</p>
</section>`
}

function itemsHtml({ sales_trx_details }: Order): string {
  const items = sales_trx_details.map(
    (line) =>
      `<li>${escapeXml(`${checkoutMessages.pieces(line.qty)} ${cartMessages.sized(line.product_name, line)}`)}</li>`,
  )
  return `<section>
<h2>${ordersMessages.items}</h2>
<ul>${items.join('')}</ul>
</section>`
}

/**
 * Returns the pickup voucher as one self-contained HTML document. It contains the code, the store and the items but no personal data,
 * because it stays on the phone (docs/decisions/007).
 */
export function voucherDocument(
  order: Order,
  code: string,
  actions: DocumentActions | null,
): string {
  const title = escapeXml(ordersMessages.pickupCode)
  const due = cashDueOf(order)
  const { notReadyYet } = due ? cashMessages : ordersMessages
  const main = `<main data-status="${order.trx_status}">
<p>${escapeXml(brand.name)}</p>
<h1>${title}</h1>
<p>${ordersMessages.pickupText}</p>
${isInPreparation(order) ? `<p>${notReadyYet}</p>` : ''}
${due ? `<p><b>${escapeXml(due)}</b></p>` : ''}
${codeHtml(order, code)}
${actions ? `<p class="kept">${ordersMessages.voucherKept}</p>` : ''}
${order.showroom ? storeHtml(order.showroom) : ''}
${itemsHtml(order)}
${actions ? actionsHtml(actions, { save: ordersMessages.saveVoucher, script: voucherScript }) : ''}
</main>`
  return documentHtml({ title, style: voucherStyle, main })
}

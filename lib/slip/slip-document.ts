import { brand } from '#lib/config/brand.ts'
import type { Order } from '#lib/contract/order.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { formatWibDate } from '#lib/messages/formats.ts'
import * as words from '#lib/messages/words.ts'
import { orderNumber } from '#lib/rules/order-number.ts'
import { formatPhone } from '#lib/rules/phone.ts'
import { isInPreparation } from '#lib/rules/pickup-code.ts'
import { escapeXml } from '#lib/seo/escape-xml.ts'
import { qrPath } from '#lib/slip/qr-path.ts'
import { slipScript } from '#lib/slip/slip-script.ts'
import { slipStyle } from '#lib/slip/slip-style.ts'
import { language } from '#messages/language.ts'

/** What the slip offers besides the code. None of it is in a saved file: there it would lead nowhere. */
export interface SlipActions {
  /** The path of the order's page. */
  orderPath: string
  /** The path of the slip as a file. */
  filePath: string
  /** The nonce that the Content-Security-Policy names; empty without a policy. */
  nonce: string
}

function codeHtml({ trx_ref, trx_date }: Order, code: string): string {
  const { size, path } = qrPath(code)
  return `<div class="code">
<svg role="img" aria-label="${escapeXml(words.orders.qr(code))}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path d="${path}"/></svg>
<strong>${escapeXml(code)}</strong>
<p>${words.orders.number(orderNumber(trx_ref))}</p>
<p>${words.orders.orderedOn(formatWibDate(trx_date))}</p>
</div>`
}

function storeHtml({ showroom_name, address1, address2, address3, phone }: Showroom): string {
  const lines = [address1, address2, address3, formatPhone(phone)].filter((line) => line !== '')
  return `<section>
<h2>${words.checkout.pickupAt}</h2>
<address><b>${escapeXml(showroom_name)}</b><br>${lines.map(escapeXml).join('<br>')}</address>
<p>${words.stores.hours}</p>
</section>`
}

function itemsHtml({ sales_trx_details }: Order): string {
  const items = sales_trx_details.map(
    ({ qty, product_name, size_code }) =>
      `<li>${escapeXml(`${words.checkout.pieces(qty)} ${product_name}, ${words.cart.size(size_code)}`)}</li>`,
  )
  return `<section>
<h2>${words.orders.items}</h2>
<ul>${items.join('')}</ul>
</section>`
}

const actionsHtml = ({ orderPath, filePath, nonce }: SlipActions) => `<nav>
<button type="button" hidden>${words.orders.print}</button>
<a href="${escapeXml(filePath)}" download>${words.orders.saveSlip}</a>
<a href="${escapeXml(orderPath)}">${words.orders.backToOrder}</a>
</nav>
<script nonce="${escapeXml(nonce)}">${slipScript}</script>`

/**
 * The slip that a buyer shows at the counter, as one HTML document that needs no other file. It names the code, the store and the
 * items, and nobody: it is kept on the phone (docs/decisions/032).
 */
export function slipDocument(order: Order, code: string, actions: SlipActions | null): string {
  const title = escapeXml(words.orders.pickupCode)
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${escapeXml(brand.name)}</title>
<style>${slipStyle}</style>
</head>
<body>
<main data-status="${order.trx_status}">
<p>${escapeXml(brand.name)}</p>
<h1>${title}</h1>
<p>${words.orders.pickupText}</p>
${isInPreparation(order) ? `<p>${words.orders.notReadyYet}</p>` : ''}
${codeHtml(order, code)}
${actions ? `<p class="kept">${words.orders.slipKept}</p>` : ''}
${order.showroom ? storeHtml(order.showroom) : ''}
${itemsHtml(order)}
${actions ? actionsHtml(actions) : ''}
</main>
</body>
</html>`
}

import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { pickupCode } from '@etalase/contract/rules/codes.ts'
import { qrisProblem } from '@etalase/contract/rules/payment/qris.ts'
import { pngOfPixels } from '@etalase/pictures/png-of-pixels.ts'
import { readOpenedVoucher, readPaymentQr, readVoucher } from '#lib/actions/own-reads.ts'
import { findOrderOfBill } from '#lib/api/account.ts'
import { getOrderByToken } from '#lib/api/guest-orders.ts'
import { nullIfNotFound } from '#lib/api/is-offered.ts'
import { callBackend } from '#lib/api/server.ts'
import { mediaPolicy } from '#lib/config/content-policy.ts'
import { qrPath, qrPixels } from '#lib/documents/qr-path.ts'
import { voucherDocument } from '#lib/documents/voucher-document.ts'
import { html, nonceOf, openedDocument, ownDocument } from '#lib/gateway/order-documents.ts'
import { failureResponse, notFound, seeOther } from '#lib/gateway/respond.ts'
import type { Handlers, Visit } from '#lib/gateway/visit.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'

interface QrBill {
  trx_ref: string
  grand_total: number
  payment_qr?: string | null | undefined
}

/** Finds this browser's order: one it placed, one it opened, or one of the customer's. Throws ApiError. */
async function findBill({ cookies, caller }: Visit, trx_ref: string): Promise<QrBill | null> {
  const placed = await nullIfNotFound(
    callBackend('GET order-payment', { query: { trx_ref } }, caller),
  )
  if (placed) return placed
  const own = caller.token ? await findOrderOfBill(caller.token, trx_ref) : null
  if (own) return own
  const opened = await readOrderToken(cookies)
  const order = opened === null ? null : await getOrderByToken(opened)
  return order?.trx_ref === trx_ref ? order : null
}

const svgOf = (text: string) => {
  const { size, path } = qrPath(text)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`
}

/** Pixels; a module becomes 8 to 10 of them. A PNG, since apps read the code from the phone's pictures and don't accept SVG. */
const fileWidth = 800

/** Built from pixels: sharp can't read SVG here (packages/pictures/src/encode.ts). */
function pngOf(text: string): Promise<Buffer> {
  const { size, pixels } = qrPixels(text)
  return pngOfPixels(pixels, size, fileWidth)
}

const pictureHeaders = { 'Cache-Control': 'no-store', 'Content-Security-Policy': mediaPolicy }

/**
 * Returns the QR code that pays an order, as a picture, or with `file` as a download. 404 if this browser may not see
 * the order, the order has no such code, or the code doesn't match its bill. Throws ApiError.
 */
async function paymentQr(visit: Visit): Promise<Response> {
  const { searchParams } = visit.url
  const bill = await findBill(visit, searchParams.get('trx_ref') ?? '')
  const text = bill?.payment_qr
  if (!bill || !text || qrisProblem(text, bill.grand_total) !== null)
    return failureResponse(notFound, visit.traceId)
  if (!searchParams.has('file'))
    return new Response(svgOf(text), {
      headers: { ...pictureHeaders, 'Content-Type': 'image/svg+xml' },
    })
  const picture = {
    'Content-Type': 'image/png',
    'Content-Disposition': 'attachment; filename="qris.png"',
  }
  return new Response(new Uint8Array(await pngOf(text)), {
    headers: { ...pictureHeaders, ...picture },
  })
}

/** How long a browser keeps a voucher, in seconds: a week. It reloads whenever there is a network (lib/documents/voucher-script.ts). */
const keptSeconds = 7 * 24 * 60 * 60

function voucherFile(order: Order, code: string): Response {
  const headers = {
    ...html,
    'Content-Disposition': 'attachment; filename="pickup-code.html"',
    'Cache-Control': 'no-store',
  }
  return new Response(voucherDocument(order, code, null), { headers })
}

/** Returns the voucher of a paid pickup; redirects any other order to its page, which explains why. */
function voucherOf({ request, url }: Visit, order: Order | null, path: string): Response {
  const code = order && pickupCode(order)
  if (!order || !code) return seeOther(path)
  const { pathname, searchParams } = url
  if (searchParams.has('file')) return voucherFile(order, code)
  const actions = { orderPath: path, filePath: `${pathname}?file`, nonce: nonceOf(request) }
  return new Response(voucherDocument(order, code, actions), {
    headers: {
      ...html,
      'Cache-Control': `private, max-age=${keptSeconds}`,
      // After signing out or closing the order, the cookies differ, so the cached copy is not used any more.
      Vary: 'Cookie',
    },
  })
}

/** Codes of an order that other people scan: to pay it, and to pick it up. */
export const codeHandlers: Handlers = {
  [readPaymentQr.at]: { handle: paymentQr },
  [readOpenedVoucher.at]: openedDocument(voucherOf),
  [readVoucher.at]: ownDocument(voucherOf),
}

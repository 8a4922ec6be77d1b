import 'server-only'
import type { Order } from '@etalase/contract/order.ts'
import { readInvoice, readOpenedInvoice } from '#lib/actions/own-reads.ts'
import { invoiceDocument } from '#lib/documents/invoice-document.ts'
import { html, nonceOf, openedDocument, ownDocument } from '#lib/gateway/order-documents.ts'
import { noStore, redirectWithFlash, seeOther } from '#lib/gateway/respond.ts'
import type { Handlers, Visit } from '#lib/gateway/visit.ts'
import { invoiceMessages } from '#messages/invoice.ts'

/** Returns a file name for one of the backend's invoice numbers. */
const fileName = (number: string) => `invoice-${number.replaceAll(/[^\w-]+/g, '-')}.html`

/** Redirects to the order's page, which says why there is no invoice. */
function refuse({ cookies }: Visit, { payment_date }: Order, path: string): Promise<Response> {
  const page = path === '/order' ? '/order' : '/account/orders'
  const message = payment_date ? invoiceMessages.none : invoiceMessages.notPaid
  return redirectWithFlash(cookies, { page, message }, path)
}

/** Returns a paid order's invoice, as a download with `file`. Never cached: a credit note may follow. */
function invoiceOf(visit: Visit, order: Order | null, path: string): Response | Promise<Response> {
  if (!order) return seeOther(path)
  const { invoice } = order
  if (!invoice) return refuse(visit, order, path)
  const { pathname, searchParams } = visit.url
  if (searchParams.has('file')) {
    const name = fileName(invoice.number)
    const kept = { 'Content-Disposition': `attachment; filename="${name}"` }
    return new Response(invoiceDocument(order, invoice, null), {
      headers: { ...html, ...noStore, ...kept },
    })
  }
  const nonce = nonceOf(visit.request)
  const actions = { orderPath: path, filePath: `${pathname}?file`, nonce }
  return new Response(invoiceDocument(order, invoice, actions), {
    headers: { ...html, ...noStore },
  })
}

export const invoiceHandlers: Handlers = {
  [readOpenedInvoice.at]: openedDocument(invoiceOf),
  [readInvoice.at]: ownDocument(invoiceOf),
}

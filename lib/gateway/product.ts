import 'server-only'
import { endpoints } from '@etalase/contract/endpoints.ts'
import {
  addWish,
  askForStockAlert,
  removeWish,
  stopStockAlert,
  stopStockAlertByMail,
} from '#lib/actions/product-actions.ts'
import { withNext } from '#lib/config/next-path.ts'
import { fieldText, parseBody } from '#lib/gateway/read-input.ts'
import { noStore } from '#lib/gateway/respond.ts'
import { sendForm } from '#lib/gateway/send-form.ts'
import type { Handler, Handlers, Visit } from '#lib/gateway/visit.ts'
import { productMessages } from '#messages/product.ts'
import { wishlistMessages } from '#messages/wishlist.ts'

/** Requests a mail. Throws ApiError. */
function askForMail(visit: Visit) {
  const product_detail_id = fieldText(visit.given, 'product_detail_id').trim()
  const asked = { product_detail_id, ...visit.fields }
  const isOffered = endpoints['POST stock-alert'].body.safeParse(asked).success
  return isOffered
    ? sendForm(visit, { product_detail_id })
    : { message: productMessages.itemNotValid }
}

/** The stock alert page, with the product or link it is about. */
const alertPage =
  (parameter: string, field: string): Required<Handler>['place'] =>
  ({ given }) => {
    const query = new URLSearchParams({ [parameter]: fieldText(given, field).trim() })
    return { location: `/stock-alert?${query}` }
  }

/** Stops mails to the address in a mail's link. Never redirects: providers don't follow redirects (RFC 8058, 3.1). */
async function stopByMail(visit: Visit): Promise<Response> {
  const { message = '' } = await sendForm(visit, { token: fieldText(visit.given, 'stop') })
  return new Response(message, { headers: noStore })
}

/** Changes the wishlist. A guest is redirected to sign-in, and from there to the product (spec §5). */
const change = (signInFirst: string): Handler => ({
  handle: (visit) => {
    if (visit.session) return sendForm(visit)
    const { product_detail_id: id } = parseBody(
      visit.call,
      endpoints['POST user/wishlist'].body,
      visit.given,
    )
    const location = withNext('/sign-in', `/product/${id}`)
    return { page: '/sign-in', location, message: signInFirst }
  },
})

export const productHandlers: Handlers = {
  [askForStockAlert.at]: {
    handle: askForMail,
    place: alertPage('item', 'product_detail_id'),
  },
  [stopStockAlert.at]: {
    handle: (visit) => sendForm(visit, { token: fieldText(visit.given, 'token').trim() }),
    place: alertPage('stop', 'token'),
  },
  [stopStockAlertByMail.at]: { handle: stopByMail },
  [addWish.at]: change(wishlistMessages.signInToAdd),
  [removeWish.at]: change(wishlistMessages.signInToRemove),
}

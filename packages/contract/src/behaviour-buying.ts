import type { Behaviour } from '#behaviour.ts'
import type { bundleEndpoints } from '#bundle.ts'
import type { cartEndpoints } from '#cart.ts'
import type { checkoutEndpoints } from '#checkout.ts'
import type { guestOrderEndpoints } from '#guest-order.ts'
import type { orderEndpoints } from '#order.ts'
import type { orderUpdateEndpoints } from '#order-updates.ts'
import type { paymentEndpoints } from '#payment.ts'
import type { promoEndpoints } from '#promo.ts'
import type { returnEndpoints } from '#returns.ts'
import type { productReviewEndpoints } from '#review.ts'
import type { reviewEndpoints } from '#write-review.ts'

type Call =
  | keyof typeof cartEndpoints
  | keyof typeof bundleEndpoints
  | keyof typeof promoEndpoints
  | keyof typeof checkoutEndpoints
  | keyof typeof paymentEndpoints
  | keyof typeof orderEndpoints
  | keyof typeof guestOrderEndpoints
  | keyof typeof returnEndpoints
  | keyof typeof orderUpdateEndpoints
  | keyof typeof productReviewEndpoints
  | keyof typeof reviewEndpoints

const holdsNoStock = 'Do not reserve stock: only POST checkout-trx takes it.'
const cancels =
  'Return the stock and the promo code use exactly once. An order that is already cancelled stays cancelled.'

const returning = [
  'Accept one return request per order. If one exists, keep it and send the same response.',
  'Refuse an order that has not arrived, or that arrived too long ago, with ORDER_CLOSED. return_until gives the deadline.',
  'Detect the picture format from the bytes and store only the visible picture. Show it only to the buyer and the staff.',
] as const
const stoppingUpdates = [
  'Send no further WhatsApp messages about this order, including queued ones. Record the time in withdrawn_at.',
] as const
const reviewing = [
  'Accept one review per order line; a line that has a review keeps it. Respond to a repeated review as to the first one, and say in `message` that the repeat was not saved.',
  'Refuse an order that has not arrived with ORDER_CLOSED, and a line that is not in the order with NOT_FOUND.',
  'Publish the review only after staff approve it.',
] as const
const ownPicture = 'Send a picture only to the buyer of its order.'

/** Duties of a backend in the calls of cart, checkout, payment and orders. */
export const buyingBehaviour: Behaviour<Call> = {
  'GET cart': [
    'Find the cart by local_device_id. An unknown device id has an empty cart.',
    'Recompute net_price of each line on every call. It is the price to pay for one piece, with direct_discount already taken off.',
    'Send free_shipping_from only if POST checkout-shipping then offers a tier with tariff 0 for lines that cost that much.',
    'Keep the id of a line for as long as the line exists: orders refer to lines by id.',
  ],
  'POST cart': [
    'If the cart has a line with the same product and size, add qty to it.',
    'Refuse with OUT_OF_STOCK if no single store has the quantity, including the pieces already in the cart: one store serves an order.',
    'Refuse with ORDER_LIMIT if the cart would hold more pieces of a product, in all its sizes, than its max_per_order.',
    'Add up concurrent calls, and lose none of them.',
    holdsNoStock,
  ],
  'GET buy-now': [
    'Send one line with its price to pay, as the cart would contain it. Its id must only stay the same between calls.',
    'Refuse with OUT_OF_STOCK if no single store has the quantity.',
    'Accept buy_now in POST checkout, POST checkout-shipping, POST check-showroom-stock-availability, POST checkout-promo-code and POST checkout-trx: its line replaces the cart. None of these calls changes the cart.',
  ],
  'POST cart-item-increment-qty': [
    'Add qty to the line, within the limits of POST cart.',
    'Refuse a line that is not in the cart with NOT_IN_CART.',
  ],
  'POST cart-item-decrement-qty': [
    'Subtract qty from the line, but never go below 1: only DELETE cart-item-remove removes a line.',
  ],
  'DELETE cart-item-remove': ['Remove the whole line, whatever its quantity.'],
  'POST cart-adopt': [
    'Give all devices of a customer the same local_device_id.',
    'Add up matching lines of both carts, up to the most that one store has. Repeating the call changes nothing.',
  ],
  'POST cart-move': ['Move the cart and the open orders once. Repeating the call changes nothing.'],
  'GET promos': [
    'Send the bundles that apply now. The shop shows how many pieces are missing, and takes nothing off the price itself.',
  ],
  'POST checkout-promo-code': [
    'Compute total_purchase from the lines that the store can serve: the sum of qty × price to pay.',
    'Do not count a use of the code here: POST checkout-trx counts it.',
    'Refuse with PROMO_INVALID a code that is unknown, not yet valid, expired or used up. Also refuse a code that leaves less than the minimum of the payment provider, unless payment_way is set: the order is then paid without the provider.',
    'Compare codes case-insensitively.',
  ],
  'POST promo-offers': [
    'Send only codes that POST checkout-promo-code would accept now. Leave out private codes, which only shoppers who know them may use.',
    'Send the promos in any order. The shop sorts them by their discount on this order, and hides those that take nothing off.',
  ],
  'POST checkout': [
    'List every store that has at least one cart line in full. Of these stores, list the hubs for deliveries.',
    holdsNoStock,
  ],
  'POST checkout-shipping': [
    'Compute tariff in whole rupiah for one parcel with everything in the cart that the hub can serve.',
    'Use any keys for couriers. Make service unique among all tiers of the response, across couriers.',
    'Compute the same tariff in POST checkout-trx: it refuses any other shipping_cost with SHIPPING_CHANGED.',
    'If no courier delivers to the area, send an empty record, not an error.',
    'Offer tiers with needs_pin only if the request has an address_pin. Keep all other tiers the same with and without one. Refuse an address_pin outside Indonesia with ADDRESS_INCOMPLETE.',
  ],
  'POST check-showroom-stock-availability': [
    'Send each cart line by its id, with the number of pieces in the store; 0 for none.',
  ],
  'POST checkout-trx': [
    'Do everything in one transaction: create the order, take its stock, count the promo code use and remove the ordered lines from the cart. A refusal changes nothing.',
    'Create one order per device and Idempotency-Key, even if two calls arrive at once. Answer each repeated call with the same order and form.',
    'Take the stock from the store in showroom_id, so that two concurrent buyers cannot both get the last piece. Refuse the other buyer with OUT_OF_STOCK.',
    'Refuse with ORDER_LIMIT more pieces of a product than its max_per_order. Include the active orders of the same e-mail address (as a guest and with its account) and of the same device, even if two orders arrive at once.',
    'If cart_item_ids is sent, order exactly these lines, or refuse with CART_CHANGED. Otherwise order the lines that the store can serve, and leave the others in the cart.',
    'Compute all amounts on the backend, in whole rupiah: the sum of qty × price to pay − discount + tariff + the fee of payment_way. Refuse with SHIPPING_CHANGED a shipping_cost that differs from the tariff, or a tier that the courier in shipping_courier does not have. Refuse a different expected_total with CART_CHANGED.',
    'Store the courier under the name that the backend gives it, never the text that was sent.',
    'Compute the discount: disc_percent of the base, rounded down to a whole rupiah, plus disc_nominal. Cap it at disc_max and at the base. The base is the tariff for SHIPPING, otherwise the sum of the lines.',
    'Never send a bill of 0. Set an order with nothing to pay to PAID at once, and send its mails. Its payment_redirect leads to /payment/response of the shop, with a return that POST checkout-payment verifies. Refuse a total above 0 but below the minimum of the payment provider with BELOW_MINIMUM, or with PROMO_INVALID if a promo code caused it.',
    'Set an order with payment_way to CONFIRMED at once, send its mails, and give a pickup its pickup code. Respond with payment_redirect to /payment/response of the shop, as for an order with nothing to pay. Compute the fee. Refuse with PAYMENT_WAY a payment method that is not offered, a delivery by a tier without takes_cash, and a total above max_total.',
    'Limit unpaid cash orders with CASH_ORDERS, so that no shopper can use up the limit of another. Count by device and by account. Count by e-mail or delivery address only together with the network that the order comes from.',
    'Set a pickup that is not paid at the store in time to NOT_COLLECTED, and return its stock and promo code use.',
    'Keep the prices of the order as they are at checkout. Later price changes do not affect it.',
    'Hold an unpaid order for at most 24 hours (bill_expired, in WIB). Then set it to EXPIRED, and return its stock and promo code use.',
    'Sign the form with sha1(md5(user_id + password + order_id + bill_total)). The user and the password never leave the backend.',
    'If POST checkout sends has_whatsapp_updates, store whatsapp_phone and whatsapp_wording with the order and the time. Store both or neither. Send only updates about this order to the number by WhatsApp, each of them once.',
    'Set return_url to an address of the shop, not of the backend.',
    'If POST checkout sends has_gift_options, store gift_message and hide_prices with the order. Show both to the buyer and to the staff who pack it.',
  ],
  'POST checkout-payment': [
    'Trust a report only if its signature is sha1(md5(user_id + password + bill_no + status)): it comes from the browser.',
    'Do not change the order. Only the notification that the provider itself sends to the backend, with a valid signature and the total of the order, makes it PAID.',
    'Give a repeated report the same response.',
  ],
  'GET order-payment': [
    'Answer only the device that placed the order, or its customer. Refuse everyone else with 404.',
  ],
  'GET user/orders': [
    "Send only the customer's own orders, newest first.",
    'Send prices, discount and shipping_cost as ordered: the sum of subtotal − discount + shipping_cost + payment_fee is grand_total.',
    'Send times in WIB (YYYY-MM-DD HH:mm:ss).',
    'Once the time to pay has passed, show an unpaid order as EXPIRED, and its stock as available.',
    'Assign the number of invoice in the transaction that records the payment, without gaps. Never change an invoice, even if the company moves or the order is refunded: a credit note takes back what is no longer owed.',
  ],
  'GET user/order': ["Refuse another customer's order with 404, as if it did not exist."],
  'POST user/order-cancel': [cancels, 'Refuse a paid order with ORDER_CLOSED.'],
  'POST order-lookup': [
    'Give the same response, ORDER_UNKNOWN, for an unknown number, a different e-mail address and an order of a customer.',
    'Limit the attempts: an order number has only eight characters.',
  ],
  'POST order-by-token': [
    'Open one order until the token expires. Then refuse it with LINK_EXPIRED.',
  ],
  'POST order-link': [
    'Send the mail to the address of the order, whoever asks. Give the same response if there is no such order.',
  ],
  'POST order-cancel': [cancels, 'Refuse a paid order with ORDER_CLOSED.'],
  'POST user/order-return': returning,
  'POST order-return': returning,
  'POST user/order-updates-stop': stoppingUpdates,
  'POST order-updates-stop': stoppingUpdates,
  'GET product-reviews': [
    'Send only reviews that staff have approved, newest first, 10 at a time. Send no data about the buyer except the name given for the review.',
  ],
  'GET user/reviews': ["Send only the customer's own reviews, including those that are not shown."],
  'POST user/review': reviewing,
  'POST order-review': reviewing,
  'GET user/order-return-picture': [ownPicture],
  'POST order-return-picture': [ownPicture],
}

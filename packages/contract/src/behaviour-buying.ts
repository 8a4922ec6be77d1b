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

const holdsNoStock = 'Hold no stock: pieces are taken by POST checkout-trx alone.'
const cancels =
  'Return the stock and the use of the promo code, once; an order that is cancelled already stays so.'

const returning = [
  'Take one request of an order; a request that is there already stays, and the answer is the same.',
  'Refuse an order that has not arrived, or arrived too long ago, with ORDER_CLOSED: return_until says when.',
  'Read the pictures by their bytes, keep no more of them than what is seen, and give them to the buyer and the staff alone.',
] as const
const stoppingUpdates = [
  'Send nothing more about this order by WhatsApp, also nothing that waits already; write the time into withdrawn_at.',
] as const
const reviewing = [
  'Take one review of a line of an order; a line that has one keeps it. Answer a repeated review like the first one, and say in `message` that another one was not taken.',
  'Refuse an order that has not arrived with ORDER_CLOSED, and a line that it does not have with NOT_FOUND.',
  'Show it to nobody before staff have approved it.',
] as const
const ownPicture = 'Give a picture to the buyer of the order alone.'

/** Duties of a backend in the calls of cart, checkout, payment and orders. */
export const buyingBehaviour: Behaviour<Call> = {
  'GET cart': [
    'Find the cart by local_device_id; one that was never seen has an empty cart.',
    'Compute net_price of a line again at each call: the price to pay for one piece, direct_discount taken off already.',
    'Send free_shipping_from only if POST checkout-shipping then has a tier with tariff 0 for lines that cost as much.',
    'Keep the id of a line as long as the line is there: an order names lines by it.',
  ],
  'POST cart': [
    'Add qty to the line of the same product and size, if there is one.',
    'Refuse with OUT_OF_STOCK what no single store has, with what is in the cart already: one store serves an order.',
    'Refuse with ORDER_LIMIT more pieces of a product, in all its sizes, than its max_per_order.',
    'Add up calls that come at the same time: none is lost.',
    holdsNoStock,
  ],
  'GET buy-now': [
    'Send one line with its price to pay, as the cart would have it; its id need only be the same each time.',
    'Refuse with OUT_OF_STOCK what no single store has.',
    'Take buy_now in POST checkout, POST checkout-shipping, POST check-showroom-stock-availability, POST checkout-promo-code and POST checkout-trx: the line in place of the cart. None of them changes the cart.',
  ],
  'POST cart-item-increment-qty': [
    'Add qty to the line, within the limit of POST cart.',
    'Refuse a line that is not there with NOT_IN_CART.',
  ],
  'POST cart-item-decrement-qty': [
    'Take qty off the line, down to 1 and no further: a line goes by DELETE cart-item-remove alone.',
  ],
  'DELETE cart-item-remove': ['Remove the whole line, whatever its quantity.'],
  'POST cart-adopt': [
    'Give all devices of a customer one local_device_id.',
    'Add up lines of both carts to what one store has at most; the same call again changes nothing.',
  ],
  'POST cart-move': ['Move cart and open orders, once: the same call again changes nothing.'],
  'GET promos': [
    'Send the bundles that hold now. The shop shows how many pieces are missing, and takes nothing off for them.',
  ],
  'POST checkout-promo-code': [
    'Compute total_purchase of the lines that the store can serve: the sum of qty × price to pay.',
    'Leave the use of the code uncounted: POST checkout-trx counts it.',
    'Refuse a code that is unknown, not begun, ended or used up with PROMO_INVALID, and one that leaves less than the payment provider takes, unless payment_way says that it is paid without it.',
    'Compare codes without regard to case.',
  ],
  'POST promo-offers': [
    'Send only codes that POST checkout-promo-code would take now, and none that is meant for those alone who know it.',
    'Leave the order to the shop: it shows first what takes most off this order, and leaves out what takes nothing off.',
  ],
  'POST checkout': [
    'Name every store that has one line or more of the cart with all its pieces, and of these the hubs for deliveries.',
    holdsNoStock,
  ],
  'POST checkout-shipping': [
    'Compute tariff for the whole parcel of what the hub can serve of the cart, in whole rupiah.',
    'Use any keys for couriers, and for service a code that no other tier of the answer has, whatever its courier.',
    'Give the same tariff in POST checkout-trx: an order with another shipping_cost is refused with SHIPPING_CHANGED.',
    'Answer with an empty record, not with a refusal, where no courier goes.',
    'Offer tiers with needs_pin for an address_pin alone, and the others the same with one and without. Refuse one outside of Indonesia with ADDRESS_INCOMPLETE.',
  ],
  'POST check-showroom-stock-availability': [
    'Send each line of the cart by its id with the pieces that the store has, 0 for none.',
  ],
  'POST checkout-trx': [
    'Do all of it in one transaction: the order, its stock, the use of the promo code, and what leaves the cart; a refusal changes nothing.',
    'Make one order of one Idempotency-Key of a device, also when the call comes twice at once, and answer each repeated call with the same order and form.',
    'Take stock from the store of showroom_id so that two buyers at once cannot both have the last piece; refuse the other with OUT_OF_STOCK.',
    'Refuse with ORDER_LIMIT more pieces of a product than its max_per_order, with those in orders that stand of the same e-mail address, as a guest and with its account, or the same device: also of two orders at once.',
    'Order the lines in cart_item_ids, all or none (CART_CHANGED); without them the lines that the store can serve, and leave the others in the cart.',
    'Compute all money itself, in whole rupiah: the sum of qty × price to pay − discount + tariff + the fee of payment_way. Refuse a shipping_cost that is not the tariff, and a tier that the courier in shipping_courier does not have (SHIPPING_CHANGED), and another expected_total (CART_CHANGED).',
    'Keep as the courier of an order its own name of it, never the text that was sent.',
    'Compute the discount: disc_percent of the base rounded down to a whole rupiah, + disc_nominal, at most disc_max, at most the base. The base is the tariff for SHIPPING, else the sum of the lines.',
    'Send no bill of 0: an order with nothing to pay is PAID at once, with its mails; payment_redirect leads to /payment/response of the shop, with a return that POST checkout-payment verifies. Refuse a total that is less than the payment provider takes, and not 0, with BELOW_MINIMUM, and with PROMO_INVALID where a promo code leaves it.',
    'Make an order with payment_way CONFIRMED at once, with its mails and the pickup code of a pickup, and answer with payment_redirect to /payment/response of the shop, as for an order with nothing to pay. Compute its fee, and refuse a way that is not offered, a delivery by a tier without takes_cash, and a total above max_total with PAYMENT_WAY.',
    'Limit the orders that are still to be paid in cash (CASH_ORDERS) so that nobody uses up the limit of somebody else: by device and account, and by an e-mail or delivery address only together with the network that the order comes from.',
    'Release a pickup that is not paid at the store in its time as NOT_COLLECTED: stock and promo code return.',
    'Keep the prices of the order as they are now; a later price changes no order.',
    'Hold an unpaid order for 24 hours at most (bill_expired, in WIB); then it is EXPIRED, and stock and promo code return.',
    'Sign the form: sha1(md5(user_id + password + order_id + bill_total)). Password and user never leave the backend.',
    'Keep whatsapp_phone and whatsapp_wording with the order and the time, where POST checkout says has_whatsapp_updates; send nothing to it by WhatsApp but what happens to this order, and that once. Keep neither without the other.',
    'Write the address of the shop in return_url, not that of the backend.',
    'Keep gift_message and hide_prices with the order, and show both to the buyer and to who packs it, where POST checkout says has_gift_options.',
  ],
  'POST checkout-payment': [
    'Believe nothing whose signature is not sha1(md5(user_id + password + bill_no + status)): the report comes from the browser.',
    "Change no order: only the provider's own notification to the backend, with a valid signature and the order's total, makes it PAID.",
    'Answer a repeated report in the same way.',
  ],
  'GET order-payment': [
    'Answer the device that placed the order, or its customer; everybody else gets 404.',
  ],
  'GET user/orders': [
    "Send the customer's own orders alone, the newest first.",
    'Send prices, discount and shipping_cost as they were ordered: the sum of subtotal − discount + shipping_cost + payment_fee is grand_total.',
    'Send times in WIB (YYYY-MM-DD HH:mm:ss).',
    'Show an unpaid order whose time has passed as EXPIRED, and its stock as free.',
    'Give invoice its number in the transaction that records the payment, without gaps; never change it, also when the company moves or the order is refunded: a credit note takes back what is not owed any more.',
  ],
  'GET user/order': ["Refuse another customer's order with 404, as one that does not exist."],
  'POST user/order-cancel': [cancels, 'Refuse an order that is paid with ORDER_CLOSED.'],
  'POST order-lookup': [
    'Give an unknown number, another e-mail address and the order of a customer one answer, ORDER_UNKNOWN.',
    'Limit the attempts: a number has eight characters.',
  ],
  'POST order-by-token': ['Open one order, until the token expires; then LINK_EXPIRED.'],
  'POST order-link': [
    'Send the mail to the address of the order, whoever asks, and answer alike where there is none.',
  ],
  'POST order-cancel': [cancels, 'Refuse an order that is paid with ORDER_CLOSED.'],
  'POST user/order-return': returning,
  'POST order-return': returning,
  'POST user/order-updates-stop': stoppingUpdates,
  'POST order-updates-stop': stoppingUpdates,
  'GET product-reviews': [
    'Send those alone that staff have approved, the newest first, 10 at a time, and nothing of who bought but the name that was given for it.',
  ],
  'GET user/reviews': ["Send the customer's own reviews alone, also those that are not shown."],
  'POST user/review': reviewing,
  'POST order-review': reviewing,
  'GET user/order-return-picture': [ownPicture],
  'POST order-return-picture': [ownPicture],
}

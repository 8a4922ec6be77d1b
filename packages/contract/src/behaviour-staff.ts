import type { Behaviour } from '#behaviour.ts'
import type { staffEndpoints } from '#staff.ts'

const replaces = 'Replace the previous version in one step.'

/** Duties of a backend that has calls for staff. */
export const staffBehaviour: Behaviour<keyof typeof staffEndpoints> = {
  'GET staff/orders': [
    'Sort by id, and start after the id in `after`.',
    'Send no data about the buyer.',
  ],
  'GET staff/order': [
    'Find the order by trx_ref, or by the number that the shopper sees if only one order has it.',
  ],
  'POST staff/order-step': [
    'Apply the step with its stock, promo code and mail in one transaction, once. Repeating a step changes nothing.',
    'Return the stock of an order that is cancelled or refunded while its goods are in the shop. Do not restock goods that were sent.',
    'Refuse a step that the status does not allow with ORDER_CLOSED (409).',
    'Refund only an order whose payment is recorded, and has not been reversed by the provider.',
    'When the money of an order has been returned, issue a credit note for the rest of its invoice.',
  ],
  'GET staff/invoices': ['Send no data about the buyer.'],
  'POST staff/credit-note': [
    'Number credit notes without gaps, in the transaction that issues them.',
    'Refuse an order without an invoice with ORDER_CLOSED (409). Refuse an amount of 0, or above the rest of the invoice, with 422.',
    'Set its PPN so that the PPN of all credit notes together is that of their sum.',
  ],
  'POST staff/book-parcel': [
    'Book the parcel once, even if two calls arrive at once or a response of the aggregator is lost.',
    'Refuse an order that is not packed with ORDER_CLOSED (409). If the aggregator refuses the parcel, refuse with INVALID_INPUT (422) and its message.',
    'Respond with UNAVAILABLE (503) if it is unknown whether the parcel was booked. The caller then repeats the call.',
  ],
  'GET staff/returns': [
    'Sort by id (the id of the order), and start after the id in `after`.',
    'Send no data about the buyer.',
  ],
  'GET staff/return': ['Find the request as GET staff/order finds the order.'],
  'GET staff/return-picture': ['Send the picture as it was stored.'],
  'POST staff/return-step': [
    'Apply the step and its mail in one transaction, once. Repeating a step changes nothing.',
    'Refuse a step that the status does not allow with ORDER_CLOSED (409). Also refuse a decision without `words`.',
    'Do not change the order: POST staff/order-step refunds it, and sets its request to REFUNDED.',
  ],
  'GET staff/reviews': ['Sort by id, and start after the id in `after`.'],
  'POST staff/review-step': [
    'Notify the shops of the change: the product page shows count, average and the newest reviews.',
    'Allow later decisions: approve a rejected review, or reject an approved one.',
  ],
  'POST staff/late-payment': [
    'Without `amount`, record the whole amount of the order. A refund states the recorded amount to the buyer.',
    'Do not change the status, the stock or the promo code of the order: it has ended.',
    'Refuse an order that is awaiting payment, or has one, with ORDER_CLOSED (409).',
    'If the provider sends the notification again, treat it as settled, and raise no alarm.',
    'If the provider has reported several late payments, record the oldest. The others remain to be settled.',
  ],
  'POST staff/settle-payment': [
    'Do not change the order. Once all of its money is settled, GET staff/orders with `owed` no longer lists it.',
    'Change nothing if the payment is already settled. Refuse a payment with nothing to settle with ORDER_CLOSED (409), and an unknown one with NOT_FOUND.',
    'Settle the payment automatically when the provider reports that it has returned the whole of it.',
  ],
  'POST staff/stock': [
    'Add delta to the current stock in one statement, so that a concurrent order is not lost.',
    'Apply every delta: a repeated one looks like a new one. Check the stock before you repeat the call.',
    'Refuse a delta that would make the stock negative, and change nothing.',
  ],
  'POST staff/price': [
    'Compute grand_price as GET products does: round the percent discount down to a whole rupiah.',
    'Apply the price to carts at once. Orders keep their prices.',
    'Refuse a sale_ends_at in the past: the discount would never apply.',
  ],
  'POST staff/order-limit': [
    'Apply the limit to carts and new orders at once. Existing orders keep their pieces.',
  ],
  'GET staff/home': ['Send everything that was written, including parts hidden by their dates.'],
  'POST staff/home': [replaces],
  'GET staff/promos': ['Count in `uses` the orders with the code, except those that ended unpaid.'],
  'GET staff/free-shipping': ['Send null if delivery always costs something.'],
  'POST staff/free-shipping': [
    'Apply the change to carts and orders from now on. Existing orders keep their shipping_cost.',
  ],
  'POST staff/promo': [
    replaces,
    'Keep the number of uses, and refuse a use_limit below it.',
    'Refuse a new code whose end is in the past. Such an end ends an existing code.',
  ],
  'GET staff/bundles': ['Include bundles whose dates do not apply now.'],
  'POST staff/bundle': [
    replaces,
    'Refuse a group, sub-category or product that does not exist, an ends_at that is not after starts_at, and a new bundle whose end is in the past.',
    'Show the bundle in GET promos from starts_at until ends_at, in WIB.',
  ],
}

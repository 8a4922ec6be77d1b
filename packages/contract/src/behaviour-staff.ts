import type { Behaviour } from '#behaviour.ts'
import type { staffEndpoints } from '#staff.ts'

const replaces = 'Put it in place of the one before, in one step.'

/** Duties of a backend that has calls for staff. */
export const staffBehaviour: Behaviour<keyof typeof staffEndpoints> = {
  'GET staff/orders': [
    'Sort by id, and go on after the id in after.',
    'Send nothing of who bought.',
  ],
  'GET staff/order': [
    'Find it by trx_ref, or by the number that the shopper reads where one order alone has it.',
  ],
  'POST staff/order-step': [
    'Do the step in one transaction with its stock, promo code and mail, once: a repeated step changes nothing.',
    'Return the stock of an order that is cancelled or refunded while its goods are in the shop; what was sent does not come back by itself.',
    'Refuse a step that the status does not allow with ORDER_CLOSED (409).',
    'Refund only an order whose payment is recorded, and not one whose payment the provider has reversed.',
    'Issue a credit note for what is left of the invoice of an order whose money has gone back.',
  ],
  'GET staff/invoices': ['Send nothing of who bought.'],
  'POST staff/credit-note': [
    'Give it a number without gaps in the transaction that issues it.',
    'Refuse an order without an invoice with ORDER_CLOSED (409), and an amount of 0, or more than is left, with 422.',
    'Give it as much PPN that all credit notes together have that of their sum.',
  ],
  'POST staff/book-parcel': [
    'Book it once, also when the call comes twice at once, and when an answer of the aggregator was lost.',
    'Refuse an order that is not packed with ORDER_CLOSED (409), and one that the aggregator does not take with INVALID_INPUT (422) and its words.',
    'Answer UNAVAILABLE (503) where it is not known whether it was booked: the call is then repeated.',
  ],
  'GET staff/returns': [
    'Sort by id, which is that of the order, and go on after the id in after.',
    'Send nothing of who bought.',
  ],
  'GET staff/return': ['Find it as GET staff/order finds the order.'],
  'GET staff/return-picture': ['Send it as it was kept.'],
  'POST staff/return-step': [
    'Do the step in one transaction with its mail, once: a repeated step changes nothing.',
    'Refuse a step that the status does not allow with ORDER_CLOSED (409), and a decision without words.',
    'Leave the order as it is: POST staff/order-step refunds it, and makes its request REFUNDED.',
  ],
  'GET staff/reviews': ['Sort by id, and go on after the id in after.'],
  'POST staff/review-step': [
    'Tell the shops of the change: a page of the product has count, average and the newest reviews.',
    'Take another decision later, too: approve what was rejected, and the other way around.',
  ],
  'POST staff/late-payment': [
    'Take it for the whole amount of the order without amount; what came is what a refund tells the buyer.',
    'Leave the status, the stock and the promo code of the order as they are: the order has ended.',
    'Refuse an order that waits for its payment, or has one, with ORDER_CLOSED (409).',
    'Take a notification that the provider sends again for one that is settled, not for an alarm.',
    'Where the provider has told of several payments that came too late, it is the oldest; the others stay to be settled.',
  ],
  'POST staff/settle-payment': [
    'Leave the order as it is; GET staff/orders with owed lists it no more, once all of its money is settled.',
    'Change nothing when it is settled already; refuse a payment with nothing to settle with ORDER_CLOSED (409), and an unknown one with NOT_FOUND.',
    'Settle it by itself when the provider says that it has sent the whole of it back.',
  ],
  'POST staff/stock': [
    'Add delta to the pieces that are there in one statement: an order at the same time loses nothing.',
    'Nothing tells a delta that is sent again from another one: look at the stock before you repeat it.',
    'Refuse a delta that would leave fewer than no pieces, and change nothing then.',
  ],
  'POST staff/price': [
    'Compute grand_price as GET products does: the percent rounded down to a whole rupiah.',
    'Charge it in carts at once; orders keep their prices.',
    'Refuse a sale_ends_at that has passed: the discount would never hold.',
  ],
  'POST staff/order-limit': [
    'Hold it for carts and orders at once; orders that stand keep their pieces.',
  ],
  'GET staff/home': ['Send what was written, also what its dates hide now.'],
  'POST staff/home': [replaces],
  'GET staff/promos': ['Count in uses the orders that have the code and are not over unpaid.'],
  'GET staff/free-shipping': ['Send null where delivery always costs.'],
  'POST staff/free-shipping': [
    'Hold for carts and orders from now on; an order that is placed keeps its shipping_cost.',
  ],
  'POST staff/promo': [
    replaces,
    'Keep its uses, and refuse a use_limit below them.',
    'Refuse a new code whose end has passed; such an end ends one that there is.',
  ],
  'GET staff/bundles': ['Send also those whose dates do not hold now.'],
  'POST staff/bundle': [
    replaces,
    'Refuse a group, sub-category or product that does not exist, dates that do not follow, and a new bundle whose end has passed.',
    'Show it in GET promos from starts_at until ends_at, in WIB.',
  ],
}

import { places } from '@etalase/backend-kit/tests/support/small-company.ts'
import type { LivedCompany } from '#tests/support/lived-company.ts'

/** A loss, the statement that causes it, and the checks that find it, with their row counts. */
interface Loss {
  loss: string
  sql: (is: LivedCompany) => string
  found: string[]
}

const { hub, store } = places
const orderId = (trxRef: string) => `(select id from orders where trx_ref = '${trxRef}')`
const changed = (set: string, trxRef: string) =>
  `update orders set ${set} where trx_ref = '${trxRef}'`
const notice = (trxRef: string, values: string) =>
  `insert into payment_notifications (bill_no, reference, outcome, result, status, channel, received_at)
   values ('${trxRef}', ${values}, '2', '702', now())`

const ofPieces: Loss[] = [
  {
    loss: 'a piece that left the stock',
    sql: () => `update stock set qty = qty - 1 where product_id = 1 and showroom_id = ${store}`,
    found: ['stock 1'],
  },
  {
    loss: 'a piece that came from nowhere',
    sql: () => `update stock set qty = qty + 1 where product_id = 2`,
    found: ['stock 1'],
  },
  {
    loss: 'the stock of a store that was deleted',
    sql: () => 'delete from stock where product_id = 2',
    found: ['stock 1'],
  },
  {
    loss: 'stock that nobody put in',
    sql: () => `insert into stock values (2, 'M', ${store}, 5)`,
    found: ['stock 1'],
  },
  {
    loss: 'a piece that moved to another store',
    sql: () =>
      `update stock set qty = qty + case showroom_id when ${hub} then 1 else -1 end where product_id = 1`,
    found: ['stock 2'],
  },
  {
    loss: 'an entry of the books that was deleted',
    sql: () => 'delete from stock_entries where product_id = 2',
    found: ['stock 1'],
  },
  {
    loss: 'an entry of the books that was changed',
    sql: () => `update stock_entries set delta = delta - 1 where reason = 'staff'`,
    found: ['stock 1'],
  },
  {
    loss: 'an order that takes its pieces from another store than it did',
    sql: ({ open }) => changed(`showroom_id = ${store}`, open),
    found: ['stock 2'],
  },
  {
    loss: 'an order that expires without giving its pieces back',
    sql: ({ open }) => changed(`status = 'EXPIRED'`, open),
    found: ['stock 1'],
  },
  {
    loss: 'an order that is cancelled without giving its pieces and its promo back',
    sql: ({ paid }) => changed(`status = 'CANCELLED'`, paid),
    found: ['promos 1', 'stock 1'],
  },
  {
    loss: 'a cancelled order that holds its pieces',
    sql: ({ cancelled }) => changed('released_at = null', cancelled),
    found: ['releases 1', 'stock 1'],
  },
  {
    loss: 'a paid order whose pieces were given back',
    sql: ({ pickup }) => changed('released_at = now()', pickup),
    found: ['releases 1', 'stock 1'],
  },
  {
    loss: 'goods of a refunded order that came back by themselves',
    sql: ({ sent }) => changed('released_at = now()', sent),
    found: ['stock 1'],
  },
  {
    loss: 'an order that vanished',
    sql: ({ open }) =>
      `with lines as (delete from order_lines where order_id = ${orderId(open)}),
         letters as (delete from mails where order_id = ${orderId(open)})
       delete from orders where trx_ref = '${open}'`,
    found: ['stock 1'],
  },
]

const ofBills: Loss[] = [
  {
    loss: 'a line that is gone',
    sql: ({ open }) => `delete from order_lines where order_id = ${orderId(open)}`,
    found: ['bills 1', 'stock 1'],
  },
  {
    loss: 'a line of more pieces than it costs',
    sql: ({ open }) => `update order_lines set qty = qty + 1 where order_id = ${orderId(open)}`,
    found: ['lines 1', 'stock 1'],
  },
  {
    loss: 'a line that costs less than its pieces',
    sql: ({ open }) =>
      `update order_lines set subtotal = subtotal - 1 where order_id = ${orderId(open)}`,
    found: ['bills 1', 'lines 1'],
  },
  {
    loss: 'a bill of less than its lines',
    sql: ({ open }) =>
      changed('subtotal = subtotal - 1000, grand_total = grand_total - 1000', open),
    found: ['bills 1'],
  },
  {
    loss: 'a discount without a promo',
    sql: ({ open }) => changed('discount = 1000, grand_total = grand_total - 1000', open),
    found: ['bills 1'],
  },
  {
    loss: 'a discount whose promo is gone',
    sql: ({ paid }) => changed('promo_code = null', paid),
    found: ['bills 1', 'promos 1'],
  },
  {
    loss: 'a pickup that pays for delivery',
    sql: ({ pickup }) => changed('shipping_cost = 9000, grand_total = grand_total + 9000', pickup),
    found: ['bills 1', 'invoices 1'],
  },
  {
    loss: 'a promo use that leaked',
    sql: () => 'update promos set uses = uses + 1',
    found: ['promos 1'],
  },
  {
    loss: 'a promo use that was not counted',
    sql: () => 'update promos set uses = 0',
    found: ['promos 1'],
  },
  {
    loss: 'a paid pickup without its code',
    sql: ({ pickup }) => changed('pickup_code = null', pickup),
    found: ['pickups 1'],
  },
]

const ofMoney: Loss[] = [
  {
    loss: 'a payment that counts twice',
    sql: ({ paid }) => notice(paid, `'R9', 'paid', 'done'`),
    found: ['payments 1'],
  },
  {
    loss: 'a second payment that was taken for the first',
    sql: ({ twice }) =>
      `update payment_notifications set result = 'done', settled_at = null where bill_no = '${twice}'`,
    found: ['payments 1'],
  },
  {
    loss: 'a paid order whose payment is gone',
    sql: ({ paid }) => `delete from payment_notifications where bill_no = '${paid}'`,
    found: ['payments 1'],
  },
  {
    loss: 'a payment of less than the order costs',
    sql: ({ paid }) => `update payment_notifications set amount = 1 where bill_no = '${paid}'`,
    found: ['payments 1'],
  },
  {
    loss: 'a payment that counts for an order that is not paid',
    sql: ({ open }) => notice(open, `'R9', 'paid', 'done'`),
    found: ['payments 1'],
  },
  {
    loss: 'a refund without a payment',
    sql: ({ expired }) => changed(`status = 'REFUNDED', paid_at = now()`, expired),
    found: ['invoices 1', 'payments 1'],
  },
  {
    loss: 'a late payment that nobody recorded',
    sql: ({ late }) => changed('paid_by_hand_at = null', late),
    found: ['invoices 1', 'payments 1'],
  },
  {
    loss: 'a payment that counts and was settled too',
    sql: ({ paid }) =>
      `update payment_notifications set settled_at = now() where bill_no = '${paid}'`,
    found: ['settlements 1'],
  },
  {
    loss: 'money that was sent back for an order that goes on',
    sql: ({ paid }) => notice(paid, `'R1', 'reversed', 'done'`),
    found: ['reversals 1'],
  },
  {
    loss: 'money that was sent back twice',
    sql: ({ reversed }) => notice(reversed, `'R9', 'reversed', 'done'`),
    found: ['reversals 1'],
  },
  {
    loss: 'an order whose reversal was forgotten',
    sql: ({ reversed }) => changed('reversed_at = null', reversed),
    found: ['reversals 1'],
  },
  {
    loss: 'a reversal that the provider never told of',
    sql: ({ cancelled }) => changed('reversed_at = now()', cancelled),
    found: ['credit_notes 1', 'reversals 1'],
  },
  {
    loss: 'a refund that did not end the return',
    sql: () => `update return_requests set status = 'RECEIVED'`,
    found: ['returns 1'],
  },
]

/** Losses of invoices and credit notes. */
const ofInvoices: Loss[] = [
  {
    loss: 'an invoice that vanished',
    sql: ({ pickup }) => `delete from invoices where order_id = ${orderId(pickup)}`,
    found: ['invoices 2'],
  },
  {
    loss: 'a number without an invoice',
    sql: () => `update booked_numbers set last = last + 1 where kind = 'INVOICE'`,
    found: ['invoices 1'],
  },
  {
    loss: 'an invoice of an order that was never paid',
    sql: ({ open }) =>
      `with counted as (update booked_numbers set last = last + 1 where kind = 'INVOICE' returning last)
       insert into invoices (order_id, number, issued_at, seller_name, seller_address, total)
       select id, last, now(), 'PT', 'Jl.', grand_total from counted, orders where trx_ref = '${open}'`,
    found: ['invoices 1'],
  },
  {
    loss: 'a credit note of more than is left',
    sql: ({ refunded }) =>
      `with counted as (update booked_numbers set last = last + 1 where kind = 'CREDIT_NOTE' returning last)
       insert into credit_notes (number, order_id, issued_at, amount, ppn_amount)
       select last, ${orderId(refunded)}, now(), 1, 0 from counted`,
    found: ['credit_notes 1'],
  },
  {
    loss: 'a refund without its credit note',
    sql: ({ returned }) =>
      `with gone as (delete from credit_notes where order_id = ${orderId(returned)} returning number)
       update booked_numbers set last = last - 1 from gone where kind = 'CREDIT_NOTE'`,
    found: ['credit_notes 1'],
  },
]

/** Losses of cash orders. */
const ofCash: Loss[] = [
  {
    loss: 'cash that was collected and is not recorded',
    sql: ({ collected }) => changed('paid_by_hand_at = null', collected),
    found: ['payments 1'],
  },
  {
    loss: 'a confirmed order that is paid',
    sql: ({ confirmed }) => changed('paid_at = now(), paid_by_hand_at = now()', confirmed),
    found: ['invoices 1', 'payments 1'],
  },
  {
    loss: 'a payment of the provider that counts for an order in cash',
    sql: ({ collected }) => notice(collected, `'R9', 'paid', 'done'`),
    found: ['payments 1'],
  },
  {
    loss: 'a pickup that nobody came for, and that keeps its pieces',
    sql: ({ uncollected }) => changed('released_at = null', uncollected),
    found: ['promos 1', 'releases 1', 'stock 1'],
  },
  {
    loss: 'a parcel that is on its way back, and is on the shelf',
    sql: ({ refused }) => changed('released_at = now()', refused),
    found: ['promos 1', 'stock 1'],
  },
]

/** Losses that an audit finds in a company with a past. */
export const losses: readonly Loss[] = [
  ...ofPieces,
  ...ofBills,
  ...ofMoney,
  ...ofCash,
  ...ofInvoices,
]

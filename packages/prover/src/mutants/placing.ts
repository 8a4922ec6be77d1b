// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these lines are templates where they stand
import { inFile, type ProofMutant } from '#mutants/change.ts'

const placing = [
  ...inFile('packages/backend/src/checkout/place-order.ts', [
    {
      name: 'the cart keeps the ordered lines',
      before: 'removeLines(tx, lineIds)',
      after: 'removeLines(tx, [])',
      worlds: ['last-piece'],
    },
    {
      name: 'no mail confirms a new order',
      before: "  else await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_RECEIVED' }, now)\n",
      after: '',
      worlds: ['last-piece'],
    },
    {
      name: 'an order is placed outside its transaction',
      before: 'return placeLocked(tx, submission',
      after: 'return placeLocked(context.db, submission',
      worlds: ['killed'],
    },
    {
      name: 'a repeated key is not looked up',
      before: 'key ? repeatedOrder(',
      after: "key === '' ? repeatedOrder(",
      worlds: ['lost-answers', 'pay-again'],
    },
    {
      name: 'the key of an order is not stored',
      before: 'idempotencyKey: key ?? null,',
      after: 'idempotencyKey: null,',
      worlds: ['lost-answers'],
    },
  ]),
  ...inFile('packages/backend/src/checkout/order-amounts.ts', [
    {
      name: 'the confirmed total is not compared',
      before: 'input.expected_total !== grandTotal',
      after: 'input.expected_total < 0',
      worlds: ['price-change'],
    },
  ]),
  ...inFile('packages/backend-kit/src/db/sql-helpers.ts', [
    {
      name: 'advisory locks lock nothing',
      before: 'pg_advisory_xact_lock(hashtextextended(value, 0))',
      after: 'hashtextextended(value, 0)',
      worlds: ['two-shops', 'pickup-and-delivery'],
    },
  ]),
  ...inFile('packages/backend/src/checkout/repeated-order.ts', [
    {
      name: 'a paid order is paid again',
      before: "if (isSettled || (order.status === 'PENDING' && order.dueAt > now)) return order",
      after: 'return order',
      worlds: ['pay-again'],
    },
  ]),
]

const stockAndPromo = [
  ...inFile('packages/backend-kit/src/stores/stock-repository.ts', [
    {
      name: 'stock is not checked when it is taken',
      before: '.where(and(isStock(given), gte(stock.qty, given.qty)))',
      after: '.where(isStock(given))',
      worlds: ['last-piece'],
    },
    {
      name: 'stock is not taken',
      before: '.set({ qty: sql`${stock.qty} - ${given.qty}` })',
      after: '.set({ qty: sql`${stock.qty}` })',
      worlds: ['last-piece'],
    },
    {
      name: 'stock is returned twice',
      before: 'qty = ${stock}.qty + back.qty',
      after: 'qty = ${stock}.qty + 2 * back.qty',
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('packages/backend-kit/src/promos/promo-repository.ts', [
    {
      name: 'a promo use is not counted',
      before: '.set({ uses: sql`${promos.uses} + 1` })',
      after: '.set({ uses: sql`${promos.uses}` })',
      worlds: ['last-promo'],
    },
    {
      name: 'the limit of a promo is not checked',
      before: '        lt(promos.uses, promos.useLimit),\n',
      after: '',
      worlds: ['last-promo'],
    },
    {
      name: 'a promo use is not returned',
      before: '.set({ uses: sql`${promos.uses} - 1` })',
      after: '.set({ uses: sql`${promos.uses}` })',
      worlds: ['pay-again'],
    },
  ]),
]

const mailsAndCarts = [
  ...inFile('packages/backend-kit/src/outbox/claim-due.ts', [
    {
      name: 'a mail that is being sent is due again',
      before: '  nextAttemptAt: until,\n',
      after: '',
      worlds: ['mail-workers'],
    },
  ]),
  ...inFile('packages/backend-kit/src/mail/mail-queue.ts', [
    {
      name: 'a sent mail is not marked',
      before: 'else await markSent(db, { id, now })',
      after: '',
      worlds: ['last-piece'],
    },
  ]),
  ...inFile('packages/backend/src/account/adopt-cart.ts', [
    {
      name: "the guest's cart is lost at sign-in",
      before: '  await moveLocked(tx, deviceId, cartId)\n',
      after: '',
      worlds: ['two-customers'],
    },
  ]),
  ...inFile('packages/backend-kit/src/cart/cart-lines.ts', [
    {
      name: 'adding a product again replaces the first quantity',
      before: 'qty: sql`${cartItems.qty} + excluded.qty`',
      after: 'qty: sql`excluded.qty`',
      worlds: ['guest-forms'],
    },
  ]),
]

/** Faults of placing orders: stock, promos, carts and mails. */
export const placingMutants: readonly ProofMutant[] = [
  ...placing,
  ...stockAndPromo,
  ...mailsAndCarts,
]

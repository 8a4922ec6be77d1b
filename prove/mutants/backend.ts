// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these lines are templates where they stand
import type { ProofMutant } from '#prove/mutants/change.ts'

type Seeded = Omit<ProofMutant, 'file'>

const inFile = (file: string, mutants: readonly Seeded[]): ProofMutant[] =>
  mutants.map((mutant) => ({ ...mutant, file }))

const placing = [
  ...inFile('backend/checkout/place-order.ts', [
    {
      name: 'the cart keeps what was ordered',
      before: '  await removeLines(tx, lineIds)\n',
      after: '',
      worlds: ['last-piece'],
    },
    {
      name: 'no mail says that an order was received',
      before: "  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_RECEIVED' }, now)\n",
      after: '',
      worlds: ['last-piece'],
    },
    {
      name: 'the total that was confirmed is not compared',
      before: 'input.expected_total !== grandTotal',
      after: 'input.expected_total < 0',
      worlds: ['price-change'],
    },
    {
      name: 'an order is placed outside of its transaction',
      before: 'return existing ?? createOrder(tx, submission',
      after: 'return existing ?? createOrder(context.db, submission',
      worlds: ['killed'],
    },
    {
      name: 'a repeated key is not looked up',
      before: 'const existing = key ? await',
      after: "const existing = key === '' ? await",
      worlds: ['lost-answers', 'pay-again'],
    },
    {
      name: 'the key of an order is forgotten',
      before: 'idempotencyKey: key ?? null,',
      after: 'idempotencyKey: null,',
      worlds: ['lost-answers'],
    },
  ]),
  ...inFile('backend/db/sql-helpers.ts', [
    {
      name: 'advisory locks lock nothing',
      before: 'select pg_advisory_xact_lock(hashtextextended(${key}, 0))',
      after: 'select hashtextextended(${key}, 0)',
      worlds: ['two-shops', 'pickup-and-delivery'],
    },
  ]),
  ...inFile('backend/checkout/repeated-order.ts', [
    {
      name: 'a paid order is paid again',
      before: "if (order.status === 'PENDING' && order.dueAt > now) return order",
      after: 'return order',
      worlds: ['pay-again'],
    },
  ]),
]

const stockAndPromo = [
  ...inFile('backend/stores/stock-repository.ts', [
    {
      name: 'stock is not checked when it is taken',
      before: '.where(and(isStock(key), sql`${stock.qty} >= ${qty}`))',
      after: '.where(isStock(key))',
      worlds: ['last-piece'],
    },
    {
      name: 'stock is not taken',
      before: '.set({ qty: sql`${stock.qty} - ${qty}` })',
      after: '.set({ qty: sql`${stock.qty}` })',
      worlds: ['last-piece'],
    },
    {
      name: 'stock is returned twofold',
      before: 'qty = ${stock}.qty + back.qty',
      after: 'qty = ${stock}.qty + 2 * back.qty',
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('backend/promos/promo-repository.ts', [
    {
      name: 'a use of a promo is not counted',
      before: '.set({ uses: sql`${promos.uses} + 1` })',
      after: '.set({ uses: sql`${promos.uses}` })',
      worlds: ['last-promo'],
    },
    {
      name: 'the limit of a promo is checked nowhere',
      before: '        lt(promos.uses, promos.useLimit),\n',
      after: '',
      worlds: ['last-promo'],
    },
    {
      name: 'the use of a promo does not come back',
      before: '.set({ uses: sql`${promos.uses} - 1` })',
      after: '.set({ uses: sql`${promos.uses}` })',
      worlds: ['pay-again'],
    },
  ]),
]

const statuses = [
  ...inFile('backend/orders/order-status.ts', [
    {
      name: 'a status changes from any other one',
      before: '.where(and(eq(orders.id, id), inArray(orders.status, before)))',
      after: '.where(and(eq(orders.id, id), inArray(orders.status, [...before, orders.status])))',
      worlds: ['pay-again'],
    },
    {
      name: 'an order that ends returns no stock',
      before: 'closed.map(({ id }) => id),',
      after: '[],',
      worlds: ['pay-again'],
    },
    {
      name: 'an order that ends returns no use of a promo',
      before: '    for (const code of promoCodes.toSorted()) await releasePromo(tx, code)\n',
      after: '',
      worlds: ['pay-again'],
    },
    {
      name: 'expiry without stock',
      before: "if (await closeOrder(db, order, 'EXPIRED', now)) expired++",
      after: "if (await changeStatus(db, order, 'EXPIRED', { now })) expired++",
      worlds: ['killed-job'],
    },
    {
      name: 'the stock of an order comes back whatever its status was',
      before: 'if (await changeStatus(tx, order, to, { now })) closed.push(order)',
      after: 'await changeStatus(tx, order, to, { now }).then(() => closed.push(order))',
      worlds: ['pay-again'],
    },
    {
      name: 'an order ends in one transaction, and its stock comes back in another',
      before: 'if (await changeStatus(tx, order, to, { now })) closed.push(order)',
      after: 'if (await changeStatus(db, order, to, { now })) closed.push(order)',
      worlds: ['killed-job'],
    },
    {
      name: 'orders end before they are due',
      before: "eq(orders.status, 'PENDING'), lt(orders.dueAt, now)",
      after: "eq(orders.status, 'PAID'), lt(orders.dueAt, now)",
      worlds: ['cancel-or-pay'],
    },
  ]),
  ...inFile('lib/rules/trx-status.ts', [
    {
      name: 'an order that has ended can be paid',
      before: "  EXPIRED: ['REFUNDED'],",
      after: "  EXPIRED: ['PAID'],",
      worlds: ['pay-again'],
    },
    {
      name: 'an order that was cancelled can be paid',
      before: "  CANCELLED: ['REFUNDED'],",
      after: "  CANCELLED: ['PAID'],",
      worlds: ['cancel-or-pay'],
    },
    {
      name: 'a paid order can expire',
      before: "    PAID: ['READY_FOR_PICKUP', 'CANCELLED', 'REFUNDED'],",
      after: "    PAID: ['READY_FOR_PICKUP', 'CANCELLED', 'REFUNDED', 'EXPIRED'],",
      worlds: ['pay-again'],
    },
  ]),
]

const payments = [
  ...inFile('backend/orders/handle-notification.ts', [
    {
      name: 'no mail says that an order is paid',
      before: "    await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_PAID' }, now)\n",
      after: '',
      worlds: ['pay-again'],
    },
    {
      name: 'a payment that comes too late raises no alarm',
      before: "return order.paidAt === null ? 'too-late' : 'done'",
      after: "return 'done'",
      worlds: ['pay-again'],
    },
    {
      name: 'each repeat of a late payment raises the alarm',
      before: ' && recorded.length > 0) alarm(result)',
      after: ') alarm(result)',
      worlds: ['pay-again'],
    },
    {
      name: 'a failed payment counts as paid',
      before: '  waiting: markWaiting,',
      after: '  waiting: markWaiting,\n  notCompleted: markPaid,',
      worlds: ['pay-again'],
    },
    {
      name: 'a payment that has arrived is not applied',
      before: '  paid: markPaid,\n',
      after: '',
      worlds: ['pay-again'],
    },
    {
      name: 'a payment is recorded, and the order is changed outside of its transaction',
      before: 'const result = effect ? await effect(tx, order, notice, now)',
      after: 'const result = effect ? await effect(db, order, notice, now)',
      worlds: ['killed', 'pay-again'],
    },
  ]),
  ...inFile('backend/payment/xpress.ts', [
    {
      name: 'a notification is believed unsigned',
      before: 'if (!isOurs || !sameSignature(signature, parsed.data.signature))',
      after: 'if (!isOurs)',
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('lib/rules/payment/xpress.ts', [
    {
      name: "the provider's code of a failure is read as paid",
      before: "[xpressStatuses.failed, 'notCompleted']",
      after: "[xpressStatuses.failed, 'paid']",
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('backend/orders/order-repository.ts', [
    {
      name: 'an order is cancelled without a lock',
      before: "where(eq(orders.id, id)).for('update')",
      after: 'where(eq(orders.id, id))',
      worlds: ['cancel-or-pay'],
    },
  ]),
  ...inFile('backend/orders/cancel-order.ts', [
    {
      name: 'a buyer cancels an order that is paid',
      before: '    if (refusal) throw refusal\n',
      after: '',
      worlds: ['cancel-or-pay'],
    },
    {
      name: 'a cancellation is confirmed and not made',
      before: "    await closeOrder(tx, order, 'CANCELLED', now)\n",
      after: '',
      worlds: ['cancel-or-pay'],
    },
  ]),
]

const mailsAndCarts = [
  ...inFile('backend/mail/mail-queue.ts', [
    {
      name: 'two workers get the same mail',
      before: ".for('update', { skipLocked: true })",
      after: '',
      worlds: ['mail-workers'],
    },
    {
      name: 'a mail that is being sent is due again',
      before: '    await tx.update(mails).set(claimed).where(eq(mails.id, due.id))\n',
      after: '',
      worlds: ['mail-workers'],
    },
    {
      name: 'a mail that was sent is not marked',
      before: 'else await db.update(mails).set({ sentAt: now }).where(eq(mails.id, id))',
      after: '',
      worlds: ['last-piece'],
    },
  ]),
  ...inFile('backend/account/adopt-cart.ts', [
    {
      name: 'the cart of a guest does not come along at the sign-in',
      before: '  await moveLocked(tx, deviceId, cartId)\n',
      after: '',
      worlds: ['two-customers'],
    },
  ]),
  ...inFile('backend/cart/cart-repository.ts', [
    {
      name: 'a second add of a product replaces the first',
      before: 'set: { qty: sql`${cartItems.qty} + ${qty}`, priceWhenAdded: price },\n    })\n}',
      after: 'set: { qty, priceWhenAdded: price },\n    })\n}',
      worlds: ['guest-tabs'],
    },
  ]),
]

/** Faults of the backend and of the rules that it shares with the shop. */
export const backendMutants: readonly ProofMutant[] = [
  ...placing,
  ...stockAndPromo,
  ...statuses,
  ...payments,
  ...mailsAndCarts,
]

import { inFile, type ProofMutant } from '#mutants/change.ts'

const statuses = [
  ...inFile('packages/backend/src/orders/order-status.ts', [
    {
      name: 'an order that ends returns no stock',
      before: 'closed.map(({ id }) => id),',
      after: '[],',
      worlds: ['pay-again'],
    },
    {
      name: 'an order that ends returns no promo use',
      before: '  for (const code of promoCodes.toSorted()) await releasePromo(tx, code)\n',
      after: '',
      worlds: ['pay-again'],
    },
    {
      name: 'expiry returns no stock',
      before: "if (await closeOrder(db, order, 'EXPIRED', now)) expired++",
      after: "if (await changeStatus(db, order, 'EXPIRED', { now })) expired++",
      worlds: ['killed-job'],
    },
    {
      name: 'the stock of an order is returned whatever its status was',
      before: 'if (await changeStatus(tx, order, to, { now })) closed.push(order)',
      after: 'await changeStatus(tx, order, to, { now }).then(() => closed.push(order))',
      worlds: ['pay-again'],
    },
    {
      name: 'an order ends in one transaction, and its stock is returned in another',
      before: 'if (await changeStatus(tx, order, to, { now })) closed.push(order)',
      after: 'if (await changeStatus(db, order, to, { now })) closed.push(order)',
      worlds: ['killed-job'],
    },
  ]),
]

const payments = [
  ...inFile('packages/backend/src/orders/pay-order.ts', [
    {
      name: 'no mail confirms a payment',
      before: "  await tellBuyer(tx, order, { kind: 'ORDER_PAID' }, now)\n",
      after: '',
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('packages/backend/src/orders/handle-notification.ts', [
    {
      name: 'a second payment of a paid order counts as a repeat',
      before: "!wasBilled ? 'paid-again' : 'done'",
      after: "!wasBilled ? 'done' : 'done'",
      worlds: ['paid-twice'],
    },
    {
      name: 'a late payment raises no alarm',
      before: "(await payOrder(tx, order, { channel, now })) ? 'done' : 'too-late'",
      after: "(await payOrder(tx, order, { channel, now })) ? 'done' : 'done'",
      worlds: ['pay-again'],
    },
    {
      name: 'each repeat of a late payment raises an alarm',
      before: ' && isNew) alarm(result)',
      after: ') alarm(result)',
      worlds: ['pay-again'],
    },
    {
      name: 'a failed payment counts as paid',
      before: '  notCompleted: leave,',
      after: '  notCompleted: markPaid,',
      worlds: ['pay-again'],
    },
    {
      name: 'a received payment is not applied',
      before: '  paid: markPaid,',
      after: '  paid: leave,',
      worlds: ['pay-again'],
    },
    {
      name: 'a payment is recorded, but its order is changed outside the transaction',
      before: 'await effects[outcome](tx,',
      after: 'await effects[outcome](db,',
      worlds: ['killed', 'pay-again'],
    },
  ]),
  ...inFile('packages/backend-kit/src/payment/xpress.ts', [
    {
      name: 'an unsigned notification is accepted',
      before: 'if (!isOurs || !sameSignature(signature, parsed.data.signature))',
      after: 'if (!isOurs)',
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('packages/contract/src/rules/payment/xpress.ts', [
    {
      name: "the provider's code for a failure is read as paid",
      before: "[xpressStatuses.failed, 'notCompleted']",
      after: "[xpressStatuses.failed, 'paid']",
      worlds: ['pay-again'],
    },
  ]),
  ...inFile('packages/backend-kit/src/orders/order-repository.ts', [
    {
      name: 'an order is cancelled without a lock',
      before: "where(eq(orders.id, id)).for('update')",
      after: 'where(eq(orders.id, id))',
      worlds: ['cancel-or-pay'],
    },
  ]),
  ...inFile('packages/backend/src/orders/cancel-order.ts', [
    {
      name: 'a buyer can cancel a paid order',
      before: '    if (refusal) throw refusal\n',
      after: '',
      worlds: ['cancel-or-pay'],
    },
    {
      name: 'a cancellation is confirmed, but not made',
      before: "    await closeOrder(tx, order, 'CANCELLED', now)\n",
      after: '',
      worlds: ['cancel-or-pay'],
    },
  ]),
]

/** Faults of paying, cancelling and expiring orders. */
export const paymentMutants: readonly ProofMutant[] = [...statuses, ...payments]

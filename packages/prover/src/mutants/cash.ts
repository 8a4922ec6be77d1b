import { inFile, type ProofMutant } from '#mutants/change.ts'

/** Faults of orders paid in cash. */
export const cashMutants: readonly ProofMutant[] = [
  ...inFile('packages/backend/src/orders/cash-steps.ts', [
    {
      name: 'cash is taken a second time',
      before: '  if (!isToCollect(order)) return false\n  const paid',
      after: "  if (order.status === 'COMPLETED') return true\n  const paid",
      worlds: ['pay-at-store', 'cash-on-delivery'],
    },
    {
      name: 'no mail confirms the cash payment',
      before: "  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_COLLECTED' }, now)\n",
      after: '',
      worlds: ['pay-at-store'],
    },
    {
      name: 'a refused parcel is in stock before it is back',
      before: "  await changeStatus(tx, order, 'NOT_COLLECTED', { now })\n",
      after: "  await closeOrder(tx, order, 'NOT_COLLECTED', now)\n",
      worlds: ['cash-on-delivery'],
    },
    {
      name: 'a returned parcel is not put back into stock',
      before: '  await release(tx, [order])\n',
      after: '',
      worlds: ['cash-on-delivery'],
    },
    {
      name: 'an uncollected pickup keeps its stock',
      before: "  if (!(await closeOrder(tx, order, 'NOT_COLLECTED', now))) return false\n",
      after: "  if (!(await changeStatus(tx, order, 'NOT_COLLECTED', { now }))) return false\n",
      worlds: ['pay-at-store'],
    },
  ]),
  ...inFile('packages/backend/src/orders/confirm-order.ts', [
    {
      name: 'no mail confirms a cash order',
      before: "  await queueMail(tx, { ...aboutOrder(order), kind: 'ORDER_CONFIRMED' }, now)\n",
      after: '',
      worlds: ['pay-at-store'],
    },
  ]),
  ...inFile('packages/backend/src/checkout/repeated-order.ts', [
    {
      name: 'a cash order is refused when it is sent again',
      before: 'order.grandTotal === 0 || order.paymentWay !== null',
      after: 'order.grandTotal === 0',
      worlds: ['cash-lost'],
    },
  ]),
  ...inFile('packages/backend/src/checkout/order-amounts.ts', [
    {
      name: 'the fee of cash on delivery is not charged',
      before: 'orderTotal({ subtotal, discount, shippingCost, paymentFee })',
      after: 'orderTotal({ subtotal, discount, shippingCost })',
      worlds: ['cash-on-delivery'],
    },
  ]),
]

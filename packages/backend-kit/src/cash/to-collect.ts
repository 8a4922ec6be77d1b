import type { OrderRow } from '#orders/order-repository.ts'

/** Whether the money of an order is still to be collected in cash. */
export const isToCollect = ({
  paymentWay,
  paidAt,
}: Pick<OrderRow, 'paymentWay' | 'paidAt'>): boolean => paymentWay !== null && paidAt === null

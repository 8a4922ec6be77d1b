import type { OrderRow } from '#orders/order-repository.ts'

/** Whether cash for an order is still to be collected. */
export const isToCollect = ({
  paymentWay,
  paidAt,
}: Pick<OrderRow, 'paymentWay' | 'paidAt'>): boolean => paymentWay !== null && paidAt === null

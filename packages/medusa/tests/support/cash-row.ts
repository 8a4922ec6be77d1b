/** A row of the engine's table `placement`, as far as steps look at it: a delivery that is to be paid in cash. */
export const cashRow = {
  status: 'CONFIRMED',
  shipping_type: 'ONLINE_DELIVERY',
  payment_way: 'CASH_ON_DELIVERY',
  paid_at: null as Date | null,
  refused_at: null as Date | null,
  back_at: null as Date | null,
}

/** The fields of a `placement` row that steps read: a delivery to be paid in cash. */
export const cashRow = {
  status: 'CONFIRMED',
  shipping_type: 'ONLINE_DELIVERY',
  payment_way: 'CASH_ON_DELIVERY',
  paid_at: null as Date | null,
  refused_at: null as Date | null,
  back_at: null as Date | null,
}

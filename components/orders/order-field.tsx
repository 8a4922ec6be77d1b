import type { Order } from '@etalase/contract/order.ts'

interface OrderFieldProps {
  order: Order
  /** Whether it is a customer's order, rather than the one opened in this browser. */
  isCustomers: boolean
}

/** Names the order of a form. The server checks again whether the shopper may access it. */
export const OrderField = ({ order, isCustomers }: OrderFieldProps) =>
  isCustomers ? (
    <input type="hidden" name="id" value={order.id} />
  ) : (
    <input type="hidden" name="trx_ref" value={order.trx_ref} />
  )

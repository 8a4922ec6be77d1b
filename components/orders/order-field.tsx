import type { Order } from '@etalase/contract/order.ts'

interface OrderFieldProps {
  order: Order
  /** The customer's order; otherwise the one that this browser has opened. */
  isCustomers: boolean
}

/** Names the order of a form: the shop asks for the right to it once more. */
export const OrderField = ({ order, isCustomers }: OrderFieldProps) =>
  isCustomers ? (
    <input type="hidden" name="id" value={order.id} />
  ) : (
    <input type="hidden" name="trx_ref" value={order.trx_ref} />
  )

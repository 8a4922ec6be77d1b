import type { OrderUpdateKind } from '#db/schema/order-updates.ts'

/** A template that takes its values in order, as `npm run staff -- templates` prints it. */
type Template = (...values: readonly string[]) => string

/** WhatsApp updates in English. The company registers these texts with its provider, so changes must be registered too. */
export const updates: Readonly<Record<OrderUpdateKind, Template>> = {
  ORDER_PAID: (number, total) =>
    `Order ${number} is paid. We have received ${total}. Thank you for shopping.`,
  ORDER_SHIPPED: (number, receipt) =>
    `Order ${number} is on its way. Its tracking number is ${receipt}.`,
  READY_FOR_PICKUP: (number, store) =>
    `Order ${number} is ready for pickup at ${store}. Please show the code from our email there.`,
  ORDER_DELIVERED: (number) => `Order ${number} has arrived. We hope you like it.`,
  ORDER_PICKED_UP: (number) => `Order ${number} was picked up. We hope you like it.`,
  ORDER_WITHDRAWN: (number, total) =>
    `We had to cancel order ${number}. We're refunding ${total}. Our email tells you more.`,
  ORDER_REFUNDED: (number, total) =>
    `We have refunded ${total} for order ${number} to the payment method you used.`,
}

import type { ErrorCode } from '#error-codes.ts'

/** The meaning of each error code, for the API documentation. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'A field is missing, has the wrong type, or is out of bounds.',
  ADDRESS_INCOMPLETE: 'The delivery address is incomplete, or its areas do not belong together.',
  UNAUTHORIZED: 'No customer is signed in, or the token is no longer valid.',
  FORBIDDEN: 'The resource belongs to another customer or device.',
  NOT_FOUND: 'The resource does not exist.',
  METHOD_NOT_ALLOWED:
    'The path does not support this method; the Allow header lists those that it does.',
  PAYLOAD_TOO_LARGE:
    'The body exceeds the limit of the call: 64 KiB, or more for calls with pictures.',
  TOO_MANY_REQUESTS: 'Too many attempts; the Retry-After header gives the seconds to wait.',
  EMAIL_TAKEN: 'The e-mail address already belongs to an account.',
  WRONG_PASSWORD: 'The password or the e-mail address is wrong.',
  PASSWORD_MISMATCH: 'The confirmation differs from the password.',
  PASSKEY_REFUSED:
    'The passkey is unknown, or it signed a different challenge, for a different site, or too late.',
  PRIMARY_ADDRESS: 'The primary address cannot be removed, and cannot be made primary again.',
  PROMO_INVALID:
    'The promo code is unknown, not yet valid, expired or used up; the message gives the reason.',
  OUT_OF_STOCK: 'Too few pieces are in stock; the message names the product and size.',
  BELOW_MINIMUM: 'The total is above zero, but below the minimum of the payment provider.',
  ORDER_LIMIT:
    'More pieces of a product than one order, or one customer, may have (max_per_order); the message names the product and the limit.',
  NOT_IN_CART: 'The line is no longer in the cart.',
  CART_EMPTY: 'The cart is empty.',
  CART_CHANGED: 'The cart or its prices differ from the summary that the shopper saw.',
  SHIPPING_CHANGED: 'The shipping method or its cost is not offered, or is no longer offered.',
  PAYMENT_WAY:
    'The payment method is not offered (or no longer offered) for this order because of its courier, total or fee.',
  CASH_ORDERS:
    'Too many cash orders of this device, account, e-mail address or delivery address are still unpaid.',
  ORDER_CLOSED: 'The order is already paid, or its time to pay or to return has passed.',
  OPEN_ORDERS: 'A paid order of the customer has not arrived yet, or its return is not settled.',
  UNPAID_ORDERS: 'Too many orders of this device, e-mail address or network are awaiting payment.',
  ORDER_UNKNOWN: 'No guest order has this number and e-mail address.',
  LINK_EXPIRED: 'The token of a mailed link is invalid, expired or already used.',
  BAD_SIGNATURE: 'The signature of a payment notification is not from the provider.',
  INTERNAL: 'An unexpected error; the log has the cause.',
  UNAVAILABLE: 'The database is temporarily unavailable.',
  SESSION_CHANGED:
    'Gateway only: the customer who is signed in is not the one that the page was made for.',
  QUEUED:
    "Gateway only: the shop is full or a sale has a queue, and it is not yet this device's turn.",
  BACKEND_UNREACHABLE: 'Gateway only: the backend does not respond.',
  BACKEND_TIMEOUT: 'Gateway only: the backend did not respond in time.',
  BACKEND_BAD_RESPONSE: 'Gateway only: the response of the backend breaks the contract.',
}

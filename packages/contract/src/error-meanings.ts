import type { ErrorCode } from '#error-codes.ts'

/** The meaning of each error code, for the API documentation. */
export const errorMeanings: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'A field is missing, of the wrong type, or out of its bounds.',
  ADDRESS_INCOMPLETE: 'The delivery address is incomplete, or its places do not belong together.',
  UNAUTHORIZED: 'No customer is signed in, or the token is no longer valid.',
  FORBIDDEN: 'It belongs to another customer or device.',
  NOT_FOUND: 'It does not exist.',
  METHOD_NOT_ALLOWED: 'The path takes other methods; the Allow header names them.',
  PAYLOAD_TOO_LARGE:
    'The body is larger than the limit of the call: 64 KiB, and more for calls with pictures.',
  TOO_MANY_REQUESTS: 'Too many attempts; the Retry-After header gives the seconds to wait.',
  EMAIL_TAKEN: 'The e-mail address already belongs to an account.',
  WRONG_PASSWORD: 'The password is wrong, or the e-mail address with it.',
  PASSWORD_MISMATCH: 'The confirmation differs from the password.',
  PASSKEY_REFUSED:
    'The passkey is unknown, or it has signed another challenge, for another site, or too late.',
  PRIMARY_ADDRESS: 'The primary address can neither be removed nor made primary again.',
  PROMO_INVALID:
    'The promo code is unknown, not yet valid, expired or used up; the message gives the reason.',
  OUT_OF_STOCK: 'There are fewer pieces than requested; the message names product and size.',
  BELOW_MINIMUM: 'The order costs less than the payment provider takes, and more than nothing.',
  ORDER_LIMIT:
    'More pieces of a product than one order, or one customer, may have (max_per_order); the message names both.',
  NOT_IN_CART: 'The line is no longer in the cart.',
  CART_EMPTY: 'The cart is empty.',
  CART_CHANGED: 'The cart or its prices differ from the summary that the shopper saw.',
  SHIPPING_CHANGED: 'The shipping method, or its cost, is not or no longer offered.',
  PAYMENT_WAY:
    'The way to pay is not, or no longer, offered for this order: its courier, its total or its fee does not allow it.',
  CASH_ORDERS:
    'Too many orders of this device, account, or e-mail or delivery address are still to be paid in cash.',
  ORDER_CLOSED: 'The order was paid, or its time to pay or to be returned has passed.',
  OPEN_ORDERS: 'A paid order of the customer has not arrived yet, or its return is not settled.',
  UNPAID_ORDERS:
    'Too many orders of this device, e-mail address or network are waiting for payment.',
  ORDER_UNKNOWN: 'No guest order has this number and e-mail address.',
  LINK_EXPIRED: 'The token of a mailed link has expired, was already used, or is invalid.',
  BAD_SIGNATURE: "The signature of a payment notification is not the provider's.",
  INTERNAL: 'An unexpected error; the log has the cause.',
  UNAVAILABLE: 'The database is temporarily unavailable.',
  SESSION_CHANGED:
    'Only from the gateway: the page was made for a customer who is no longer the one signed in.',
  QUEUED:
    "Only from the gateway: the shop is full or a sale has a queue, and it is not yet this device's turn.",
  BACKEND_UNREACHABLE: 'Only from the gateway: the backend does not respond.',
  BACKEND_TIMEOUT: 'Only from the gateway: the backend did not respond in time.',
  BACKEND_BAD_RESPONSE: 'Only from the gateway: the response of the backend breaks the contract.',
}

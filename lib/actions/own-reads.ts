import type { Action } from '#lib/actions/action.ts'

const isOpen = true

/** Whether a customer is signed in. */
export const readSessionState = {
  at: 'GET /api/session',
  call: 'GET session',
  isOpen,
  without: { limits: 'It is read from the cookie, without the backend.' },
} as const satisfies Action

/** The checkout's shopper, and what they buy. The page fetches it before its scripts have loaded. */
export const readCheckoutStart = {
  at: 'GET /api/checkout-start',
  call: 'GET checkout-start',
  access: 'device',
} as const satisfies Action

/** Deletes the cookie of a session that the backend has ended. Pages redirect here, since a page cannot change cookies. */
export const settleEndedSession = {
  at: 'GET /api/session/ended',
  call: 'GET session/ended',
  isOpen,
} as const satisfies Action

/** A customer's data as a file (Law 27/2022, article 7). */
export const downloadAccountData = {
  at: 'GET /api/account-data',
  call: 'GET account-data',
  access: 'customer',
  isOpen,
  without: { session: 'A guest is led to the sign-in.' },
} as const satisfies Action

/** The order opened in this browser. */
export const readOpenedOrder = {
  at: 'GET /api/order',
  call: 'GET opened-order',
  isOpen,
} as const satisfies Action

/** The link in a mail about an order. */
export const openMailedLink = {
  at: 'GET /order/open',
  call: 'GET order-link',
} as const satisfies Action

/** A photo of a return request, served only to the shopper who sent it. */
export const readReturnPicture = {
  at: 'GET /api/order/return-picture',
  call: {
    field: 'id',
    with: 'GET user/order-return-picture',
    without: 'POST order-return-picture',
  },
  isOpen,
} as const satisfies Action

/** The payment QR code of an unpaid order. */
export const readPaymentQr = {
  at: 'GET /api/payment-qr',
  call: 'GET payment-qr',
  access: 'device',
  isOpen,
} as const satisfies Action

/** The pickup code of the order opened in this browser. */
export const readOpenedVoucher = {
  at: 'GET /order/pickup',
  call: 'GET pickup-voucher',
  isOpen,
} as const satisfies Action

/** The pickup code of one of the customer's orders. */
export const readVoucher = {
  at: 'GET /account/orders/[id]/pickup',
  call: 'GET pickup-voucher',
  isOpen,
} as const satisfies Action

/** The invoice of the order opened in this browser. */
export const readOpenedInvoice = {
  at: 'GET /order/invoice',
  call: 'GET invoice',
  isOpen,
} as const satisfies Action

/** The invoice of one of the customer's orders. */
export const readInvoice = {
  at: 'GET /account/orders/[id]/invoice',
  call: 'GET invoice',
  isOpen,
} as const satisfies Action

/** The footer's links to the same page in another language. */
export const goToLanguage = {
  at: 'GET /language/[code]',
  call: 'GET language',
  without: { limits: 'It asks no backend.' },
} as const satisfies Action

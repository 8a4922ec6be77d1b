/** Retention in days, used by /privacy and by the backend's job (docs/operations.md). */
export const keptDays = {
  /** A cart, after an item was last added. */
  cart: 180,
  /** The buyer of a guest's unpaid order, after it has expired or was cancelled. */
  unpaidGuestOrder: 30,
  /** The pictures of a return request, after it is refused or refunded. */
  returnPicture: 90,
  /** The record that an order's mail was sent; it has no address. */
  sentMail: 90,
  /** An undeliverable mail with its address. */
  undeliveredMail: 7,
  /** A request for a mail when a size is back, after that mail, so that its link still works. */
  notifiedAlert: 30,
  /** The same request while the size is not back. */
  waitingAlert: 180,
  /** A customer's newsletter consent, after its withdrawal. */
  withdrawnConsent: 365,
  /** A session. */
  session: 30,
} as const

/** Retention in days, read by /privacy and by the backend's job (docs/operations.md). */
export const keptDays = {
  /** A cart, after the last item was put into it. */
  cart: 180,
  /** The buyer of a guest's order that was never paid, after it has expired or was cancelled. */
  unpaidGuestOrder: 30,
  /** The pictures of a request to return an order, after it is refused or refunded. */
  returnPicture: 90,
  /** The record that a mail about an order was sent; it has no address. */
  sentMail: 90,
  /** A mail, and its address, that could not be delivered. */
  undeliveredMail: 7,
  /** A request for a mail when a size is back: after that mail, so that its link still works. */
  notifiedAlert: 30,
  /** The same, while nothing comes back. */
  waitingAlert: 180,
  /** What a customer agreed to for the newsletter, after it was withdrawn. */
  withdrawnConsent: 365,
  /** A session. */
  session: 30,
} as const

/** Why money of an order is settled by hand. */
export const paymentProblemNames = ['too-late', 'wrong-amount', 'paid-again'] as const

export type PaymentProblem = (typeof paymentProblemNames)[number]

/** The same in words, for staff and the log. */
export const paymentProblems: Readonly<Record<PaymentProblem, string>> = {
  'too-late': 'payment for a closed order, or reversal of a sent one',
  'wrong-amount': 'another amount than the order costs, or than was paid',
  'paid-again': 'another payment of an order that is paid, or reversal of one of several',
}

/** What the log says of a notification whose status means nothing to us. */
export const unknownStatus = 'payment notification of a status that is not known'

/** What comes of a notification whose order is known. */
export const notificationResults = ['done', 'unknown-status', ...paymentProblemNames] as const

export type NotificationOutcome = (typeof notificationResults)[number]

export const isPaymentProblem = (result: NotificationOutcome): result is PaymentProblem =>
  paymentProblemNames.some((problem) => problem === result)

/** Why a payment must be settled by hand. */
export const paymentProblemNames = ['too-late', 'wrong-amount', 'paid-again'] as const

export type PaymentProblem = (typeof paymentProblemNames)[number]

/** The problems in words, for staff and the log. */
export const paymentProblems: Readonly<Record<PaymentProblem, string>> = {
  'too-late': 'payment for a closed order, or reversal for a sent order',
  'wrong-amount': 'amount differs from the order total, or from the payment',
  'paid-again': 'second payment of a paid order, or reversal of one of several payments',
}

/** The log message for a notification with an unknown status. */
export const unknownStatus = 'payment notification with an unknown status'

/** The result of a notification for a known order. */
export const notificationResults = ['done', 'unknown-status', ...paymentProblemNames] as const

export type NotificationOutcome = (typeof notificationResults)[number]

export const isPaymentProblem = (result: NotificationOutcome): result is PaymentProblem =>
  paymentProblemNames.some((problem) => problem === result)

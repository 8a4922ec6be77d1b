import type { PaymentOutcome } from '#lib/rules/payment-status.ts'

interface OutcomeWords {
  title: string
  text: string
}

const paymentOutcomes: Record<PaymentOutcome, OutcomeWords> = {
  paid: { title: 'Order Success', text: 'We have received your payment.' },
  waiting: { title: 'Order Success', text: 'Your order stands and waits for your payment.' },
  notCompleted: {
    title: 'Payment not completed',
    text: 'Nothing was charged. Your order is kept for you until its time to pay runs out: you can try again.',
  },
  expired: {
    title: 'The time to pay has passed',
    text: 'This order has expired and its items are back on sale. You are welcome to order them again.',
  },
  reversed: {
    title: 'Payment reversed',
    text: 'The payment was sent back and the order is cancelled. Please contact us if you did not ask for this.',
  },
  checking: {
    title: 'We are checking your payment',
    text: 'We have not heard from the payment provider yet. As soon as we do, you get an email. You do not need to pay again.',
  },
}

/** The payment result. */
export const payment = {
  outcomes: paymentOutcomes,
  metaTitle: 'Payment result',
  reporting: 'Asking about your payment…',
  thankYou: 'Thank you for shopping',
  checkEmail: 'Please check your email for the confirmation.',
  orderNumber: (number: string) => `Order number ${number}`,
  total: (amount: string) => `Total ${amount}`,
  payBefore: (deadline: string) =>
    `Please pay before ${deadline}. After that the items go back on sale.`,
  tryAgain: 'Try payment again',
  checkStatus: 'Check My Order Status',
  continueShopping: 'Continue Shopping',
  checkAgain: 'Check again',
  contact: 'Contact us',
}

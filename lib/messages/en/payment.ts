import type { NumberedKind, PaymentOutcome } from '#lib/rules/payment/provider.ts'

interface OutcomeWords {
  /** The state in a word or two. */
  state: string
  title: string
  text: string
}

const paymentOutcomes: Record<PaymentOutcome, OutcomeWords> = {
  paid: { state: 'Paid', title: 'Order Success', text: 'We have received your payment.' },
  waiting: {
    state: 'Not paid yet',
    title: 'Order Success',
    text: 'Your order stands and waits for your payment. Pay to the number that the payment page gave you, at an ATM, in the app of your bank or at the counter of the retail chain, or scan its QR code. A number is also in the email that we sent you.',
  },
  notCompleted: {
    state: 'Not paid yet',
    title: 'Payment not completed',
    text: 'Nothing was charged. Your order is kept for you until its time to pay runs out: you can try again.',
  },
  expired: {
    state: 'Expired',
    title: 'The time to pay has passed',
    text: 'This order has expired and its items are back on sale. You are welcome to order them again.',
  },
  cancelled: {
    state: 'Cancelled',
    title: 'Order cancelled',
    text: 'This order was cancelled and its items are back on sale. If you have paid for it after all, or did not ask for this, please contact us.',
  },
  reversed: {
    state: 'Sent back',
    title: 'Payment reversed',
    text: 'The payment was sent back and the order is cancelled. Please contact us if you did not ask for this.',
  },
  checking: {
    state: 'Not confirmed yet',
    title: 'We are checking your payment',
    text: 'We have not heard from the payment provider yet. If you have paid, you get an email as soon as we do, and need not pay again.',
  },
}

/** How to pay to a payment number, by the kind of its channel. */
const steps: Record<NumberedKind, (channel: string) => string[]> = {
  'virtual-account': (channel) => [
    'Open the app of your bank, its internet banking, or go to one of its ATMs.',
    `Choose ${channel}. From another bank, choose a transfer to that bank.`,
    'Enter the number above. The amount and our name appear by themselves.',
    'Compare the amount, and confirm. We hear of it within minutes and send you an email.',
  ],
  store: (channel) => [
    `Go to any ${channel} store, and tell the cashier that you want to pay an online order.`,
    'Show the number above.',
    'Compare the amount, pay, and keep the receipt. We hear of it within minutes and send you an email.',
  ],
}

/** The payment result. */
export const payment = {
  outcomes: paymentOutcomes,
  metaTitle: 'Payment result',
  stepsTitle: (channel: string) => `How to pay by ${channel}`,
  steps,
  qrTitle: 'Scan to pay',
  qrAlt: (amount: string) => `QR code to pay ${amount}`,
  qrSave: 'Save the QR code as a picture',
  qrWrong:
    'The QR code of this payment is not that of your bill, so we do not show it. Please contact us, or start the payment again.',
  qrSteps: [
    'Open the app of your bank or e-wallet, and choose QRIS or Scan.',
    'Scan the code. On this phone save it, and choose it from your pictures in the app.',
    'Compare the amount, and pay. This page says so by itself as soon as we hear of it.',
  ],
  reporting: 'Asking about your payment…',
  needsScripts:
    'This page asks about your payment by JavaScript, which does not run in your browser. Your order is kept. What became of your payment comes by email, and stands in your orders if you have an account. Please ask us if you hear nothing.',
  thankYou: 'Thank you for shopping',
  checkEmail: 'Please check your email for the confirmation.',
  orderNumber: (number: string) => `Order number ${number}`,
  total: (amount: string) => `Total ${amount}`,
  payBefore: (deadline: string) =>
    `Please pay before ${deadline}. After that the items go back on sale.`,
  seeAgain: 'In this browser you find this number again at the checkout.',
  seeQrAgain: 'In this browser you find this QR code again at the checkout.',
  tryAgain: 'Try payment again',
  providerAway:
    'Our payment provider does not answer just now. Your order is kept: please try again in a few minutes.',
  toCheckout: 'See the order in the checkout',
  checkStatus: 'Check My Order Status',
  continueShopping: 'Continue Shopping',
  isLate: 'This is taking long.',
  checkAgain: 'Check again',
  contact: 'Contact us',
}

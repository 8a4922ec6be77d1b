import type { NumberedKind, OrderOutcome } from '@etalase/contract/rules/payment/provider.ts'

interface OutcomeWords {
  /** The status in one or two words. */
  state: string
  title: string
  text: string
}

const paymentOutcomes: Record<OrderOutcome, OutcomeWords> = {
  paid: { state: 'Paid', title: 'Order Success', text: "We've received your payment." },
  confirmed: {
    state: 'Confirmed',
    title: 'Order Success',
    text: 'Your order is confirmed.',
  },
  notCollected: {
    state: 'Not collected',
    title: 'Order not collected',
    text: "This order wasn't collected, and there's nothing to pay. You can order its items again.",
  },
  waiting: {
    state: 'Not paid yet',
    title: 'Order Success',
    text: "Your order is placed and waiting for your payment. Use the number from the payment page at an ATM, in your banking app or at the retail store, or scan its QR code. If you have a number, it's also in the email we sent you.",
  },
  notCompleted: {
    state: 'Not paid yet',
    title: 'Payment not completed',
    text: "You weren't charged. We'll hold your order until the payment deadline, so you can try again.",
  },
  expired: {
    state: 'Expired',
    title: 'The payment deadline has passed',
    text: 'This order has expired, and its items are back on sale. You can order them again.',
  },
  cancelled: {
    state: 'Cancelled',
    title: 'Order cancelled',
    text: "This order was cancelled, and its items are back on sale. If you've paid for it, or didn't ask for this, please contact us.",
  },
  reversed: {
    state: 'Returned',
    title: 'Payment reversed',
    text: "Your payment was returned, and the order is cancelled. If you didn't ask for this, please contact us.",
  },
  checking: {
    state: 'Not confirmed yet',
    title: "We're checking your payment",
    text: "We haven't heard from the payment provider yet. If you've paid, you don't need to pay again: we'll email you as soon as we hear.",
  },
}

/** How to pay with a payment number, by kind of channel. */
const steps: Record<NumberedKind, (channel: string) => string[]> = {
  'virtual-account': (channel) => [
    "Open your bank's app or internet banking, or go to one of its ATMs.",
    `Choose ${channel}. From another bank, choose a transfer to that bank.`,
    'Enter the number above. The amount and our name appear automatically.',
    "Check the amount and confirm. We'll know within minutes, and email you.",
  ],
  store: (channel) => [
    `Go to any ${channel} store and tell the cashier that you want to pay for an online order.`,
    'Show the number above.',
    "Check the amount, pay and keep the receipt. We'll know within minutes, and email you.",
  ],
}

/** The payment result. */
export const paymentMessages = {
  outcomes: paymentOutcomes,
  metaTitle: 'Payment result',
  stepsTitle: (channel: string) => `How to pay by ${channel}`,
  steps,
  qrTitle: 'Scan to pay',
  qrAlt: (amount: string) => `QR code to pay ${amount}`,
  qrSave: 'Save the QR code as an image',
  qrWrong:
    "This QR code isn't for your bill, so we don't show it. Please contact us, or start the payment again.",
  qrSteps: [
    'Open your banking app or e-wallet, and choose QRIS or Scan.',
    "Scan the code. If you're on your phone, save the code and choose it from your photos in the app.",
    'Check the amount and pay. This page updates itself as soon as we know.',
  ],
  reporting: 'Checking your payment…',
  needsScripts:
    "This page needs JavaScript to check your payment, and your browser isn't running it. Your order is safe. We'll email you the result of your payment; with an account, you'll also see it in your orders. If you hear nothing, please contact us.",
  thankYou: 'Thank you for shopping',
  checkEmail: 'Please check your email for the confirmation.',
  paymentNumber: 'Payment number',
  orderNumber: (number: string) => `Order number ${number}`,
  total: (amount: string) => `Total ${amount}`,
  payBefore: (deadline: string) =>
    `Please pay before ${deadline}. After that, the items go back on sale.`,
  seeAgain: 'You can see this number again at checkout, in this browser.',
  seeQrAgain: 'You can see this QR code again at checkout, in this browser.',
  tryAgain: 'Try payment again',
  providerAway:
    "Our payment provider isn't responding right now. Your order is safe. Please try again in a few minutes.",
  toCheckout: 'See the order at checkout',
  checkStatus: 'Check My Order Status',
  continueShopping: 'Continue Shopping',
  isLate: 'This is taking longer than usual.',
  checkAgain: 'Check again',
  contact: 'Contact us',
}
